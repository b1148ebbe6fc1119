// The advice for bots beats random play, in every seat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom, settle } from '@boardwright/engine';
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

/** What crossbows bring in ten games of two advised players. `aware`: their cells are chosen for any shot. */
function crossbowPoints(aware: boolean): number {
  const engine = new Engine(game);
  const advice = adviceFor(standardBook);
  let sum = 0;
  for (let n = 0; n < 10; n++) {
    const random = fastRandom(n);
    const match = engine.start(2, settle(game, 2, { crossbow: 'any' }), fastChance(n));
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      const { anyShot, ...blind } = match.g;
      const seen = aware || open.task.do !== 'chooseCell' ? match.g : blind;
      engine.answer(match, open, advice.choose(seen, open, random));
    }
    const lines = game.score?.(match.g).flatMap(sheet => sheet.lines) ?? [];
    for (const { source, points } of lines) if (source === 'points:crossbow') sum += points;
  }
  return sum;
}
test('where a crossbow may be aimed at any figure, crossbowmen are placed for long shots', () => {
  assert.ok(crossbowPoints(true) > 1.2 * crossbowPoints(false));
});
