// From whose point of view a saved game is shown.

import type { AnyMatch } from '@boardwright/bots';
import { BadInput, type Event, heard, type Seat, seatName, type Told } from '@boardwright/engine';
import type { AnyPlay } from '../play/show.ts';

/** A seat, a spectator (null), or somebody who sees every secret. */
export type Eyes = Seat | null | 'all';

export function readEyes(text: string, seats: number): Eyes {
  if (text === 'all') return 'all';
  if (text === 'spectator') return null;
  const names = Array.from({ length: seats }, (_, p) => seatName(p));
  const seat = names.indexOf(text);
  if (seat < 0) throw new BadInput(`--as is one of ${names.join(', ')}, spectator, all, not "${text}"`);
  return seat;
}

export function eventsFor(eyes: Eyes, told: readonly Told[]): Event[] {
  if (eyes === 'all') return told.map(each => each.event);
  return told.map(each => heard(each, eyes)).filter(event => event !== null);
}

export function viewFor(eyes: Eyes, play: AnyPlay): AnyMatch {
  return eyes === 'all' ? play.match : play.engine.view(play.match, eyes);
}

/** Before whom the table lies: who sees every secret sits nowhere. */
export const seatOf = (eyes: Eyes): Seat | null => (eyes === 'all' ? null : eyes);
