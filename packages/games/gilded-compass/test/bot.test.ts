// The advice for bots beats random play on every board, from every seat, knowing only what the seat may know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Settings } from '@boardwright/engine';
import { trialOf } from '@boardwright/testkit';
import { adviceOf } from '../bot.ts';
import { standard } from '../content/read.ts';
import { gameOf } from '../game.ts';

const content = standard;
const boards: Settings[] = ['auction', 'guild'].flatMap((b): Settings[] => [
  { b, c: 'random', variant: 'fewer' },
  ...['temple', 'illuminati', 'galleon', 'tower'].map((c): Settings => ({ b, c, variant: 'neutral' })),
]);
const { byPolicy, byEvaluation, shareWon } = trialOf(gameOf(content), adviceOf(content), (n, seats) => {
  const { variant = '', ...board } = boards[Math.floor(n / seats) % boards.length]!;
  return seats < 4 ? { ...board, variant } : board;
});

test('the policy wins more than 95 % of 600 games of two', () => {
  assert.ok(shareWon(byPolicy, 2, 600) > 0.95);
});
test('the policy wins most games of three, four and five', () => {
  for (const [seats, games] of [
    [3, 90],
    [4, 80],
    [5, 80],
  ] as const)
    assert.ok(shareWon(byPolicy, seats, games) > 0.9, `${seats} players`);
});
test('the evaluation alone, one answer ahead, wins more than 90 % of games of two', () => {
  const share = shareWon(byEvaluation, 2, 40);
  assert.ok(share > 0.9, `${share}`);
});
