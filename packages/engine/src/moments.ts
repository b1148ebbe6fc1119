// A film: what one answer went through, event by event. It is sent as changes and shown as tables.
import { applyChanges, type Change } from './changes.ts';
import type { Event } from './types.ts';

/**
 * By event of the last answer: what leads from the table at the next event back to the table at this one. The last of them
 * leads back from the table as it is now: so a film needs nothing that was sent before.
 */
export type Film = readonly (readonly Change[])[];

/** Something that happened, and the table when it had happened. */
export interface Moment<G> {
  readonly event: Event;
  readonly g: G;
}

/** The moments of an answer, from the table after it and the events that it told. None if there is no film of it. */
export function momentsOf<G>(now: G, events: readonly Event[], film: Film): readonly Moment<G>[] {
  if (film.length !== events.length) return [];
  let g = now;
  return film
    .map((_, i) => film.length - 1 - i)
    .map(i => {
      g = applyChanges(g, film[i] ?? []);
      return { event: events[i] as Event, g };
    })
    .reverse();
}
