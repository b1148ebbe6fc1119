// One answer as it will be shown: its steps for each audience of this device, and the scene at each of them.
import type { Event } from '@boardwright/engine';
import type { Audience, EventGroup, OpenQuestion, PastView, Update } from '@boardwright/host';
import type { Scene } from '../model/session.ts';
import { isSummary, type StageAt } from './stage.ts';
import { type Divide, holdOf, type Step, stepsOf, stepsOfPast } from './step.ts';

/** The part of a scene that answers change. */
export type Moves = Pick<Scene, 'updates' | 'events'>;

export interface ShownAnswer extends Moves {
  readonly before: Moves | null; // null: nothing was shown before
  readonly steps: ReadonlyMap<Audience, readonly Step[]>;
  readonly length: number; // steps: of the audience with the most
  readonly past: number | null; // the number of an answer that is shown again
}

const lengthOf = (steps: ShownAnswer['steps']): number => Math.max(1, ...[...steps.values()].map(each => each.length));

/** Without steps: the table as it is. */
export const atOnce = ({ updates, events }: Moves, past: number | null = null): ShownAnswer => ({
  updates,
  events,
  before: null,
  steps: new Map(),
  length: 1,
  past,
});

/** `known`: the steps from when the answer first arrived, because a film is sent only once. */
export function answerAfter(
  before: Moves,
  { updates, events }: Moves,
  divide: Divide | null,
  known: ShownAnswer['steps'] = new Map(),
): ShownAnswer {
  const steps = new Map(known);
  for (const [audience, update] of updates) {
    const old = before.updates.get(audience);
    if (!steps.has(audience) && old !== undefined && old.answers < update.answers)
      steps.set(audience, stepsOf(divide, update, events.get(audience) ?? [], old.view.g));
  }
  const { updates: had, events: heard } = before; // and not what was before that
  return { updates, events, before: { updates: had, events: heard }, steps, length: lengthOf(steps), past: null };
}

/** The same answer with newer data. The seats of one device hear of an answer one after the other. */
export const amended = ({ before, steps }: ShownAnswer, now: Moves, divide: Divide | null): ShownAnswer =>
  before === null ? atOnce(now) : answerAfter(before, now, divide, steps);

/** An answer that is shown again. The log and all other audiences stay as they are now. */
export function pastAnswer(
  now: Moves,
  as: Audience,
  found: PastView,
  before: unknown,
  divide: Divide | null,
): ShownAnswer | null {
  const update = now.updates.get(as);
  if (update === undefined) return null;
  const { answers, view, points, film } = found;
  const sheets = points.map(total => ({ total, lines: [] }));
  const then: Update = { ...update, answers, view, sheets, film, open: [] };
  const steps = new Map([[as, stepsOfPast(divide, found, before)]]);
  const updates = new Map(now.updates).set(as, then);
  const { updates: had, events: heard } = now;
  return {
    updates,
    events: heard,
    before: { updates: had, events: heard },
    steps,
    length: lengthOf(steps),
    past: answers,
  };
}

export const stepAt = ({ steps }: ShownAnswer, audience: Audience, at: number): Step | null => {
  const own = steps.get(audience) ?? [];
  return own[Math.min(at, own.length - 1)] ?? null;
};

const stepsAt = (answer: ShownAnswer, at: number): Step[] =>
  [...answer.steps.keys()].flatMap(audience => stepAt(answer, audience, at) ?? []);

/** How long a step wants to be shown, in milliseconds at normal speed. */
export const holdAt = (answer: ShownAnswer, at: number): number => Math.max(0, ...stepsAt(answer, at).map(holdOf));

/** The stage at a step. All audiences of a device go through it together. */
export const stageAt = (answer: ShownAnswer, at: number): StageAt | undefined =>
  stepsAt(answer, at).find(({ stage }) => stage !== undefined)?.stage;
export const isStageAt = (answer: ShownAnswer, at: number): boolean => stageAt(answer, at) !== undefined;

/** A player reads it as long as they like; nobody who only watches is kept waiting. */
export function staysAt(answer: ShownAnswer, at: number): boolean {
  const stage = stageAt(answer, at);
  const isPlayers = [...answer.updates.keys()].some(audience => audience !== null);
  return isPlayers && stage !== undefined && isSummary(stage) && stage.stage.summary.stays === true;
}

/** How long all of it wants to be shown. */
export const lengthInTime = (answer: ShownAnswer): number =>
  Array.from({ length: answer.length }, (_, at) => holdAt(answer, at)).reduce((sum, hold) => sum + hold, 0);

/** What was told up to a step: of the answer's own events, those of the steps so far. */
export function heardAt(answer: ShownAnswer, audience: Audience, at: number): readonly EventGroup[] {
  const heard = answer.events.get(audience) ?? [];
  const own = answer.steps.get(audience);
  const update = answer.updates.get(audience);
  if (answer.past !== null || own === undefined || update === undefined || at >= own.length - 1) return heard;
  const told: readonly Event[] = own.slice(0, at + 1).flatMap(({ events }) => events);
  return heard.map(group => (group.n === update.answers ? { ...group, events: told } : group));
}

/** What stays asked while something else is shown: what was asked before, and still is. */
export function stillAsked(shown: readonly OpenQuestion[], now: readonly OpenQuestion[]): readonly OpenQuestion[] {
  const kept = now.filter(({ at, since }) => shown.some(each => each.at === at && each.since === since));
  return kept.length === now.length ? now : kept;
}

/** The update at a step: until the last one, nobody knows whose turn it will be, or who has won. */
export function updateAt(answer: ShownAnswer, audience: Audience, update: Update, at: number): Update {
  const step = stepAt(answer, audience, at);
  const before = answer.before?.updates.get(audience);
  if (step === null || before === undefined || at >= answer.length - 1) return update;
  const { scores, places } = before.view;
  const { toAnswer, position, tentative, held } = before;
  return {
    ...update,
    view: { ...update.view, g: step.g, scores, places },
    sheets: step.points.map((total, p) => ({ lines: update.sheets[p]?.lines ?? [], total })),
    toAnswer,
    position,
    tentative,
    held,
  };
}
