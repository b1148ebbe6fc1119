// What is shown agrees with the rules: plays random answers and compares, for every audience, the steps of each answer with what the
// rules went through. For the tests of games.
import assert from 'node:assert/strict';
import { type AnyGame, type Event, type Moment, momentsOf, pointsOf, type Settings } from '@boardwright/engine';
import { type Audience, eventsFor, type Live, updateFor } from '@boardwright/host';
import { tablesOf } from '@boardwright/testkit';
import { type Divide, type Step, stepsOf } from '../src/showing/step.ts';
import { RandomTable } from './random-table.ts';

export interface Seen {
  answers: number;
  steps: number;
  divided: number; // answers with more than one step
  readonly stages: Map<string, number>; // how often a stage of each kind was shown
}

/** What a game adds to the checks of a stage: it is given the table before, the steps, and the table after. */
export type CheckStage = (steps: readonly Step[], before: unknown, moments: readonly Moment<unknown>[]) => void;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function compare(live: Live, audience: Audience, before: unknown, divide: Divide, seen: Seen, wanted: Wanted): void {
  const update = JSON.parse(JSON.stringify(updateFor(live, audience)));
  const { view, film, sheets } = update;
  const heard = JSON.parse(JSON.stringify(eventsFor(live, audience, live.play.entries.length)));
  const events = heard[0].events as Event[];
  const points = view.scores ?? pointsOf(sheets);
  const moments = momentsOf<unknown>(view.g, points, events, film);
  const steps = stepsOf(divide, update, heard, before);
  assert.deepEqual(
    steps.flatMap(step => step.events),
    events,
    'every event is told once, in order',
  );
  const last = steps.at(-1) as Step;
  assert.ok(same(last.g, view.g), 'the last step shows the table as it is');
  assert.deepEqual(last.points, points, 'with the points as they are');
  assert.equal(last.stage, undefined, 'no stage is left when the question comes');
  let told = 0;
  for (const step of steps.slice(0, -1)) {
    told += step.events.length;
    const moment = moments[Math.max(0, told - 1)] as Moment<unknown>;
    assert.ok(same(step.g, moment.g), `step after ${told} events shows a table that the rules went through`);
    assert.deepEqual(step.points, moment.points);
  }
  checkStages(steps, seen);
  if (wanted.opens !== undefined)
    assert.equal(
      steps.some(({ stage }) => stage !== undefined),
      wanted.opens(events),
      `a stage where the log offers one: ${events.map(({ say }) => say).join(' ')}`,
    );
  wanted.check?.(steps, before, moments);
  seen.steps += steps.length;
  if (steps.length > 1) seen.divided++;
}

/** Parts come in order, each once, and the summary at the end. */
function checkStages(steps: readonly Step[], seen: Seen): void {
  for (const [i, { stage }] of steps.entries()) {
    if (stage === undefined) continue;
    const { id, parts } = stage.stage;
    const before = steps[i - 1]?.stage;
    const after = steps[i + 1]?.stage;
    if (before?.stage === stage.stage) assert.equal(stage.at, before.at + 1, `no part of ${id} is left out`);
    else {
      assert.equal(stage.at, 0, `${id} begins with its first part`);
      seen.stages.set(id, (seen.stages.get(id) ?? 0) + 1);
    }
    if (after?.stage !== stage.stage) assert.equal(stage.at, parts.length, `${id} ends in its summary`);
  }
}

function playOne(
  game: AnyGame,
  seats: number,
  options: Settings,
  seed: number,
  most: number,
  divide: Divide,
  seen: Seen,
  wanted: Wanted,
): void {
  const table = new RandomTable(game, seats, options, seed);
  const { live } = table;
  for (let i = 0; !live.isOver && i < most; i++) {
    const chosen = table.choose();
    const audiences: Audience[] = [null, chosen.seat];
    const before = audiences.map(audience => live.game.view(live.play.match.g, audience)).map(g => structuredClone(g));
    table.answer(chosen);
    for (const [k, audience] of audiences.entries()) compare(live, audience, before[k], divide, seen, wanted);
    seen.answers++;
  }
}

interface Wanted {
  readonly answers?: number; // at least so many
  readonly perGame?: number; // at most so many of one game
  readonly stages?: readonly string[]; // of each kind at least one is seen
  readonly opens?: (events: readonly Event[]) => boolean; // answers that have a stage
  readonly check?: CheckStage;
}

/** Random games at all tables until there were enough answers and all kinds of stages. */
export function checkSteps(game: AnyGame, divide: Divide, wanted: Wanted = {}): Seen {
  const { answers = 1000, perGame = Number.POSITIVE_INFINITY, stages = [] } = wanted;
  const seen: Seen = { answers: 0, steps: 0, divided: 0, stages: new Map() };
  const tables = tablesOf(game);
  const isEnough = (): boolean => seen.answers >= answers && stages.every(id => seen.stages.has(id));
  for (let i = 0; !isEnough() && i < 200; i++) {
    const { seats, options } = tables[i % tables.length] as (typeof tables)[number];
    playOne(game, seats, options, 7 + i, perGame, divide, seen, wanted);
  }
  for (const id of stages) assert.ok(seen.stages.has(id), `a stage "${id}" was never shown`);
  assert.ok(seen.answers >= answers);
  return seen;
}
