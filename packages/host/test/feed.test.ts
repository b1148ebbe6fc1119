// What is sent: new events, replay and files, but nothing that an audience may not know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BadInput,
  heard,
  loadFile,
  momentsOf,
  noChance,
  pointsOf,
  verifyChance,
  verifyFile,
} from '@boardwright/engine';
import { botsIn, eventsFor, exportGame, fileOf, Live, lookBack, type TableFile, updateFor } from '../src/index.ts';
import type { G } from './market.ts';
import { game, person, robot, SECRET, Table } from './seats.ts';

test('no byte sent to an audience depends on what it may not know', () => {
  const table = new Table();
  let compared = 0;
  table.playOn(5, live => {
    for (const seat of [0, 1, 2, null]) {
      const twin = Live.restore(game, JSON.parse(JSON.stringify(live.snapshot() ?? null)), table.rows);
      const g = twin.play.match.g as G;
      swapSecrets(g, seat);
      const { film: none, ...update } = updateFor(twin, seat);
      const { film: _, ...same } = updateFor(live, seat); // the test kit compares the films of two worlds
      assert.deepEqual(none, [], 'what was played before a snapshot is not at hand');
      assert.equal(JSON.stringify(update), JSON.stringify(same));
      compared++;
    }
    return false;
  });
  assert.ok(compared > 50);
});

/** Swaps the hidden cards of two other seats. The audience cannot tell this world from the true one. */
function swapSecrets(g: G, seat: number | null): void {
  const [a, b] = [0, 1, 2].filter(p => p !== seat);
  const hand = g.hands[a!]!;
  g.hands[a!] = g.hands[b!]!.slice(0, hand.length).concat(hand.slice(g.hands[b!]!.length));
  g.hands[b!] = hand.slice(0, g.hands[b!]!.length).concat(g.hands[b!]!.slice(hand.length));
  if (g.bids[a!] !== -1 && g.bids[b!] !== -1) [g.bids[a!], g.bids[b!]] = [g.bids[b!]!, g.bids[a!]!];
  g.pile.reverse();
}

test('events come in order from any answer on, also after opening from a snapshot', () => {
  const table = new Table();
  table.playOn(9);
  for (const seat of [0, null]) {
    const whole = eventsFor(table.live, seat, 0);
    assert.equal(whole.length, table.live.play.entries.length + 1);
    const reopened = table.reopened();
    assert.deepEqual(eventsFor(reopened, seat, 3), whole.slice(3));
    assert.deepEqual(eventsFor(reopened, seat, 0), whole);
  }
  const words = (seat: number | null) =>
    eventsFor(table.live, seat, 0).flatMap(each =>
      each.events.filter(e => e.say === '@answer' && e.do === 'chooseBid'),
    );
  assert.ok(words(0).some(e => e.p === 0 && e.word !== '') && words(0).every(e => e.p === 0 || e.word === ''));
  assert.ok(words(null).every(e => e.word === ''));
});

test('since your last turn: the answers of the others, but not your own current turn', () => {
  const table = new Table();
  table.toStall(0);
  const mine = table.live.sinceTurn(0);
  assert.ok(table.live.play.entries.slice(mine).every(entry => entry.seat !== 0));
  table.answer(0, 'stall:0');
  assert.equal(table.live.sinceTurn(0), mine);
  table.toStall(1);
  assert.ok(table.live.sinceTurn(0) > mine);
});

test('a match can be looked at after any answer, as a seat saw it then; the whole table only once it is over', () => {
  const table = new Table();
  const seen: string[] = [];
  table.playOn(11, live => {
    seen.push(JSON.stringify(updateFor(live, 1).view));
    return false;
  });
  assert.throws(() => lookBack(new Table().live, 0, 'all'), BadInput);
  for (const [n, view] of seen.entries()) assert.equal(JSON.stringify(lookBack(table.live, n, 1)!.view), view);
  const last = lookBack(table.live, seen.length, 'all')!;
  assert.deepEqual(last.view, table.live.play.match);
  assert.equal(lookBack(table.live, 10_000, null), null, 'there are not so many, or not any more');
  for (const n of [-1, 0.5]) assert.throws(() => lookBack(table.live, n, null), /no answer number/);
});

