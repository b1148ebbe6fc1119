// Small parts: finding words, suggesting names, tables, and statistics.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { UNKNOWN } from '@boardwright/engine';
import { didYouMean } from '../src/input/did-you-mean.ts';
import { columns } from '../src/output/columns.ts';
import { compact, tableOf } from '../src/output/table-view.ts';
import { findName, findWord } from '../src/play/find-word.ts';
import { histogramOf, spreadOf, wilson } from '../src/simulate/summary.ts';
import { find } from '../src/table/find.ts';

describe('what is typed as an answer', () => {
  const offers = [
    { word: 'button:pass', text: 'Passz' },
    { word: 'feat:hydra', text: 'Hidra' },
    { word: 'feat:hydra_two', text: 'Hidra (másik)' },
    { word: 'feat:elder', text: 'A Vén' },
    { word: 'ring:inner', text: 'A belső gyűrű forgatása' },
    { word: 'cell:r4c5', text: '4. sor, 5. oszlop' },
  ];
  const found: readonly (readonly [string, readonly string[]])[] = [
    ['feat:hydra', ['feat:hydra']],
    ['hydra', ['feat:hydra']],
    ['HIDRA', ['feat:hydra']],
    ['hid', ['feat:hydra', 'feat:hydra_two']],
    ['másik', ['feat:hydra_two']],
    ['vén', ['feat:elder']],
    ['VEN', ['feat:elder']],
    ['a', ['feat:elder', 'ring:inner']],
    ['belső', ['ring:inner']],
    ['passz', ['button:pass']],
    ['button', ['button:pass']],
    ['4,5', ['cell:r4c5']],
    ['r4 c5', ['cell:r4c5']],
    ['R4C5', ['cell:r4c5']],
    ['xyz', []],
    ['?!', []],
  ];
  for (const [typed, expected] of found)
    test(`"${typed}"`, () => {
      const result = findWord(typed, offers);
      const all = result === null ? [] : 'one' in result ? [result.one] : result.several;
      assert.deepEqual(
        all.map(({ word }) => word),
        expected,
      );
    });
  test('what is not offered is found by what is on the screen, not by the beginning of a word that is not', () => {
    const others = [{ word: 'buy:footman', text: 'Szolga vásárlása' }];
    assert.equal(findName('foo', others), null);
    assert.deepEqual(findName('szolga', others), { one: others[0] });
  });
});

describe('what one looks for on the table', () => {
  const spot = (id: string, says: string, seat?: number) => ({
    id,
    says,
    cells: [],
    ...(seat === undefined ? {} : { seat }),
  });
  const areas = [
    { id: 'feats', name: 'Feats on the islands', heads: null, spots: [spot('hammer', 'The Hammer: 1 card.')] },
    { id: 'portals', name: 'Portals of the islands', heads: null, spots: [spot('i1', 'Anna stands here.', 0)] },
    { id: 'player', seat: 0, name: 'Anna', heads: null, spots: [spot('track', 'Hammer, side 2: 12 of 15 steps.')] },
    { id: 'tomb', name: 'Tomb', heads: null, grid: 1, spots: [spot('r1c1', 'Row 1, column 1: a soldier.')] },
  ];
  const seen: readonly (readonly [string, readonly string[]])[] = [
    ['hammer', ['feats/hammer', 'player/track']],
    ['ISLANDS', ['feats/hammer', 'portals/i1']],
    ['p1', ['portals/i1', 'player/track']],
    ['anna', ['portals/i1', 'player/track']],
    ['soldier', ['tomb/r1c1']],
    ['r1 c1', ['tomb/r1c1']],
    ['tomb', ['tomb/r1c1']],
    ['nothing', []],
  ];
  for (const [typed, expected] of seen)
    test(`"${typed}"`, () => {
      const found = find({ summary: [], areas }, typed, () => 'Anna');
      assert.deepEqual(
        found.flatMap(({ id, spots }) => spots.map(each => `${id}/${each.id}`)),
        expected,
      );
    });
});

test('didYouMean suggests similar names only', () => {
  const known = ['simulate', 'replay', 'play'];
  assert.equal(didYouMean('simluate', known), ' (did you mean "simulate"?)');
  assert.equal(didYouMean('sim', known), ' (did you mean "simulate"?)');
  assert.equal(didYouMean('PLAY', known), ' (did you mean "play"?)');
  assert.equal(didYouMean('zebra', known), '');
  assert.equal(didYouMean('', known), '');
});

describe('a table of any game', () => {
  test('shows what belongs to seats side by side and hides what is unknown', () => {
    const g = {
      round: 3,
      players: [
        { gold: 1, hand: [UNKNOWN, UNKNOWN] },
        { gold: 2, hand: [4] },
      ],
      open: true,
    };
    assert.deepEqual(tableOf(g, 2), [
      '              p1   p2',
      'players.gold  1    2',
      'players.hand  ? ?  4',
      'round  3',
      'open   yes',
    ]);
  });
  test('counts what repeats, and wraps what is long', () => {
    assert.equal(compact([0, 0, 0, 0, 0, 1, 1, [2, 3], []]), '5×0 1 1 [2 3] [-]');
    assert.equal(compact({ a: null, b: { c: [1] } }), '(a -, b (c 1))');
    const lines = tableOf({ row: Array.from({ length: 60 }, (_, i) => i) }, 2);
    assert.ok(lines.length > 1 && lines.every(line => line.length <= 100));
  });
  test('what is too wide for a column gets a line for each seat', () => {
    const long = Array.from({ length: 20 }, (_, i) => i);
    assert.match(tableOf({ deck: [long, [1]] }, 2).join('\n'), /^deck p1 {2}0 1 2.*\ndeck p2 {2}1$/);
  });
});

test('columns are as wide as what they hold', () => {
  assert.deepEqual(
    columns(
      [
        ['a', '1'],
        ['bcd', '20'],
      ],
      i => i === 1,
    ),
    ['a     1', 'bcd  20'],
  );
});

describe('summaries', () => {
  test('spread', () => {
    assert.deepEqual(spreadOf([3, 1, 2, 10]), { mean: 4, min: 1, median: 2.5, max: 10 });
    assert.deepEqual(spreadOf([]), { mean: 0, min: 0, median: 0, max: 0 });
  });
  test("Wilson's interval of 5 in 10 and of 0 in 10", () => {
    const five = wilson(5, 10);
    assert.deepEqual([five.share, five.low.toFixed(3), five.high.toFixed(3)], [0.5, '0.237', '0.763']);
    const none = wilson(0, 10);
    assert.deepEqual([none.low.toFixed(3), none.high.toFixed(3)], ['0.000', '0.278']);
  });
  test('a histogram holds every value, also below zero and all alike', () => {
    assert.deepEqual(histogramOf([4, 4]), [{ from: 4, to: 4, count: 2 }]);
    const bins = histogramOf([-5, 0, 14, 14.5]);
    assert.equal(bins.length, 10);
    assert.deepEqual(bins[0], { from: -5, to: -4, count: 1 });
    assert.deepEqual(bins.at(-1), { from: 13, to: 14, count: 2 });
  });
});
