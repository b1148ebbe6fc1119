// What a search remembers for the next question. This is sound only if the seat has learned nothing since: then the
// worlds it guessed before are still possible.
import { canonical } from '@boardwright/engine';
import type { AnyAnswer, AnyEngine, AnyMatch, AnyOpen } from '../bot.ts';
import { newWorld } from '../worlds.ts';
import { type Asked, type Branch, findAsked } from './tree.ts';

export interface Memory {
  readonly view: AnyMatch;
  readonly open: AnyOpen;
  readonly branch: Branch; // what was answered
  readonly used: number; // share of the budget, by all answers of this turn so far
}

/** How much of its budget the turn has used, if the seat is asked again before anybody else has answered. */
export function usedInTurn(memory: Memory | null, view: AnyMatch, { seat, at }: AnyOpen): number {
  if (memory === null || memory.open.seat !== seat || memory.open.at !== '' || at !== '') return 0;
  return view.answers === memory.view.answers + 1 ? memory.used : 0;
}

/** What is known about a question; null if the question does not follow from the remembered answer alone. */
export function recall(engine: AnyEngine, memory: Memory | null, view: AnyMatch, open: AnyOpen): Asked | null {
  if (memory === null || memory.open.seat !== open.seat || memory.view.draws !== view.draws) return null;
  const asked = findAsked(memory.branch, open);
  if (asked === undefined) return null;
  const expected = foreseen(engine, memory, memory.branch.answer);
  return expected !== null && expected === canonical(view) ? asked : null;
}

/** How the seat sees the match after its answer; null if chance is involved. */
function foreseen(engine: AnyEngine, { view, open }: Memory, answer: AnyAnswer): string | null {
  const { match } = newWorld(engine, view, open.seat, 0);
  let draws = 0;
  engine.chance = { int: () => draws++ && 0 };
  engine.answer(match, open, answer);
  return draws > 0 ? null : canonical(engine.view(match, open.seat));
}
