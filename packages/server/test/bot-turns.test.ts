// Whose bot thinks next: people take turns, then their tables, and one person never uses all threads.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BotTurns, type Turn } from '../src/play/bot-turns.ts';

const turn = (person: string, table: string): Turn => ({ person, table });
const named = (turns: readonly (Turn | null)[]): string => turns.map(each => each?.table ?? '-').join(' ');

test('somebody with many tables does not come before somebody with one', () => {
  const turns = new BotTurns<Turn>(9);
  for (const table of ['e1', 'e2', 'e3', 'e1', 'e2']) turns.add(turn('eve', table));
  turns.add(turn('ann', 'a1'));
  assert.equal(named(Array.from({ length: 7 }, () => turns.next())), 'e1 a1 e2 e3 e1 e2 -');
});

test('one person leaves a thread to the others', () => {
  const turns = new BotTurns<Turn>(3);
  for (const table of ['e1', 'e2', 'e3']) turns.add(turn('eve', table));
  const [first, second] = [turns.next(), turns.next()];
  assert.equal(named([first, second, turns.next()]), 'e1 e2 -');
  turns.add(turn('ann', 'a1'));
  assert.equal(named([turns.next()]), 'a1');
  turns.isOver(first!);
  assert.equal(named([turns.next(), turns.next()]), 'e3 -');
});

test('where there is one thread, everybody may have it', () => {
  const turns = new BotTurns<Turn>(1);
  turns.add(turn('eve', 'e1'));
  turns.add(turn('eve', 'e2'));
  const first = turns.next();
  assert.equal(named([first, turns.next()]), 'e1 -');
  turns.isOver(first!);
  assert.equal(named([turns.next()]), 'e2');
});
