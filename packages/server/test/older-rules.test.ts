// Games keep older rules: matches that began with them are finished with them, and their replays open.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import {
  canonical,
  fastRandom,
  type GameFile,
  moduleOfVersion,
  noChance,
  olderModules,
  parseFile,
  replay,
  verifyFile,
} from '@boardwright/engine';
import { games } from '@boardwright/games';
import type { History, PastView } from '@boardwright/host';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, settled, site, siteFor } from './servers.ts';
import { sqliteFile } from './stores.ts';

const NOW = { gamesModule: '@boardwright/games' };
const serverOf = ({ version }: GameFile) => ({
  gamesModule: `${import.meta.resolve('./material/older-games.ts')}?version=${version}`,
});

/** Games as older servers have written them. */
const folder = path.resolve(import.meta.dirname, '../../games');
const files = globSync('*/test/older/version-*.json', { cwd: folder }).map(name =>
  parseFile(readFileSync(path.join(folder, name), 'utf8'), name),
);
const moduleOf = async ({ game, version }: GameFile) =>
  (await moduleOfVersion((await games[game]!()).default, version))!;

test('archived rules lead to the same results as when they were current', async () => {
  const kept = (await Promise.all(Object.values(games).map(async load => olderModules((await load()).default)))).flat();
  assert.ok(kept.length > 0);
  for (const { game } of kept)
    assert.ok(
      files.some(file => file.game === game.id && file.version === game.version),
      `a game of ${game.id} ${game.version} is needed`,
    );
  for (const file of files) {
    const { match } = replay((await moduleOf(file)).game, file, noChance);
    assert.equal(canonical(match), canonical(file.match), `${file.game} ${file.version}`);
  }
});

/** One of each game: the one that the current rules refuse. */
const changed: GameFile[] = [];
for (const file of files) {
  const { game } = (await games[file.game]!()).default;
  try {
    replay(game, file, noChance);
  } catch {
    changed.push(file);
  }
}

async function playToTheEnd(person: Person, table: string): Promise<GameFile> {
  await person.connect();
  assert.equal((await person.say({ type: 'watch', table })).type, 'done');
  await playOn(person, table, fastRandom(3));
  await settled(async () => (await person.get<TableShown>(`/api/tables/${table}`)).status === 'over');
  return person.get<GameFile>(`/api/tables/${table}/file`);
}

const ENOUGH = 12; // answers, before the server is updated

async function playSome(person: Person, table: string): Promise<void> {
  let answers = 0;
  await person.connect();
  await person.say({ type: 'watch', table });
  await playOn(person, table, fastRandom(2), () => {
    if (++answers === ENOUGH) throw new Error('enough');
  }).catch(() => {});
  person.close();
}

async function canBeLookedBackAt(person: Person, table: string, answers: number): Promise<void> {
  const { view } = await person.get<PastView>(`/api/tables/${table}/replay?at=${answers}&as=all`);
  assert.ok(view !== undefined);
  const { points } = await person.get<History>(`/api/tables/${table}/history`);
  assert.equal(points.at(-1)?.answers, answers);
}

for (const file of changed)
  test(`${file.game}: matches of version ${file.version}, running and finished, are there after the update`, async () => {
    const { game, version, seats, options } = file;
    const place = sqliteFile();
    const old = await site(serverOf(file), place);
    const [first] = (await guests(old.base, 'Ann')) as [Person];
    const bots = Array.from({ length: seats - 1 }, () => ({ for: 'bot', level: 'random' }));
    const wish = { game, options, chairs: [{ for: 'me' }, ...bots] };
    const [over, running] = [await first.open(wish), await first.open(wish)];
    await playToTheEnd(first, over.id);
    first.close();
    await playSome(first, running.id);
    await old.server.stop();

    const here = await site(NOW, place);
    const ann = first.at(here.base);
    const { entries } = await ann.get<GameFile>(`/api/tables/${over.id}/file`);
    await canBeLookedBackAt(ann, over.id, entries.length);
    const ended = await playToTheEnd(ann, running.id);
    assert.deepEqual([ended.version, ended.entries.length > ENOUGH], [version, true]);
    assert.deepEqual(verifyFile((await moduleOf(ended)).game, ended).mismatches, []);
    await canBeLookedBackAt(ann, running.id, ended.entries.length);
    const next = await ann.open(wish);
    await settled(async () => (await ann.say({ type: 'watch', table: next.id })).type === 'done');
    await settled(() => ann.seen.has(`${next.id}/0`));
    assert.notEqual(ann.seen.get(`${next.id}/0`)!.view.version, version, 'a new table has the rules of now');
    ann.close();
    await here.stop();
  });

for (const file of changed)
  test(`${file.game}: a saved game of version ${file.version} opens, and one that is not over goes on`, async t => {
    const { base } = await siteFor(t, NOW);
    const [ann] = (await guests(base, 'Ann')) as [Person];
    const over = await ann.post('/api/games/import', { file });
    await settled(async () => (await ann.get<TableShown>(`/api/tables/${over.id}`)).status === 'over');
    await canBeLookedBackAt(ann, over.id, file.entries.length);
    const { match: _, ...rest } = file;
    const half = { ...rest, entries: file.entries.slice(0, ENOUGH), bots: botsAfterFirst(file.seats) };
    const { id } = await ann.post('/api/games/import', { file: half });
    assert.equal((await playToTheEnd(ann, id)).version, file.version);
    ann.close();
  });

const botsAfterFirst = (seats: number): (string | null)[] =>
  Array.from({ length: seats }, (_, p) => (p === 0 ? null : 'random'));
