// What is shown of an answer is what the rules went through. Scorings show the points that were given, and who was there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@boardwright/engine';
import { checkSteps } from '@boardwright/web/check-steps';
import type { Divide, Step } from '@boardwright/web/steps';
import { bookOf } from '../../edition.ts';
import { game as standardGame } from '../../game.ts';
import type { G } from '../../state.ts';
import { opensStage, steps } from '../steps.ts';

const book = bookOf(null);
const game = standardGame as unknown as AnyGame;
const divide: Divide = (moments, before) => steps(moments as never, before as never, book);

/** The gains of a part are what the points on the table went up by, for every seat. */
function gainsAreTrue(shown: readonly Step[]): void {
  for (const [i, { stage, g }] of shown.entries()) {
    const part = stage?.stage.parts[stage.at];
    const before = shown[i - 1];
    if (part === undefined || before === undefined) continue;
    for (const [p, points] of (g as G).points.entries()) {
      const gain: number = part.lines.find(({ seat }) => seat === p)?.gains.reduce((sum, { n }) => sum + n, 0) ?? 0;
      assert.equal(points - ((before.g as G).points[p] as number), gain, `seat ${p} in part ${stage?.at}`);
    }
  }
}

test('the steps of 1,000 random answers agree with the rules, and so do the lines of every scoring', () => {
  const seen = checkSteps(game, divide, { stages: ['ta-round', 'ta-final'], opens: opensStage, check: gainsAreTrue });
  console.log(`${seen.answers} answers, ${seen.steps} steps, stages: ${JSON.stringify([...seen.stages])}`);
});
