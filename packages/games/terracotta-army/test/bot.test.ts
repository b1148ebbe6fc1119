// The advice for bots beats random play, in every seat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, Engine, fastChance, fastRandom, type Match, type Open, type Random } from '@boardwright/engine';
import { adviceFor } from '../bot.ts';
import { game, standardBook } from '../game.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';

const advice = adviceFor(standardBook);
const engine = new Engine(game);
type Chooser = (match: Match<G, Tasks>, open: Open<Tasks>, random: Random) => Answer<Tasks>;

const byPolicy: Chooser = (match, open, random) => advice.choose(match.g, open, random);

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

/** The share of games that the chooser wins against random players, sitting in every seat in turn. */
function shareWon(choose: Chooser, seats: number, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const random = fastRandom(i);
    const match = engine.start(seats, {}, fastChance(i));
    const me = i % seats;
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      const answer = open.seat === me ? choose(match, open, random) : open.options[random(open.options.length)]!;
      assert.ok(typeof answer === 'number' && open.options.includes(answer), `${open.task.do}: ${answer}`);
      engine.answer(match, open, answer);
    }
    if (match.places![me] === 1) won++;
  }
  return won / games;
}

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
