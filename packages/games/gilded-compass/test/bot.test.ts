// The advice for bots beats random play on every board, from every seat, knowing only what the seat may know.
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
  type Settings,
} from '@boardwright/engine';
import { adviceOf } from '../bot.ts';
import { readContent } from '../content/read.ts';
import standard from '../content/standard.json' with { type: 'json' };
import { gameOf } from '../game.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';

const content = readContent(standard);
const game = gameOf(content);
const advice = adviceOf(content);
const engine = new Engine(game);
type Chooser = (guessed: Match<G, Tasks>, open: Open<Tasks>, random: Random) => Answer<Tasks>;

const byPolicy: Chooser = (guessed, open, random) => advice.choose(guessed.g, open, random);

/** Looks one answer ahead and takes the best table. */
const byEvaluation: Chooser = (guessed, open) => {
  let best = open.options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of open.options) {
    const copy = engine.copy(guessed);
    engine.answer(copy, open, choice);
    const value = advice.evaluate(copy.g, open.seat);
    if (value > most) [best, most] = [choice, value];
  }
  return best;
};

const boards: Settings[] = ['auction', 'guild'].flatMap((b): Settings[] => [
  { b, c: 'random', variant: 'fewer' },
  ...['temple', 'illuminati', 'galleon', 'tower'].map((c): Settings => ({ b, c, variant: 'neutral' })),
]);

/** The share of games that the chooser wins against random players, sitting in every seat in turn on every board. */
function shareWon(choose: Chooser, seats: number, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const random = fastRandom(i);
    const { variant = '', ...board } = boards[Math.floor(i / seats) % boards.length]!;
    const match = engine.start(seats, seats < 4 ? { ...board, variant } : board, fastChance(i));
    const me = i % seats;
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      const answer =
        open.seat === me ? advised(match, open, choose, random) : open.options[random(open.options.length)]!;
      engine.answer(match, open, answer);
    }
    if (match.places![me] === 1) won++;
  }
  return won / games;
}

function advised(match: Match<G, Tasks>, open: Open<Tasks>, choose: Chooser, random: Random): Answer<Tasks> {
  const guessed = engine.view(match, open.seat);
  game.guess(guessed.g, open.seat, random);
  const answer = choose(guessed, open, random);
  assert.ok(typeof answer === 'number' && open.options.includes(answer), `${open.task.do}: ${answer}`);
  return answer;
}

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
