// Tries an answer on a copy of the match, with chance of its own: nothing of it is kept or told.
import { type AnyTasks, answerOf, Engine, fastChance, type Move, undoableAt } from '@boardwright/engine';
import type { Live } from './live.ts';

/** Whether the seat could take this answer back after it; true as well for what is no answer at all. */
export function couldBeTakenBack(live: Live, { seat, word, at }: Move): boolean {
  const engine = new Engine<unknown, AnyTasks>(live.game);
  const match = engine.copy(live.play.match);
  engine.chance = fastChance(live.position);
  const open = engine.open(match).find(each => each.seat === seat && each.at === at);
  const answer = open === undefined ? null : answerOf(engine, open, word);
  if (open === undefined || answer === null) return true;
  engine.answer(match, open, answer);
  return undoableAt(match, seat) !== null;
}
