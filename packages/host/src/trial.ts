// Tries an answer on a copy of the match, with its own chance. The result is discarded.
import { type AnyTasks, answerOf, Engine, fastChance, type Move, undoableAt } from '@boardwright/engine';
import type { Live } from './live.ts';

/** Whether the seat could undo this answer. Also true if it is not a valid answer. */
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
