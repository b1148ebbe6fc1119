// How an answer is shown: what was done, then every roll and what came of it. Rolls of one cause are a stage.
import type { Event, Moment } from '@boardwright/engine';
import { dividedBy, type Step, stepOf } from '@boardwright/web/steps';
import type { G } from '../state.ts';
import { type Cause, causeAfter, isGain, isRoll, type Part, type Roll, stageOf, UNKNOWN_CAUSE } from './rolls.ts';

const kindOf = (event: Event): 'roll' | 'gain' | 'deed' => (isRoll(event) ? 'roll' : isGain(event) ? 'gain' : 'deed');

/** Rolls that follow each other are one part, unless somebody rolls again. A turn begins with its roll. */
const partsOf = (moments: Part): readonly Part[] =>
  dividedBy(moments, ({ event }, { event: before }, part) => {
    if (event.say === 'turn') return true;
    const isAgain = isRoll(event) && part.some(each => isRoll(each.event) && each.event.p === event.p);
    return isAgain || (kindOf(event) !== kindOf(before) && before.say !== 'turn');
  });

/** Something that was done, or rolls of one cause. */
type Scene = { readonly deed: Part } | { readonly cause: Cause; readonly rolls: Roll[] };

function scenesOf(moments: Part): readonly Scene[] {
  const scenes: Scene[] = [];
  let cause = UNKNOWN_CAUSE;
  for (const part of partsOf(moments)) {
    const events = part.map(({ event }) => event);
    const before = cause;
    cause = causeAfter(cause, events);
    const last = scenes.at(-1);
    const open = last !== undefined && 'rolls' in last && cause === before ? last : null;
    const roll = open?.rolls.at(-1);
    if (events.some(isRoll)) {
      if (open === null) scenes.push({ cause, rolls: [{ roll: part, gain: [] }] });
      else open.rolls.push({ roll: part, gain: [] });
    } else if (roll !== undefined && events.every(isGain)) open?.rolls.splice(-1, 1, { ...roll, gain: part });
    else scenes.push({ deed: part });
  }
  return scenes;
}

const HOLD = { roll: 1200, gain: 1200, summary: 900 } as const; // milliseconds: there is a blessing in every turn

/** A step for each roll, one for what it brings, and the total. Whoever decides gains later. */
function stepsOfRolls(cause: Cause, rolls: readonly Roll[]): Step<G>[] {
  const stage = stageOf(cause, rolls);
  const steps: Step<G>[] = [];
  const add = (moments: Part, hold: number): void => {
    const rest = { hold, stage: { stage, at: steps.length } };
    const [step] = stepOf(moments, rest);
    const before = steps.at(-1);
    if (step !== undefined) steps.push(step);
    else if (before !== undefined) steps.push({ ...before, events: [], ...rest });
  };
  for (const { roll, gain } of rolls) {
    add(roll, HOLD.roll);
    add(gain, HOLD.gain);
  }
  add([], HOLD.summary);
  return steps;
}

/** Answers whose rolls can be opened again. */
export const opensStage = (events: readonly Event[]): boolean => events.some(isRoll);

export const steps = (moments: readonly Moment<G>[]): readonly Step<G>[] =>
  scenesOf(moments).flatMap(scene => ('deed' in scene ? stepOf(scene.deed) : stepsOfRolls(scene.cause, scene.rolls)));
