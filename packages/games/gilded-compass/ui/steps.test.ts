// What is shown of an answer is what the rules went through, and the end of the game shows where every piece of gold came from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@boardwright/engine';
import { checkSteps } from '@boardwright/web/check-steps';
import type { Divide, Step } from '@boardwright/web/steps';
import { contentOf } from '../edition.ts';
import { gameOf } from '../game.ts';
import type { G } from '../state.ts';
import { onItsWay } from './places.ts';
import { opensStage, steps } from './steps.ts';

const content = contentOf(null);
const divide: Divide = (moments, before) => steps(moments as never, before as never, content);

/** What the Library brings is what the tokens went up by; at the end the lines of a player are all of their gold. */
function gainsAreTrue(shown: readonly Step[]): void {
  for (const [i, { stage, g, points }] of shown.entries()) {
    const part = stage?.stage.parts[stage.at];
    const before = shown[i - 1];
    if (part === undefined || stage === undefined) continue;
    const sumOf = (p: number): number =>
      part.lines.filter(({ seat }) => seat === p).reduce((sum, { gains }) => sum + (gains[0]?.n ?? 0), 0);
    if (stage.stage.id === 'gc-round' && before !== undefined)
      for (const [p, n] of (g as G).knowledge.slice(0, (g as G).seats).entries())
        assert.equal(n - ((before.g as G).knowledge[p] as number), sumOf(p), `seat ${p}`);
    const p = part.name !== undefined && 'values' in part.name ? part.name.values?.p : undefined;
    if (stage.stage.id === 'gc-final' && typeof p === 'number' && (g as G).players === (g as G).seats)
      assert.equal(sumOf(p), points[p]);
  }
}

/** Dice fly into their place before they lie there. */
function diceFlyFirst(shown: readonly Step[]): void {
  for (const { g, events } of shown)
    if (events.some(({ say }) => say === 'places' || say === 'placesNeutral'))
      assert.notEqual(onItsWay(content, g as G, events), null, JSON.stringify(events));
}

function checkAll(shown: readonly Step[]): void {
  gainsAreTrue(shown);
  diceFlyFirst(shown);
}

test('the steps of 1,000 random answers agree with the rules, and so do the stages', () => {
  const game = gameOf(content) as unknown as AnyGame;
  const seen = checkSteps(game, divide, { stages: ['gc-round', 'gc-final'], opens: opensStage, check: checkAll });
  console.log(`${seen.answers} answers, ${seen.divided} in several steps, stages: ${JSON.stringify([...seen.stages])}`);
  assert.ok(seen.divided > 100);
});
