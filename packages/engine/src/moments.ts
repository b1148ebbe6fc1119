// A film: the tables an answer went through, event by event. It is sent as changes and shown as tables.
import { applyChanges, type Change } from './changes.ts';
import type { Event, ScoreSheet } from './types.ts';

/** One event of an answer, as it is sent. */
export interface Frame {
  /** What leads from the table at the next event back to the table at this one. The last frame leads back from the table now. */
  readonly back: readonly Change[];
  /** The points by seat at this event. Not there: they are the same as at the next one. */
  readonly points?: readonly number[];
}
/** By event of the last answer. It starts from the table as it is now, so it needs nothing that was sent before. */
export type Film = readonly Frame[];

/** An event, and the table right after it. */
export interface Moment<G> {
  readonly event: Event;
  readonly g: G;
  readonly points: readonly number[]; // by seat; empty if the game has none
}

/** What a seat has scored so far, by seat. */
export const pointsOf = (sheets: readonly ScoreSheet[]): readonly number[] =>
  sheets.map(({ scored, total }) => scored ?? total);

/** The moments of an answer, from the table after it and the events that it told. None if there is no film of it. */
export function momentsOf<G>(
  now: G,
  pointsNow: readonly number[],
  events: readonly Event[],
  film: Film,
): readonly Moment<G>[] {
  if (film.length !== events.length) return [];
  let [g, points] = [now, pointsNow];
  return film
    .map((frame, i) => [frame, events[i] as Event] as const)
    .reverse()
    .map(([frame, event]) => {
      g = applyChanges(g, frame.back);
      points = frame.points ?? points;
      return { event, g, points };
    })
    .reverse();
}
