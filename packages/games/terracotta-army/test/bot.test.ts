// The advice for bots beats random play, in every seat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trialOf } from '@boardwright/testkit';
import { adviceFor } from '../bot.ts';
import { game, standardBook } from '../game.ts';

const { byPolicy, byEvaluation, shareWon } = trialOf(game, adviceFor(standardBook));

test('the policy wins more than 95 % of 500 games of two', () => {
  assert.ok(shareWon(byPolicy, 2, 500) > 0.95);
});
test('the policy wins most games of three and four', () => {
  assert.ok(shareWon(byPolicy, 3, 90) > 0.95);
  assert.ok(shareWon(byPolicy, 4, 80) > 0.95);
});
test('the evaluation alone, one answer ahead, wins more than 95 % of games of two', () => {
  assert.ok(shareWon(byEvaluation, 2, 40) > 0.95);
});
