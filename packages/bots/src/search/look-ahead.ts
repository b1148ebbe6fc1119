// Looks one turn ahead: tries every option in a few worlds, plays on by the game's advice until the end of the seat's
// turn or its next one, and evaluates the result.
import type { AnyModule } from '@boardwright/engine';
import type { AnyAnswer, AnyEngine, AnyMatch, AnyOpen } from '../bot.ts';
import type { Limit } from '../budget.ts';
import type { Values } from '../learned/values.ts';
import { advised, newWorld, type World } from '../worlds.ts';
import { leadOf } from './results.ts';
import { answerAt, countOf, isSame } from './tree.ts';

export interface Looked {
  readonly answer: AnyAnswer;
  value: number; // on average
  visits: number;
}
export interface LookAhead {
  readonly looked: readonly Looked[]; // all answers, in the order of the question
  readonly complete: boolean; // all were evaluated, so they can be compared
  readonly answers: number;
}
/** Longer play is evaluated where it stands. Learned values judge only at certain questions, so they may need more. */
const FARTHEST = 40;
const FARTHEST_LEARNED = 200;
/**
 * How much better another answer must look than the advised one, in standard deviations, because evaluations are rough.
 */
const TRUST = 0.7;

/** Tries all answers in the same worlds, one world after the other, while there is time. */
export function lookAhead(
  module: AnyModule,
  engine: AnyEngine,
  view: AnyMatch,
  open: AnyOpen,
  seeds: readonly number[],
  limit: Limit,
  values: Values | null,
): LookAhead {
  const looked: Looked[] = Array.from({ length: countOf(open) }, (_, i) => ({
    answer: answerAt(open, i),
    value: 0,
    visits: 0,
  }));
  let answers = 0;
  for (const seed of seeds)
    for (const each of looked) {
      if (limit.isOver()) return { looked, complete: looked.every(({ visits }) => visits > 0), answers };
      const world = newWorld(engine, view, open.seat, seed);
      engine.answer(world.match, open, each.answer);
      answers += 1 + playOn(module, engine, world, open.seat, values);
      const value = valueFor(module, engine, world.match, open.seat, values);
      each.value += (value - each.value) / ++each.visits;
    }
  return { looked, complete: seeds.length > 0, answers };
}

/** Tracks the turns since a question was asked. */
export interface Turns {
  readonly seat: number; // whose turns count
  readonly judgedAt: string | null; // questions of other kinds do not count; null: all do
  last: number; // who was asked last
  over: number; // turns of the seat
}
export const newTurns = (seat: number, judgedAt: string | null = null): Turns => ({
  seat,
  judgedAt,
  last: seat,
  over: 0,
});

/** Whether the seat has finished so many turns. After two, what it prepared has had its effect. */
export function isRoundOver(turns: Turns, { seat, task }: AnyOpen, reach = 2): boolean {
  if (turns.judgedAt !== null && task.do !== turns.judgedAt) return false;
  if (seat !== turns.seat && turns.last === turns.seat) turns.over++;
  turns.last = seat;
  return turns.over >= reach;
}

/** For the seat: what was learned, or its lead by the game's own evaluation. */
function valueFor(module: AnyModule, engine: AnyEngine, match: AnyMatch, seat: number, values: Values | null): number {
  if (values === null) return leadOf(module.advice.evaluate(match.g), seat);
  return values.of(match, engine.first(match))[seat] as number;
}

function playOn(module: AnyModule, engine: AnyEngine, world: World, seat: number, values: Values | null): number {
  const turns = newTurns(seat, values?.judgedAt);
  const reach = values === null ? 2 : Math.max(1, values.reach);
  const farthest = values === null ? FARTHEST : FARTHEST_LEARNED;
  for (let n = 0; n < farthest; n++) {
    const open = engine.first(world.match);
    if (open === null || isRoundOver(turns, open, reach)) return n;
    engine.answer(world.match, open, advised(module, world, open));
  }
  return farthest;
}

/** The values, with a small bonus for the advised answer. */
export function trusting(looked: readonly Looked[], advice: AnyAnswer, trust = TRUST): number[] {
  const bonus = trust * deviationOf(looked.map(({ value }) => value));
  return looked.map(({ answer, value }) => (isSame(answer, advice) ? value + bonus : value));
}

export function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
