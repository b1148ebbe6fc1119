// The advice for bots beats random play in every seat, and always gives a legal answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, type Settings, settle } from '@boardwright/engine';
import { trialOf } from '@boardwright/testkit';
import { advice } from '../bot.ts';
import { game } from '../index.ts';
import { CHOSEN_SETS } from './chosen.ts';

const SETS: readonly Settings[] = [{ set: 'introductory' }, { set: 'alternative' }, { set: 'random' }, ...CHOSEN_SETS];
const { byPolicy, byEvaluation, shareWon } = trialOf(game, advice, n => SETS[n % SETS.length]!);

test('the policy wins more than 95 % of 500 games of two', () => {
  assert.ok(shareWon(byPolicy, 2, 500) > 0.95);
});
test('the policy wins most games of three and four', () => {
  assert.ok(shareWon(byPolicy, 3, 120) > 0.95);
  assert.ok(shareWon(byPolicy, 4, 120) > 0.95);
});
test('the evaluation alone, one answer ahead, beats random play', () => {
  assert.ok(shareWon(byEvaluation, 2, 60) > 0.9);
});
test('an evaluation is better for the one who is ahead', () => {
  const match = new Engine(game).start(3, settle(game, 3, {}), fastChance(1));
  const before = advice.evaluate(match.g);
  match.g.heroes[1]!.glory += 20;
  const after = advice.evaluate(match.g);
  assert.ok(Math.abs(after[1]! - (before[1]! + 20)) < 1e-9); // floating point
  assert.ok(after[0]! < after[1]!);
});
