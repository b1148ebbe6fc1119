// The reader and its blocks, with an invented content.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BadInput } from '@boardwright/engine';
import {
  editionName,
  fields,
  flag,
  forEach,
  identifier,
  isPlace,
  list,
  marks,
  moved,
  mustDiffer,
  mustRise,
  numbers,
  oneOf,
  orElse,
  orNull,
  placeOf,
  reader,
  shapeOf,
  table,
  variants,
  whole,
  wrong,
} from '../src/index.ts';

const schema = fields({
  name: editionName(),
  market: fields({ open: flag(), rows: fields({ cards: whole(1, 9), price: whole(0, 5) }) }),
  cards: list(
    variants('type', {
      coin: { worth: whole(1, 9) },
      ship: { goods: table(['silk', 'tea'], whole(1, 9), { max: 1 }) },
    }),
    1,
    3,
  ),
  bonus: table(numbers(3, 5), whole(0, 9), { min: 1 }),
  byPlayers: forEach(numbers(2, 3), whole(1, 9)),
  leader: orNull(oneOf(['ann', 'bob'])),
  tags: list(fields({ id: identifier(), shown: orElse(flag(), true) }), 0, 2),
  marks: marks(),
});
const standard = {
  name: 'standard',
  market: { open: true, rows: { cards: 3, price: 1 } },
  cards: [
    { type: 'coin', worth: 2 },
    { type: 'ship', goods: { tea: 1 } },
  ],
  bonus: { 3: 1, 5: 4 },
  byPlayers: { 2: 5, 3: 4 },
  leader: null,
  tags: [{ id: 'first' }],
  marks: { market: 'certain', 'cards.worth': 'ours' },
};
const made = reader({
  schema,
  standard,
  checks: ({ cards }) =>
    mustRise(
      cards.flatMap(each => (each.type === 'coin' ? [each.worth] : [])),
      'cards',
    ),
});
const own = (content: object) => made.read({ name: 'mine', ...content });
const refusal = (content: object): string => {
  try {
    own(content);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'taken';
};

describe('a partial file lies over the standard', () => {
  test('fields are merged, however deep', () => {
    assert.deepEqual(own({ market: { rows: { price: 5 } } }).market, { open: true, rows: { cards: 3, price: 5 } });
    assert.deepEqual(own({ byPlayers: { 3: 9 } }).byPlayers, { 2: 5, 3: 9 });
    assert.equal(own({}).name, 'mine');
  });
  test('lists, tables and variants are replaced as a whole', () => {
    assert.deepEqual(own({ bonus: { 4: 2 } }).bonus, { 4: 2 });
    assert.deepEqual(own({ cards: [{ type: 'ship', goods: { silk: 2 } }] }).cards, [
      { type: 'ship', goods: { silk: 2 } },
    ]);
  });
  test('optional fields in a list have their defaults', () => {
    assert.deepEqual(own({ tags: [{ id: 'x' }, { id: 'y', shown: false }] }).tags, [
      { id: 'x', shown: true },
      { id: 'y', shown: false },
    ]);
  });
  test('the standard is not changed, and neither is the file', () => {
    const file = { name: 'mine', market: { open: false } };
    const read = made.read(file);
    assert.deepEqual(made.standard.market, standard.market);
    assert.deepEqual(file, { name: 'mine', market: { open: false } });
    assert.notEqual(read.market, made.standard.market);
  });
  test('a table keeps the order of the file', () => {
    const some = reader({
      schema: fields({ name: editionName(), goods: table(['a', 'b', 'c'], whole(1, 9)), marks: marks() }),
      standard: { name: 'standard', goods: {}, marks: {} },
    });
    assert.deepEqual(Object.keys(some.read({ name: 'x', goods: { c: 1, a: 1 } }).goods), ['c', 'a']);
  });
});

test('a check that fails in a shorter list than the standard has says that a list is replaced as a whole', () => {
  const numbered = reader({
    schema: fields({
      name: editionName(),
      deck: fields({ cards: list(whole(1, 9), 1, 9) }),
      most: whole(1, 9),
      marks: marks(),
    }),
    standard: { name: 'standard', deck: { cards: [1, 2, 3] }, most: 3, marks: {} },
    checks: ({ deck, most }) => {
      mustRise(deck.cards, 'deck.cards');
      if (deck.cards.length < most)
        wrong('deck.cards', `at least ${most} are needed, not ${deck.cards.length}`, { text: 'few', most });
    },
  });
  const refused = (content: object, message: string): void =>
    assert.throws(() => numbered.read({ name: 'mine', ...content }), new BadInput(message));
  const HINT = ' (a list in a file replaces the whole list)';
  refused({ deck: { cards: [5] } }, `deck.cards: at least 3 are needed, not 1${HINT}`);
  refused({ deck: { cards: [5, 4] } }, `deck.cards[1]: must not be less than deck.cards[0], but is 4${HINT}`);
  refused({ deck: { cards: [5, 4, 6] } }, 'deck.cards[1]: must not be less than deck.cards[0], but is 4');
  refused({ most: 4 }, 'deck.cards: at least 4 are needed, not 3');
});

test('the first thing wrong is named in one sentence, with its place', () => {
  assert.equal(
    refusal({ market: { rows: { cards: 'three' } } }),
    'market.rows.cards: a whole number from 1 to 9 is needed, not "three"',
  );
  assert.equal(refusal({ market: { rows: { deep: 1 } } }), 'market.rows.deep: is not known (known: cards, price)');
  assert.equal(
    refusal({ cards: [{ type: 'coin' }] }),
    'cards[0].worth: a whole number from 1 to 9 is needed, not nothing',
  );
  assert.equal(
    refusal({ cards: [{ type: 'ship', goods: { tea: 1, silk: 1 } }] }),
    'cards[0].goods: 0 to 1 entries are needed, not 2',
  );
  assert.equal(refusal({ bonus: {} }), 'bonus: 1 to 3 entries are needed, not 0');
  assert.equal(refusal({ bonus: [] }), 'bonus: named values in { } are needed, not []');
  assert.equal(refusal({ bonus: { 9: 1 } }), 'bonus.9: is not known (known: 3, 4, 5)');
  assert.equal(refusal({ leader: 'eve' }), 'leader: one of ann, bob is needed, not "eve"');
  assert.equal(refusal({ 'a b': 1 }).split(': ')[0], '"a b"');
  assert.equal(
    refusal({
      cards: [
        { type: 'coin', worth: 3 },
        { type: 'coin', worth: 2 },
      ],
    }),
    'cards[1]: must not be less than cards[0], but is 2',
  );
  assert.equal(
    refusal({ marks: { 'cards[7].worth': 'ours' } }),
    'marks."cards[7].worth": there is no such place in the content',
  );
});

test('a mistake in the standard content is found when the game is made', () => {
  assert.throws(() => reader({ schema, standard: { ...standard, leader: 'eve' } }), /^BadInput: leader: one of/);
  const { leader: _, ...without } = standard;
  assert.throws(() => reader({ schema, standard: without }), /^BadInput: leader: .*not nothing$/);
});

test('places', () => {
  assert.equal(placeOf([]), 'content');
  assert.equal(placeOf(['cards', 3, 'goods', 'tea']), 'cards[3].goods.tea');
  const shape = shapeOf(schema);
  for (const place of [
    'market',
    'market.rows.cards',
    'cards.worth',
    'cards[2].goods.tea',
    'bonus.4',
    'tags.id',
    'cards.type',
  ])
    assert.ok(isPlace(shape, place), place);
  for (const place of ['', 'markets', 'cards[3]', 'cards.price', 'bonus.9', 'market.open.door', 'constructor'])
    assert.ok(!isPlace(shape, place), place);
});

test('the shape of a schema is plain data', () => {
  const shape = shapeOf(schema);
  assert.deepEqual(JSON.parse(JSON.stringify(shape)), shape);
  assert.ok(shape.kind === 'fields');
  assert.deepEqual(shape.of.byPlayers, {
    kind: 'fields',
    of: { 2: { kind: 'whole', min: 1, max: 9 }, 3: { kind: 'whole', min: 1, max: 9 } },
  });
});

test('old names are converted to the current ones', () => {
  const old = { edition: 'x', all: { price: 3, left: 1 }, list: [{ id: 1, count: 2 }, { count: 3 }], gone: 1 };
  const moves = {
    edition: 'name',
    'all.price': 'market.price',
    'list[].id': null,
    'list[].count': 'list[].copies',
    gone: null,
    other: 'b',
  };
  assert.deepEqual(moved(old, moves), {
    name: 'x',
    all: { left: 1 },
    market: { price: 3 },
    list: [{ copies: 2 }, { copies: 3 }],
  });
  assert.equal(old.edition, 'x');
});

test('a value that is there twice is named with both places', () => {
  assert.throws(
    () => mustDiffer(['a', 'b', 'a'], i => `ids[${i}]`),
    /^BadInput: ids\[2\]: "a" is at ids\[0\] already$/,
  );
});
