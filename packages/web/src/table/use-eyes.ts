// Whose view the table shows. Several people on one device hand it over, and a cover hides private information.
import type { Seat } from '@boardwright/engine';
import type { Audience } from '@boardwright/host';
import { useState } from 'react';
import type { Scene } from '../model/session.ts';

export interface Eyes {
  readonly audience: Audience;
  /** The seat that must take the device before anything is shown; null: none. */
  readonly handTo: Seat | null;
  readonly take: (seat: Seat) => void;
}

/** The people on this device who are still at the table themselves. */
function peopleHere({ mine, updates }: Scene): Seat[] {
  const seats = [...updates.values()][0]?.seats ?? [];
  return mine.filter(p => seats[p]?.bot === null);
}

export function useEyes(scene: Scene): Eyes {
  const [chosen, setChosen] = useState<Seat | null>(null);
  const people = peopleHere(scene);
  const any = [...scene.updates.values()][0];
  const asked = people.filter(p => any?.toAnswer.includes(p));
  const current = chosen ?? asked[0] ?? people[0] ?? scene.mine[0] ?? null;
  if (current === null) return { audience: null, handTo: null, take: setChosen };
  const over = any?.view.scores !== null;
  const next = asked.find(p => p !== current);
  const mustHand = next !== undefined && !asked.includes(current) && !over;
  // At the start with several people nobody has taken the device yet.
  const first = chosen === null && people.length > 1 && !over && hasSecrets(scene, people);
  if (first) return { audience: current, handTo: current, take: setChosen };
  if (!mustHand) return { audience: current, handTo: null, take: setChosen };
  if (!hasSecrets(scene, people)) return { audience: next, handTo: null, take: setChosen };
  return { audience: current, handTo: next, take: setChosen };
}

/** Whether two people on this device see different things. If not, there is nothing to cover. */
function hasSecrets({ updates }: Scene, people: readonly Seat[]): boolean {
  const views = people.map(p => JSON.stringify(updates.get(p)?.view.g));
  return views.some(view => view !== views[0]);
}