test('the opening has a film, too, for those who look back: it begins with the table as it was set up', () => {
  const { live } = new Table();
  const { view, points, events, film } = lookBack(live, 0, 0)!;
  const shown = momentsOf(view.g, points, events, film);
  assert.equal(shown.length, events.length);
  assert.ok(events.length > 0);
  assert.deepEqual(shown.at(-1)?.g, view.g);
});

test('a film leads back from the table as it is, event by event, through what the rules went through', () => {
  const table = new Table();
  let steps = 0;
  table.playOn(7, live => {
    for (const seat of [0, null]) {
      const { film, view, sheets } = updateFor(live, seat);
      const events = eventsFor(live, seat, 0).at(-1)!.events;
      assert.equal(film.length, live.play.entries.length === 0 ? 0 : events.length);
      if (film.length === 0) continue;
      const shown = momentsOf(view.g, pointsOf(sheets), events, film);
      const told = live.play.told.at(-1)!;
      const tables = live.play.moments!.filter((_, i) => heard(told[i]!, seat) !== null);
      assert.deepEqual(
        shown.map(({ g }) => g),
        tables.map(g => live.game.view(g, seat)),
      );
      assert.deepEqual(
        shown.map(({ points }) => points),
        shown.map(({ g }) => pointsOf(live.game.score!(g))),
        'with the points that it was worth',
      );
      steps += film.length;
      assert.deepEqual(lookBack(live, live.play.entries.length, seat)!.film, film, 'and again when one looks back');
    }
    return false;
  });
  assert.ok(steps > 50, `${steps} steps`);
  const other = new Table();
  other.toStall(0);
  other.answer(0, 'stall:0');
  assert.notDeepEqual(updateFor(other.live, 0).film, []);
  other.say({ do: 'undo', by: 'ann', seat: 0 });
  assert.deepEqual(updateFor(other.live, 0).film, [], 'what was taken back is not played again');
});

test('the secret is nowhere until the end; then the exported game verifies, and can be opened again', () => {
  const table = new Table();
  const noSecret = (live: Live): void => {
    const seen = JSON.stringify([live.snapshot(), table.rows, updateFor(live, 0), updateFor(live, null)]);
    assert.ok(!seen.includes(SECRET));
  };
  table.playOn(2, live => {
    noSecret(live);
    assert.deepEqual(live.handle({ do: 'reveal', secret: SECRET }, 0, { int: () => 0 }), { nothing: true });
    return false;
  });
  noSecret(table.live);
  const exchanged = table.reopened(false);
  exchanged.handle({ do: 'reveal', secret: '00'.repeat(32) }, 0, { int: () => 0 });
  assert.throws(
    () => verifyFile(game, exportGame(exchanged)),
    /not the one that was committed/,
    'everybody can see it',
  );
  assert.ok('row' in table.say({ do: 'reveal', secret: SECRET }));
  const file = exportGame(table.live);
  const verdict = verifyFile(game, file);
  assert.ok(verdict.draws > 0 && verdict.mismatches.length === 0);
  assert.deepEqual(verifyChance({ ...file, version: 99 }), verdict, 'the file lists its draws for other rules');
  assert.deepEqual(loadFile(game, JSON.parse(JSON.stringify(file)), noChance).match, table.live.play.match);
  assert.throws(() => exportGame(new Table().live), /once it is over/);
});

test('a file says which seats bots play; one that does not has none', () => {
  const table = new Table({}, [person('ann'), robot('r'), person('cid')]);
  assert.deepEqual(botsIn(fileOf(table.live)), [null, 'random', null]);
  assert.equal(fileOf(table.live).seal, undefined, 'what is not over is not sealed');
  const { bots: _, ...without } = fileOf(table.live);
  assert.deepEqual(botsIn(without), [null, null, null]);
  for (const bots of [[null], 'random', [null, 5, null], [null, null, null, null]])
    assert.throws(() => botsIn({ ...without, bots } as TableFile), /"bots" must name a level or null/);
});
