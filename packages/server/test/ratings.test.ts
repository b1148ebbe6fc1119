// Whether ratings mean something: a thousand simulated players whose true strength is known.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '@boardwright/engine';
import { newcomer, shownRating, skillsAfter } from '../src/lobby/standing.ts';

const PLAYERS = 1000;
const GAMES = 20_000;
const SPREAD = 4; // of true strengths, in the units of the rating
const LUCK = 4; // how far one game strays from the strength of a player

/** Two independent numbers of a normal distribution, of which one is used. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** 1 for the best of them. Equal values share no place: with real numbers there are none. */
function ranksOf(values: readonly number[]): number[] {
  const ranks = new Array<number>(values.length);
  const order = values.map((_, i) => i).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  for (const [rank, i] of order.entries()) ranks[i] = rank + 1;
  return ranks;
}

function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const n = x.length;
  const squares = x.reduce((sum, rank, i) => sum + (rank - (y[i] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
}

test(`the ratings of ${PLAYERS} players order them by their strength, at tables of two to four`, t => {
  const chance = fastRandom(26);
  const random = (): number => chance(2 ** 30) / 2 ** 30;
  const strengths = Array.from({ length: PLAYERS }, () => normal(random) * SPREAD);
  const skills = strengths.map(() => newcomer());
  for (let game = 0; game < GAMES; game++) {
    const seats = 2 + (game % 3);
    const chosen = new Set<number>();
    while (chosen.size < seats) chosen.add(chance(PLAYERS));
    const players = [...chosen];
    const places = ranksOf(players.map(p => (strengths[p] ?? 0) + normal(random) * LUCK));
    const after = skillsAfter(
      players.map(p => skills[p] ?? newcomer()),
      places,
    );
    for (const [i, p] of players.entries()) skills[p] = after[i] ?? newcomer();
  }
  const correlation = rankCorrelation(strengths, skills.map(shownRating));
  t.diagnostic(`${GAMES} games, rank correlation ${correlation.toFixed(3)}`);
  assert.ok(correlation > 0.9, `${correlation}`);
  const shuffled = rankCorrelation(
    strengths,
    skills.map(() => random()),
  );
  assert.ok(Math.abs(shuffled) < 0.2, 'chance alone would not do that');
});
