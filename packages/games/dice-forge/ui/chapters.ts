// Rolls in the log: one line for all of them, with what each player got.
import type { Event } from '@boardwright/engine';
import type { Chapter } from '@boardwright/web/kit';
import { amountsOf, isGain, isRoll, seatsIn } from './rolls.ts';

/** The rolls of an answer and what came of them are one chapter. */
export function chapters(events: readonly Event[]): readonly Chapter[] {
  if (!events.some(isRoll)) return [];
  const own = events.filter(event => isRoll(event) || isGain(event));
  const gains = seatsIn(own).map(seat => ({ seat, gains: amountsOf(own, seat) }));
  return [{ says: { key: 'ui.stage.blessing' }, gains, events: own }];
}
