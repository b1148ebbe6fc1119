// A step: what is shown at once of an answer. A game may divide its answers into several; the last one always shows the table as
// it is after the answer.
import { type Event, type Film, type Moment, momentsOf, pointsOf } from '@boardwright/engine';
import type { EventGroup, PastView, Update } from '@boardwright/host';
import type { Stage, StageAt } from './stage.ts';

export interface Step<G = unknown> {
  readonly g: G;
  readonly points: readonly number[]; // by seat
  readonly events: readonly Event[]; // that it tells
  readonly hold?: number; // milliseconds at normal speed; not there: USUAL, or longer for a stage
  readonly stage?: StageAt;
  readonly isUnderway?: boolean; // something is on its way: if the answer ends here, the table after it is a step of its own
}

/** How a game divides an answer into steps. Every moment belongs to one of them, and they come in order. */
export type Divide<G = unknown> = (moments: readonly Moment<G>[], before: G | null) => readonly Step<G>[];

export const USUAL = 850; // milliseconds
const OF_STAGE = 2600;
const OF_SUMMARY = 7000;

export function holdOf({ hold, stage }: Step): number {
  if (hold !== undefined) return hold;
  if (stage === undefined) return USUAL;
  return stage.at < stage.stage.parts.length ? OF_STAGE : OF_SUMMARY;
}

/** One step for each list of moments: the table after the last of them. */
export const stepOf = <G>(
  moments: readonly Moment<G>[],
  rest: Pick<Step<G>, 'hold' | 'stage' | 'isUnderway'> = {},
): Step<G>[] => {
  const last = moments.at(-1);
  if (last === undefined) return [];
  return [{ g: last.g, points: last.points, events: moments.map(({ event }) => event), ...rest }];
};

/** Lists of moments: a new one begins wherever `begins` says so. */
export function dividedBy<G>(
  moments: readonly Moment<G>[],
  begins: (moment: Moment<G>, before: Moment<G>, part: readonly Moment<G>[]) => boolean,
): readonly (readonly Moment<G>[])[] {
  const parts: Moment<G>[][] = [];
  for (const moment of moments) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    // An answer and what it did are one.
    if (part === undefined || before === undefined) parts.push([moment]);
    else if (before.event.say !== '@answer' && begins(moment, before, part)) parts.push([moment]);
    else part.push(moment);
  }
  return parts;
}

export const pointsIn = ({ view, sheets }: Update): readonly number[] => view.scores ?? pointsOf(sheets);

/** What was told by the last answer. */
export const toldIn = (heard: readonly EventGroup[], answers: number): readonly Event[] =>
  heard.findLast(({ n }) => n === answers)?.events ?? [];

/** A table as it is after an answer, with the points at that time. */
type Stand = Pick<Step, 'g' | 'points'>;

function divided(
  divide: Divide | null,
  now: Stand,
  events: readonly Event[],
  film: Film,
  before: unknown,
): readonly Step[] {
  const moments = divide === null ? [] : momentsOf(now.g, now.points, events, film);
  const steps = moments.length === 0 ? [] : (divide?.(moments, before) ?? []);
  const last = steps.at(-1);
  if (last === undefined) return [{ ...now, events }];
  if (last.isUnderway === true) return [...steps, { ...now, events: [], hold: 0 }];
  // A stage is over before the next question is asked.
  return last.stage === undefined ? [...steps.slice(0, -1), { ...last, ...now }] : [...steps, { ...now, events: [] }];
}

/** The steps of the last answer, for one audience. `before`: its table before the answer. */
export function stepsOf(
  divide: Divide | null,
  update: Update,
  heard: readonly EventGroup[],
  before: unknown,
): readonly Step[] {
  const now = { g: update.view.g, points: pointsIn(update) };
  return divided(divide, now, toldIn(heard, update.answers), update.film, before);
}

/** The steps of an answer that is shown again. */
export function stepsOfPast(divide: Divide | null, past: PastView, before: unknown): readonly Step[] {
  return divided(divide, { g: past.view.g, points: past.points }, past.events, past.film, before);
}

/**
 * The steps of a stage: one for each part and one for its summary, each with the moments that belong to it. A part to which nothing
 * belongs shows the table as it was before it.
 */
export function stepsOfStage<G>(stage: Stage, moments: readonly (readonly Moment<G>[])[]): Step<G>[] {
  const steps: Step<G>[] = [];
  for (const [at, part] of moments.entries()) {
    const [step] = stepOf(part, { stage: { stage, at } });
    const before = steps.at(-1);
    if (step !== undefined) steps.push(step);
    else if (before !== undefined) steps.push({ ...before, events: [], stage: { stage, at } });
  }
  return steps;
}

/** What events give to each seat, as amounts in points. */
export const gainsBy = (events: readonly Event[], seats: number, amount: (event: Event) => number): readonly number[] =>
  Array.from({ length: seats }, (_, p) => events.reduce((sum, event) => sum + (event.p === p ? amount(event) : 0), 0));

export type { Amount, Said, Stage, StageCell, StageLine, StagePart, StageRow } from './stage.ts';
