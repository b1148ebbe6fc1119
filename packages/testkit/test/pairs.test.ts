// The tables of the conformance tests: at every player count, every pair of option values that is possible occurs.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AnyGame, BadInput, type Settings, settle } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { pairsOf } from '../src/fuzz/pairs.ts';
import { tablesOf } from '../src/fuzz/tables.ts';
import toy from './toy/index.ts';

const MANY = 50_000; // few enough combinations to try all

/** All settings of a game that are not refused, with defaults for what does not matter. */
function everySetting(game: AnyGame, seats: number): Settings[] {
  const options = game.options.filter(option => option.seats?.includes(seats) ?? true);
  const byNeed = options.toSorted((a, b) => Number(a.when !== undefined) - Number(b.when !== undefined));
  let all: Settings[] = [{}];
  for (const { id, values, default: usual } of byNeed) {
    all = all.flatMap(settings =>
      (matters(game, seats, settings, id) ? values : [usual]).map(value => ({ ...settings, [id]: value })),
    );
    assert.ok(all.length <= MANY, `${game.id} has ${all.length} combinations`);
  }
  return all.filter(settings => isPossible(game, seats, settings));
}

function isPossible(game: AnyGame, seats: number, settings: Settings): boolean {
  try {
    settle(game, seats, settings);
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}

/** Whether the option matters. Written again here, so that a fault in the kit cannot hide itself. */
const matters = (game: AnyGame, seats: number, settings: Settings, id: string): boolean =>
  Object.entries(game.options.find(option => option.id === id)?.when ?? {}).every(([other, values]) => {
    const parent = game.options.find(option => option.id === other);
    return !(parent?.seats?.includes(seats) ?? true) || values.includes(settings[other] as string);
  });

function pairsIn(game: AnyGame, seats: number, all: readonly Settings[]): Set<string> {
  const found = new Set<string>();
  for (const settings of all) {
    const values = Object.entries(settings).filter(([id]) => matters(game, seats, settings, id));
    for (const [i, [a, v]] of values.entries())
      for (const [b, w] of values.slice(i + 1)) found.add([`${a}=${v}`, `${b}=${w}`].sort().join(' '));
  }
  return found;
}

const modules = [toy, ...(await Promise.all(Object.values(games).map(async load => (await load()).default)))];
for (const { game } of modules)
  describe(game.id, () => {
    const tables = tablesOf(game);
    for (const seats of game.seats)
      test(`with ${seats} players every two values meet at a table`, () => {
        const played = tables.filter(table => table.seats === seats).map(({ options }) => options);
        const possible = pairsIn(game, seats, everySetting(game, seats));
        const met = pairsIn(game, seats, played);
        assert.deepEqual(
          [...possible].filter(pair => !met.has(pair)),
          [],
        );
        assert.equal(pairsOf(game, seats).length, possible.size);
      });
    test('the same tables come again', () => assert.deepEqual(tablesOf(game), tables));
  });
