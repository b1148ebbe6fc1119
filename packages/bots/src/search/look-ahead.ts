// Looks one turn ahead: every option is tried in a few worlds, the turn is finished as the game advises, and the
// game's evaluation says how good that is.
import type { AnyModule } from '@boardwright/engine';
import type { AnyAnswer, AnyEngine, AnyMatch, AnyOpen } from '../bot.ts';
import type { Limit } from '../budget.ts';
import { advised, newWorld } from '../worlds.ts';

export interface Looked {
  readonly answer: AnyAnswer;
  total: number; // of the evaluations
  visits: number;
}
export interface LookAhead {
  readonly looked: readonly Looked[]; // all answers, in the order of the question
  readonly answers: number;
}
/** A turn that goes on longer is judged where it stands. */
const LONGEST_TURN = 40;

/** All answers in the same worlds, one world after the other, as long as there is time. */
export function lookAhead(
  module: AnyModule,
  engine: AnyEngine,
  view: AnyMatch,
  open: AnyOpen,
  seeds: readonly number[],
  limit: Limit,
): LookAhead {
  const looked: Looked[] = [...open.options, ...open.asides].map(answer => ({ answer, total: 0, visits: 0 }));
  let answers = 0;
  for (const seed of seeds)
    for (const each of looked) {
      if (limit.isOver()) return { looked, answers };
      const world = newWorld(engine, view, open.seat, seed);
      engine.answer(world.match, open, each.answer);
      answers++;
      for (let n = 0; n < LONGEST_TURN; n++) {
        const next = engine.first(world.match);
        if (next === null || next.seat !== open.seat) break;
        engine.answer(world.match, next, advised(module, world, next));
        answers++;
      }
      each.total += module.advice.evaluate(world.match.g, open.seat);
      each.visits++;
    }
  return { looked, answers };
}

export const meanOf = ({ total, visits }: Looked): number => (visits === 0 ? Number.NEGATIVE_INFINITY : total / visits);
