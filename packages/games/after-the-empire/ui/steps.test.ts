// What is shown of an answer is what the rules went through, and it ends with the table as it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@boardwright/engine';
import { checkSteps } from '@boardwright/web/check-steps';
import type { Amount, Divide, StageLine, Step } from '@boardwright/web/steps';
import { standard } from '../content/content.ts';
import { gameWith } from '../game.ts';
import { castleOf, type G, goldOf } from '../state.ts';
import { opensStage, steps } from './steps.ts';

const game = gameWith(standard) as unknown as AnyGame;

const divide: Divide = (moments, before) => steps(moments as never, before as never, standard);

const goldAt = (g: unknown, p: number): number => goldOf(castleOf(g as G, p));

/** What a part of a season's end says about gold is what every treasury changed by; at the end the sources are all points. */
function gainsAreTrue(shown: readonly Step[]): void {
  for (const [i, { stage, g, points }] of shown.entries()) {
    const [part, before] = [stage?.stage.parts[stage.at], shown[i - 1]];
    if (stage?.stage.id === 'ae-season' && part !== undefined && before !== undefined)
      for (const p of (g as G).castles.keys()) {
        const gains: Amount[] = part.lines.filter(({ seat }) => seat === p).flatMap(line => line.gains);
        const gold: number = gains
          .filter(({ picture }) => picture === 'goods:gold-1')
          .reduce((sum, { n }) => sum + n, 0);
        assert.equal(goldAt(g, p) - goldAt(before.g, p), gold, `gold of seat ${p} in part ${stage.at}`);
      }
    if (stage?.stage.id === 'ae-final' && stage.at === 0)
      for (const [p, total] of points.entries()) {
        const lines: StageLine[] = stage.stage.parts.flatMap(each => each.lines).filter(({ seat }) => seat === p);
        assert.equal(
          lines.flatMap(line => line.gains).reduce((sum, { n }) => sum + n, 0),
          total,
        );
      }
  }
}

test('the steps of 1,000 random answers agree with the rules, and so do the ends of seasons and games', () => {
  const seen = checkSteps(game, divide, { stages: ['ae-season', 'ae-final'], opens: opensStage, check: gainsAreTrue });
  const { answers, divided, stages } = seen;
  console.log(`${answers} answers, ${divided} in several steps: ${seen.steps} steps, ${JSON.stringify([...stages])}`);
  assert.ok(divided > 100);
});
