// Chance that was already drawn: replays and rule cases.
import { BadInput } from '../errors.ts';
import type { Chance } from './chance.ts';

export interface Recorded extends Chance {
  readonly left: number;
}

/** Hands out `outcomes` one after the other, whatever the stream. Errors name `place`. */
export function recordedChance(outcomes: readonly number[], place: string): Recorded {
  let used = 0;
  return {
    int(below) {
      const n = outcomes[used];
      if (n === undefined) throw new BadInput(`${place}: the rules draw once more than is recorded (${used} draws)`);
      if (!Number.isInteger(n) || n < 0 || n >= below)
        throw new BadInput(`${place}: draw ${used + 1} is recorded as ${n}, but the rules draw from 0 to ${below - 1}`);
      used++;
      return n;
    },
    get left() {
      return outcomes.length - used;
    },
  };
}
