// The advice for bots beats random play in every seat, and always gives a legal answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Answer,
  Engine,
  fastChance,
  fastRandom,
  type Match,
  type Open,
  type Random,
  settle,
} from '@boardwright/engine';
import { advice } from '../bot.ts';
import { game } from '../index.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';

const engine = new Engine(game);
const SETS = ['introductory', 'alternative', 'random'];
type Chooser = (match: Match<G, Tasks>, open: Open<Tasks>, random: Random) => Answer<Tasks>;

const byPolicy: Chooser = (match, open, random) => advice.choose(match.g, open, random);
const atRandom: Chooser = (_, open, random) => open.options[random(open.options.length)]!;

/** Looks one answer ahead and takes the best table. */
const byEvaluation: Chooser = (match, open) => {
  let best = open.options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of open.options) {
    const copy = engine.copy(match);
    engine.answer(copy, open, choice);
    const value = advice.evaluate(copy.g, open.seat);
    if (value > most) [best, most] = [choice, value];
  }
  return best;
};

/** The share of games that the chooser wins alone against random players, sitting in every seat in turn. */
function shareWon(choose: Chooser, seats: number, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const random = fastRandom(i);
    const match = engine.start(seats, settle(game, seats, { set: SETS[i % 3]! }), fastChance(i));
    const me = i % seats;
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      const answer = (open.seat === me ? choose : atRandom)(match, open, random);
      const isLegal = typeof answer === 'number' ? open.options.includes(answer) : open.asides.includes(answer);
      assert.ok(isLegal, `${open.task.do}: ${JSON.stringify(answer)}`);
      engine.answer(match, open, answer);
    }
    const isAlone = match.places!.filter(place => place === 1).length === 1;
    if (match.places![me] === 1 && isAlone) won++;
  }
  return won / games;
}

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
  const match = engine.start(3, settle(game, 3, {}), fastChance(1));
  const before = advice.evaluate(match.g, 1);
  match.g.heroes[1]!.glory += 20;
  assert.ok(Math.abs(advice.evaluate(match.g, 1) - (before + 20)) < 1e-9); // a sum of fractions
  assert.ok(advice.evaluate(match.g, 0) < advice.evaluate(match.g, 1));
});
