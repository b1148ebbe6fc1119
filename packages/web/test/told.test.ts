// The log: nothing is told twice, and no symbol is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Retells } from '@boardwright/text';
import { inChapters, linesOf } from '../src/table/lines.ts';

const answer = { say: '@answer', p: 1, do: 'chooseWorker', word: 'worker:6', auto: false };
const placed = { say: 'placed', p: 1, segment: 6 };
const retells: Retells = ({ say }) => say === 'placed';

test('an answer that is told again gives its symbols to the event that tells it, if that has none', () => {
  assert.deepEqual(linesOf([answer, placed], retells), [{ event: placed, words: ['worker:6'] }]);
  const drawn = { ...placed, at: 'segment:6' };
  assert.deepEqual(linesOf([answer, drawn], retells), [{ event: drawn, words: ['segment:6'] }]);
});

test('two equal things in a list have two symbols, a word that two fields share has one', () => {
  const rolled = { say: 'rolled', p: 1, faces: ['face:gold-1', 'face:gold-1'] };
  assert.deepEqual(linesOf([rolled], undefined), [{ event: rolled, words: ['face:gold-1', 'face:gold-1'] }]);
  const bought = { say: 'bought', p: 1, face: 'face:gold-4', into: ['face:gold-4', 'face:moon-1'] };
  assert.deepEqual(linesOf([bought], undefined), [{ event: bought, words: ['face:gold-4', 'face:moon-1'] }]);
});

test('where nothing tells it again, an answer has a line of its own', () => {
  const lines = [
    { event: answer, words: ['worker:6'] },
    { event: placed, words: [] },
  ];
  assert.deepEqual(linesOf([answer, placed], undefined), lines);
});

test('what is summed up in a chapter is not told line by line', () => {
  const [rolled, gained] = [
    { say: 'rolled', p: 1 },
    { say: 'gained', p: 1, n: 2 },
  ];
  const lines = linesOf([answer, rolled, gained], undefined);
  const chapter = { says: { key: 'ui.rolls' }, events: [rolled, gained] };
  const { summed, rest } = inChapters(lines, () => [chapter]);
  assert.deepEqual(rest, lines.slice(0, 1));
  assert.deepEqual(summed, [{ chapter, lines: lines.slice(1) }]);
  assert.deepEqual(inChapters(lines, undefined), { summed: [], rest: lines });
});
