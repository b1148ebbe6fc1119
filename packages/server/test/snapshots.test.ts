// Every game can be opened from a snapshot taken at any moment, and is then the same match, byte for byte: what every
// seat sees and hears, what can be undone, and how it continues after that.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AnyGame, canonical, commitTo, fairChance, fastRandom, hashOf, type Random } from '@boardwright/engine';
import { type Command, eventsFor, Live, type Opening, type Row, type Snapshot, updateFor } from '@boardwright/host';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { loadGames } from '../src/rules/games.ts';
import { loadMatch } from '../src/store/journal.ts';
import { guests, siteFor } from './servers.ts';

const SECRET = '5'.repeat(64);
const COMMANDS = 160;
const TWIN_EVERY = 16;

const throughJson = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

function opened(game: AnyGame, seats: number, confirmTurns: boolean): { live: Live; row: Row } {
  const opening: Opening = {
    game: game.id,
    edition: game.edition,
    options: {},
    seats: Array.from({ length: seats }, (_, p) => ({ owner: `person ${p}`, name: `${p}`, bot: null, left: false })),
    settings: { pace: { kind: 'untimed' }, confirmTurns, substitute: 'random' },
    seal: { commitment: commitTo(SECRET), nonces: Array.from({ length: seats }, (_, p) => `${p}`) },
  };
  return Live.open(game, opening, fairChance(SECRET, opening.seal!.nonces), 1000);
}

/** A random act that is possible now: usually an answer, sometimes an undo. */
function anyCommand(live: Live, random: Random, id: number): Command {
  const { tentative, proposal, held, seats } = live.status;
  const by = (seat: number) => ({ by: `person ${seat}`, seat, id: `${id}` });
  const unconfirmed = tentative ?? held[0]?.seat ?? null;
  if (proposal !== null) {
    const seat = seats.findIndex((_, p) => p !== proposal.by && !proposal.agreed.includes(p));
    return { do: 'agree', ...by(seat) };
  }
  const dice = random(10);
  const undoer = seats.findIndex((_, p) => live.play.canUndo(p));
  if (dice === 0 && undoer >= 0) return { do: 'undo', ...by(undoer) };
  if (dice === 1 && live.play.entries.length > 3) return { do: 'askUndo', ...by(random(seats.length)) };
  if (unconfirmed !== null) return { do: dice < 4 ? 'undo' : 'confirm', ...by(unconfirmed) };
  const waiting = live.waiting();
  const { seat, at } = waiting[random(waiting.length)]!;
  const { words } = updateFor(live, seat).open.find(each => each.at === at)!;
  const word = words[random(words.length)]!;
  return { do: 'answer', ...by(seat), at, word, position: updateFor(live, seat).position };
}

/**
 * Everything that anybody can see or hear of a match, and what is stored of it. A snapshot has no film of the last
 * answer.
 */
function everything(live: Live): string {
  const audiences = [null, ...live.status.seats.keys()];
  const seen = audiences.map(audience => [{ ...updateFor(live, audience), film: [] }, eventsFor(live, audience, 0)]);
  const stored = canonical([live.play.log, live.status, live.position, live.hash(), live.play.baseAt]);
  return JSON.stringify([seen, stored]);
}

/** The texts are long, so only the first difference is shown. */
function same(one: Live, other: Live, where: string): void {
  const [a, b] = [everything(one), everything(other)];
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  assert.ok(a === b, `${where}: …${a.slice(Math.max(0, i - 60), i + 60)}… is not …${b.slice(i, i + 60)}…`);
}

for (const confirmTurns of [false, true])
  describe(confirmTurns ? 'where turns are confirmed' : 'where nothing is confirmed', async () => {
    const games = await loadGames('@boardwright/games');
    for (const { game } of games.values())
      test(`${game.id} goes on from any snapshot as from all rows`, () => {
        const random = fastRandom(11);
        const { live, row } = opened(game, game.seats.find(count => count > 1)!, confirmTurns);
        const rows: Row[] = [throughJson(row)];
        const chance = fairChance(SECRET, live.status.seal!.nonces);
        let twin: Live | null = null;
        let inTheMiddle = 0;
        let takenBack = 0;
        for (let i = 0; i < COMMANDS && !live.isOver; i++) {
          if (i % TWIN_EVERY === 0) {
            const snapshot: Snapshot = throughJson(live.snapshot());
            assert.equal(hashOf(throughJson(live.play.match)), hashOf(live.play.match), 'the hash is that of the JSON');
            twin = Live.restore(game, snapshot, rows);
            if (live.status.seats.some((_, p) => live.play.canUndo(p))) inTheMiddle++;
            same(Live.restore(game, null, rows), live, `all rows up to command ${i}`);
          }
          const command = anyCommand(live, random, i);
          const outcome = live.handle(command, 2000 + i, chance);
          assert.deepEqual(twin!.handle(command, 2000 + i, chance), outcome);
          if ('row' in outcome) rows.push(throughJson(outcome.row));
          if ('row' in outcome && outcome.row.facts.some(each => each.do === 'undo' || each.do === 'takeBack'))
            takenBack++;
          same(twin!, live, `command ${i}, ${JSON.stringify(command)}`);
        }
        assert.ok(takenBack > 3, `${takenBack} taken back`);
        console.log(`${game.id}: ${rows.length} rows, ${takenBack} taken back, ${inTheMiddle} snapshots in mid-turn`);
      });
  });

test('every game gets snapshots while it is played', async t => {
  const here = await siteFor(t, { gamesModule: '@boardwright/games' });
  for (const [game, { game: rules }] of await loadGames('@boardwright/games')) {
    const [ann] = (await guests(here.base, 'Ann')) as [Person];
    const chairs = Array.from({ length: Math.max(...rules.seats) }, () => ({ for: 'me' }));
    const { id } = await ann.post<TableShown>('/api/tables', { game, chairs });
    await ann.connect();
    await ann.say({ type: 'watch', table: id });
    let answers = 0;
    const enough = (): void => {
      if (++answers === 80) throw new Error('enough');
    };
    await playOn(ann, id, fastRandom(3), enough).catch(() => {});
    ann.close();
    const { snapshot } = await loadMatch(here.server.app.store.db, id);
    assert.ok(answers >= 80 && snapshot !== null, `${game}: ${answers} answers, no snapshot`);
    assert.equal(snapshot.match.scores, null, `${game}: the snapshot is of the end`);
  }
});
