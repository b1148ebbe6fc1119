// Standing orders: which are active together, and when they answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OpenQuestion } from '@boardwright/host';
import type { AtTable } from '../src/drawn/context.tsx';
import type { Order } from '../src/drawn/table.ts';
import { answerFor, switched } from '../src/table/standing-orders.ts';

const orders: readonly Order[] = [
  { id: 'all', says: 'all', asks: ['spend'], answer: ({ words }) => words.at(-1) ?? null },
  { id: 'nothing', says: 'nothing', asks: ['spend'], answer: () => 'spend:0' },
  { id: 'never', says: 'never', asks: ['mayHelp'], answer: () => 'button:no' },
];
const asking = (task: string, ...words: OpenQuestion['words']): OpenQuestion => ({
  at: '',
  since: 0,
  task: { do: task, p: 0 } as OpenQuestion['task'],
  words,
  asides: [],
  refused: [],
});
const table = { drawn: { orders, safe: () => 'take:gift' }, now: {} } as unknown as AtTable;
const spend = asking('spend', 'spend:0', 'spend:1', 'spend:2');

test('an order for the same question takes the place of another; others stay', () => {
  assert.deepEqual(switched(orders, [], 'all'), ['all']);
  assert.deepEqual(switched(orders, ['never', 'all'], 'nothing'), ['never', 'nothing']);
  assert.deepEqual(switched(orders, ['never', 'all'], 'all'), ['never']);
});

test('an order answers its own question and no other', () => {
  assert.equal(answerFor(spend, table, ['all'], false), 'spend:2');
  assert.equal(answerFor(spend, table, ['nothing'], false), 'spend:0');
  assert.equal(answerFor(spend, table, ['never'], false), null);
  assert.equal(answerFor(spend, table, [], false), null);
});

test('nothing is answered that is not offered', () => {
  assert.equal(answerFor(asking('spend', 'spend:1'), table, ['nothing'], false), null);
  assert.equal(answerFor(spend, table, [], true), null, 'the gain is not among the options');
});

test('gains are taken only by those who want that', () => {
  const gift = asking('mayTake', 'take:gift', 'button:pass');
  assert.equal(answerFor(gift, table, [], true), 'take:gift');
  assert.equal(answerFor(gift, table, [], false), null);
});
