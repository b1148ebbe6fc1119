// What the dice of a seat did last: how often each was seen to roll, and what came of it.
import type { Event, Seat } from '@boardwright/engine';
import type { TableNow } from '@boardwright/web/kit';
import { useState } from 'react';
import { RESOURCES } from '../content/faces.ts';

export interface Blessing {
  readonly rolls: readonly [number, number]; // of the light and the dark die
  readonly gained: readonly number[]; // by resource, since the last roll; below zero: lost
}
const NOTHING_YET: Blessing = { rolls: [0, 0], gained: [0, 0, 0, 0] };

function after({ rolls: [light, dark], gained }: Blessing, event: Event): Blessing {
  const fresh = NOTHING_YET.gained;
  if (event.say === 'rolled') return { rolls: [light + 1, dark + 1], gained: fresh };
  if (event.say === 'rolledOne')
    return { rolls: event.die === 'light' ? [light + 1, dark] : [light, dark + 1], gained: fresh };
  const sign = event.say === 'gained' ? 1 : event.say === 'lost' ? -1 : 0;
  if (sign === 0) return { rolls: [light, dark], gained };
  return {
    rolls: [light, dark],
    gained: gained.map((n, i) => (RESOURCES[i] === event.what ? n + sign * Number(event.n) : n)),
  };
}

/** Counted when the view changes, not when the answer is heard: then the die already knows which face lies up. */
export function useBlessing(table: TableNow, seat: Seat): Blessing {
  const { view, happened, answers } = table;
  const [seen, setSeen] = useState({ view, answers, blessing: NOTHING_YET });
  if (seen.view === view) return seen.blessing;
  // After a jump it is not known what came before.
  const before = answers === seen.answers + 1 ? seen.blessing : { ...seen.blessing, gained: NOTHING_YET.gained };
  const blessing = happened.filter(event => event.p === seat).reduce(after, before);
  setSeen({ view, answers, blessing });
  return blessing;
}
