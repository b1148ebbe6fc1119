// The leak test over the real socket, for every real game. Each message to each seat and to a spectator must be the
// same as in another world that the audience cannot tell from the true one. What was told to one seat must not reach
// any other.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type AnyGame, applyChanges, canonical, fastRandom, type Told } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { type Audience, Live, type Row, updateFor } from '@boardwright/host';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import type { ServerMessage, TableUpdate } from '../src/protocol/index.ts';
import { rowsAfter } from '../src/store/journal.ts';
import { guests, type Site, site, tableOf } from './servers.ts';

const ANSWERS = 90;
let here: Site;
before(async () => {
  here = await site({ gamesModule: '@boardwright/games' });
});
after(() => here.stop());

type Whole = TableUpdate & { view: NonNullable<TableUpdate['view']> };

/** All updates a person was sent, each with its whole view. */
function updatesOf({ frames }: Person): Whole[] {
  const out: Whole[] = [];
  for (const frame of frames) {
    const message = JSON.parse(frame) as ServerMessage;
    if (message.type !== 'update') continue;
    const view = message.view ?? applyChanges(out.at(-1)!.view, message.changes ?? []);
    const seal = message.seal === undefined ? out.at(-1)!.seal! : message.seal;
    out.push({ ...message, seal, view });
  }
  return out;
}

/** What the audience would be sent if everything hidden from it were different. */
function elsewhere(
  game: AnyGame,
  rows: readonly Row[],
  position: number,
  audience: Audience,
  seed: number,
): { update: object; isOther: boolean } {
  const live = Live.restore(game, null, rows.slice(0, position + 1));
  const { match } = live.play;
  const g = game.view(match.g, audience);
  game.guess(g, audience as number, fastRandom(seed));
  live.play.match = { ...match, g };
  const update = JSON.parse(JSON.stringify(updateFor(live, audience))) as object;
  return { update, isOther: canonical(g) !== canonical(match.g) };
}

for (const [id, load] of Object.entries(games))
  test(`${id}: no frame of a seat or a spectator tells what it may not know`, async () => {
    const { game } = (await load()).default;
    const seats = Math.min(3, Math.max(...game.seats));
    const people = await guests(here.base, ...['Ann', 'Bob', 'Cid'].slice(0, seats), 'Wat');
    const watcher = people.pop()!;
    for (const person of [...people, watcher]) person.keepFrames = true;
    const table = await tableOf(people, { game: id });
    await watcher.connect();
    await watcher.say({ type: 'watch', table: table.id });
    await new Promise<void>(resolve => {
      let answers = 0;
      const heard = (): void => {
        if (++answers >= ANSWERS) resolve();
      };
      for (const [i, person] of people.entries())
        playOn(person, table.id, fastRandom(i + 5), heard).then(resolve, () => resolve());
    });
    const replays = await Promise.all(
      [...people.entries()].map(async ([seat, person]) => {
        const path = `/api/tables/${table.id}/replay?at=20`;
        const other = await person.request('GET', `${path}&as=${(seat + 1) % seats}`);
        const all = await person.request('GET', `${path}&as=all`);
        const file = await person.request('GET', `/api/tables/${table.id}/file`);
        assert.deepEqual([other.status, all.status, file.status], [403, 400, 409]);
        const own = (await person.request('GET', `${path}&as=${seat}`)).body as object;
        const open = (await person.request('GET', `${path}&as=spectator`)).body as object;
        return JSON.stringify([own, open]);
      }),
    );
    for (const person of [...people, watcher]) person.close();
    const rows = await rowsAfter(here.server.app.store.db, table.id, -1);
    let compared = 0;
    let otherWorlds = 0; // in which something hidden was really different
    for (const [i, person] of [...people, watcher].entries()) {
      const audience = person === watcher ? null : i;
      for (const { type: _, table: __, base: ___, changes: ____, events: _____, ...update } of updatesOf(person)) {
        assert.equal(update.seat, audience);
        if (compared % 3 === 0) {
          const world = elsewhere(game, rows, update.position, audience, compared);
          assert.deepEqual(update, world.update, `seat ${audience}`);
          if (world.isOther) otherWorlds++;
        }
        compared++;
      }
    }
    const told = Live.restore(game, null, rows).play.told.flat();
    const others = (p: number): string =>
      [...people, watcher].flatMap((person, i) => (i === p ? [] : [...person.frames, replays[i] ?? ''])).join('\n');
    const secrets = privateTo(told);
    for (const [seat, event] of secrets) assert.ok(!others(seat).includes(event), `${event} was told to ${seat} alone`);
    console.log(
      `${id}: ${compared} updates, ${otherWorlds} other worlds, ${secrets.length} events told to one seat alone`,
    );
    assert.ok(compared > 100 && (secrets.length === 0 || otherWorlds > 20));
  });

/** Events that only one seat heard, whose bytes occur in no event of anybody else. */
function privateTo(told: readonly Told[]): [number, string][] {
  const open = new Set(
    told.flatMap(each => JSON.stringify(each.to === undefined ? each.event : (each.others ?? null))),
  );
  return told.flatMap(({ to, event }): [number, string][] => {
    const text = JSON.stringify(event);
    const alone = told.every(each => each.to === to || JSON.stringify(each.event) !== text);
    return to === undefined || open.has(text) || !alone ? [] : [[to, text]];
  });
}
