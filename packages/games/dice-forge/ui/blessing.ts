// What a seat's dice did last: how often each was seen to roll, and the result.
import type { Event, Seat } from '@boardwright/engine';
import { useLayoutEffect, useRef } from 'react';
import { RESOURCES } from '../content/faces.ts';
import type { Table } from './reading.ts';

export interface Blessing {
  readonly rolls: readonly [number, number]; // of the light and the dark die
  readonly gained: readonly number[]; // by resource, since the last roll; negative: lost
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

interface Seen {
  readonly step: number;
  readonly blessing: Blessing;
}

function next({ step: before, blessing }: Seen, { happened, step }: Table, seat: Seat): Seen {
  // After a jump it is not known what came before.
  const isKnown = step === before + 1 || blessing.gained === NOTHING_YET.gained;
  const known = isKnown ? blessing : { ...blessing, gained: NOTHING_YET.gained };
  return { step, blessing: happened.filter(event => event.p === seat).reduce(after, known) };
}

/**
 * Counted once for each step that is shown: with it, the die knows which face lies up. What was shown
 * last is kept beside the drawing: as a state of it, every mat would be drawn twice.
 */
export function useBlessing(table: Table, seat: Seat): Blessing {
  const { step } = table;
  const shown = useRef<Seen>({ step: step - 1, blessing: NOTHING_YET }); // what was told last is seen from the start
  const seen = shown.current.step === step ? shown.current : next(shown.current, table, seat);
  useLayoutEffect(() => {
    shown.current = seen;
  });
  return seen.blessing;
}
