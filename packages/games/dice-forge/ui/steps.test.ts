// What is shown of an answer is what the rules went through, and a blessing shows what was gained.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@boardwright/engine';
import { checkSteps } from '@boardwright/web/check-steps';
import type { Divide, StageLine, Step } from '@boardwright/web/steps';
import { RESOURCES } from '../content/faces.ts';
import { game as forge } from '../index.ts';
import { type G, heroOf } from '../state.ts';
import { opensStage, steps } from './steps.ts';

/** In each blessing, every store changes by what its line says; the roll itself changes none. */
function gainsAreTrue(shown: readonly Step[]): void {
  for (const [i, { stage, g }] of shown.entries()) {
    const before = shown[i - 1];
    if (stage?.at !== 1 || before === undefined) continue;
    for (let p = 0; p < (g as G).seats; p++)
      for (const what of RESOURCES) {
        const line: StageLine | undefined = stage.stage.parts[1]?.lines.find(({ seat }) => seat === p);
        const gain: number = line?.gains.find(({ picture }) => picture === `gain:${what}`)?.n ?? 0;
        assert.equal(heroOf(g as G, p)[what] - heroOf(before.g as G, p)[what], gain, `${what} of seat ${p}`);
      }
  }
}

test('the steps of 1,000 random answers agree with the rules, and so do the gains of every blessing', () => {
  const game = forge as unknown as AnyGame;
  const seen = checkSteps(game, steps as Divide, { stages: ['df-blessing'], opens: opensStage, check: gainsAreTrue });
  console.log(`${seen.answers} answers, ${seen.divided} in several steps, stages: ${JSON.stringify([...seen.stages])}`);
  assert.ok(seen.divided > 100);
});
