// What is shown of an answer is what the rules went through, and a blessing shows what was gained.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@boardwright/engine';
import { checkSteps } from '@boardwright/web/check-steps';
import type { Divide, StageLine, Step } from '@boardwright/web/steps';
import { DICE, RESOURCES } from '../content/faces.ts';
import { game as forge } from '../index.ts';
import { faceName } from '../rules/lookup.ts';
import { type G, heroOf, upFace } from '../state.ts';
import { opensStage, steps } from './steps.ts';

/** The tables at the start, and after each roll: every store changes by what the lines say, and a roll itself changes none. */
function gainsAreTrue(shown: readonly Step[]): void {
  for (const [i, { stage, g }] of shown.entries()) {
    const before = shown[i - 1];
    if (stage === undefined || stage.at === 0 || before === undefined) continue;
    for (let p = 0; p < (g as G).seats; p++)
      for (const what of RESOURCES) {
        const lines: readonly StageLine[] = stage.stage.parts[stage.at]?.lines ?? [];
        const gains = lines.filter(({ seat }) => seat === p).flatMap(line => line.gains);
        const gain = gains.find(({ picture }) => picture === `gain:${what}`)?.n ?? 0;
        assert.equal(heroOf(g as G, p)[what] - heroOf(before.g as G, p)[what], gain, `${what} of seat ${p}`);
      }
  }
}

/** The faces of a roll are those that lie up on the dice it is about. */
function facesAreTrue(shown: readonly Step[]): void {
  for (const { stage, g } of shown) {
    const part = stage?.stage.parts[stage.at];
    for (const { seat, pictures = [] } of part?.lights === undefined ? [] : part.lines) {
      const dice = DICE.flatMap((die, i) => (part?.lights?.includes(`die:${seat}-${die}`) ? [i] : []));
      assert.deepEqual(
        pictures,
        dice.map(die => `face:${faceName(upFace(heroOf(g as G, seat), die))}`),
      );
    }
  }
}

test('the steps of 1,000 random answers agree with the rules, and so do the faces and gains of every roll', () => {
  const game = forge as unknown as AnyGame;
  const seen = checkSteps(game, steps as Divide, {
    stages: ['df-rolls'],
    opens: opensStage,
    check: shown => {
      gainsAreTrue(shown);
      facesAreTrue(shown);
    },
  });
  console.log(`${seen.answers} answers, ${seen.divided} in several steps, stages: ${JSON.stringify([...seen.stages])}`);
  assert.ok(seen.divided > 100);
});
