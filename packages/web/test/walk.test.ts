// The keys that read the table out reach everything on it, in every game that tells its table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastChance, fastRandom, Play, seatName } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { common, createTeller, type ToldTable, tellTable } from '@boardwright/text';
import { kept, optionsAt, type Place, START, STEPS, spotAt, walked } from '../src/survey/walk.ts';

type Key = keyof typeof STEPS;
const placeName = ({ area, spot }: Place): string => `${area}/${spot}`;

/** Every place that can be reached by these keys. */
function reached(table: ToldTable, keys: readonly Key[]): Set<string> {
  const seen = new Set([placeName(START)]);
  const queue = [START];
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (const key of keys) {
      const to = walked(table, at, STEPS[key]);
      if (seen.has(placeName(to))) continue;
      seen.add(placeName(to));
      queue.push(to);
    }
  return seen;
}

const all = await Promise.all(
  Object.entries(games).map(async ([id, load]) => ({ id, module: (await load()).default })),
);
for (const { id, module } of all) {
  const surveyor = await module.surveyor?.();
  if (surveyor === undefined) continue;
  test(`${id}: the keys reach every spot of every area, and every option that a spot names`, async () => {
    const messages = { ...(await module.texts.en()), ...(await surveyor.texts.en()) };
    const teller = createTeller(messages, common.en, 'en', { values: module.textValues });
    for (const seats of module.game.seats) {
      const play = Play.start(module.game, seats, {}, fastChance(seats));
      const random = fastRandom(seats);
      for (let n = 0; n < 120; n++) {
        const open = play.open()[0];
        if (open === undefined) break;
        if (n % 30 === 0) {
          const table = tellTable(surveyor.survey(play.engine.view(play.match, open.seat), open.seat), teller);
          const places = table.areas.flatMap(({ spots }, area) => [
            { area, spot: -1 },
            ...spots.map((_, spot) => ({ area, spot })),
          ]);
          const wanted = places.map(placeName).sort();
          const where = `${seatName(open.seat)} of ${seats}, answer ${n}`;
          assert.deepEqual([...reached(table, ['PageDown', 'ArrowDown', 'ArrowRight'])].sort(), wanted, where);
          const back = reached(table, ['PageDown', 'PageUp', 'End', 'ArrowUp', 'ArrowLeft']);
          assert.deepEqual([...back].sort(), wanted, `${where}, backwards`);
        }
        const words = play.engine.question(open.task).options(play.match.g, open.task);
        const choice = words[random(words.length)] as number;
        play.answer({ seat: open.seat, word: play.engine.question(open.task).show(choice, open.task), at: open.at });
      }
    }
  });
}

const TABLE: ToldTable = {
  summary: ['Round 1.'],
  areas: [
    { id: 'shop', name: 'Shop', heads: null, spots: [{ id: 'a', says: 'Axe.', cells: [], words: ['buy:axe'] }] },
    {
      id: 'field',
      name: 'Field',
      heads: null,
      grid: 2,
      spots: ['r1c1', 'r1c2', 'r2c1', 'r2c2'].map(id => ({
        id,
        says: id,
        cells: ['.'],
        words: [`cell:${id}`, 'dig:*'],
      })),
    },
  ],
};

test('in a grid, up and down change the row, right and left go from cell to cell', () => {
  const walk = (...keys: Key[]): string => {
    const end = keys.reduce((at, key) => walked(TABLE, at, STEPS[key]), START);
    return spotAt(TABLE, end)?.id ?? `area ${end.area}`;
  };
  assert.equal(walk('PageDown'), 'area 1');
  assert.equal(walk('PageDown', 'ArrowDown'), 'r1c1');
  assert.equal(walk('PageDown', 'ArrowDown', 'ArrowDown'), 'r2c1');
  assert.equal(walk('PageDown', 'ArrowDown', 'ArrowRight', 'ArrowDown'), 'r2c2');
  assert.equal(walk('PageDown', 'End', 'ArrowUp'), 'r1c2');
  assert.equal(walk('PageDown', 'End', 'ArrowUp', 'ArrowUp'), 'area 1');
  assert.equal(walk('PageDown', 'End', 'PageUp'), 'area 1', 'first to the name of the area');
  assert.equal(walk('PageDown', 'PageUp'), 'area 0');
});

test('a place names the options that are chosen there, an area those of all its places', () => {
  const offered = ['cell:r1c2', 'cell:r2c1', 'dig:deep', 'buy:hat'];
  assert.deepEqual(optionsAt(TABLE, { area: 1, spot: 1 }, offered), ['cell:r1c2', 'dig:deep']);
  assert.deepEqual(optionsAt(TABLE, { area: 1, spot: -1 }, offered), ['cell:r1c2', 'cell:r2c1', 'dig:deep']);
  assert.deepEqual(optionsAt(TABLE, { area: 0, spot: 0 }, offered), []);
});

test('when something goes away, the reader is at the name of its area', () => {
  assert.deepEqual(kept(TABLE, { area: 0, spot: 3 }), { area: 0, spot: -1 });
  assert.deepEqual(kept(TABLE, { area: 1, spot: 3 }), { area: 1, spot: 3 });
  assert.deepEqual(kept(TABLE, { area: 7, spot: -1 }), START);
});
