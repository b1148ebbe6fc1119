// General places, marks, and the differences between a file and the standard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  byEnding,
  difference,
  editionName,
  fields,
  flag,
  generalPlace,
  laidOver,
  list,
  markAt,
  marks,
  namedPlaces,
  oneOf,
  reader,
  shapeAt,
  shapeOf,
  table,
  variants,
  whole,
} from '../src/index.ts';

const schema = fields({
  name: editionName(),
  shop: fields({ open: flag(), price: whole(1, 9) }),
  cards: list(
    variants('type', { coin: { worth: whole(1, 9) }, ship: { goods: table(['silk', '3'], whole(1, 9)) } }),
    1,
    3,
  ),
  colours: list(oneOf(['red', 'blue']), 1, 2),
  marks: marks(),
});
const standard = {
  name: 'standard',
  shop: { open: true, price: 2 },
  cards: [{ type: 'coin', worth: 3 }],
  colours: ['red'],
  marks: { cards: 'ours', 'cards.worth': 'certain', 'cards[1].worth': 'inferred' },
};
const file = reader({ schema, standard });

test('everything that needs a name is listed once for all entries; names, marks and numbers need none', () => {
  assert.deepEqual(namedPlaces(shapeOf(schema)), [
    'shop',
    'shop.open',
    'shop.price',
    'cards',
    'cards.type',
    'cards.coin',
    'cards.ship',
    'cards.worth',
    'cards.goods',
    'cards.goods.silk',
    'colours',
    'colours.red',
    'colours.blue',
  ]);
});

test('the most exact mark counts', () => {
  assert.equal(markAt(standard.marks, ['cards', 0]), 'ours');
  assert.equal(markAt(standard.marks, ['cards', 0, 'worth']), 'certain');
  assert.equal(markAt(standard.marks, ['cards', 1, 'worth']), 'inferred');
  assert.equal(markAt(standard.marks, ['shop']), null);
});

test('a place is told by its longest known end', () => {
  assert.equal(byEnding({ low: 1, 'maps.low': 2 }, 'old.maps.low'), 2);
  assert.equal(byEnding({ low: 1 }, 'old.maps.low'), 1);
  assert.equal(byEnding({ lo: 1 }, 'maps.low'), undefined);
  assert.equal(generalPlace(['maps', 3, 'low']), 'maps.low');
});

test('a file says what differs: single fields, but whole lists', () => {
  const shape = shapeOf(schema);
  const changed = { ...standard, shop: { open: true, price: 5 }, colours: ['red', 'blue'] };
  const said = difference(shape, standard, changed);
  assert.deepEqual(said, { shop: { price: 5 }, colours: ['red', 'blue'] });
  assert.deepEqual(laidOver(shape, standard, said), changed);
  assert.equal(difference(shape, standard, structuredClone(standard)), undefined);
});

test('all problems of the shape are told at once, others only when there are none', () => {
  const wrong = { name: 'own', shop: { price: 20 }, colours: ['green'], cards: [] };
  assert.deepEqual(
    file.problems(wrong).map(({ place, cause }) => [place, cause]),
    [
      ['shop.price', null],
      ['cards', null],
      ['colours[0]', null],
    ],
  );
  assert.deepEqual(file.problems({ name: 'standard' })[0]?.cause, { text: 'taken' });
  assert.deepEqual(file.problems({ name: 'own' }), []);
  assert.equal(file.problems('nonsense').length, 1);
  assert.deepEqual(shapeAt(file.shape, 'cards[0].goods.silk'), { kind: 'whole', min: 1, max: 9 });
  assert.equal(shapeAt(file.shape, 'cards[0].price'), null);
});
