// What a check is.
import type { Position } from '../fuzz/scenario.ts';

/** Something that must hold in every game, at every position. `says` is the name of its test. */
export interface Check {
  readonly id: string;
  readonly says: string;
  /** At each position; at some positions of each game (it costs time); or on the whole of each game. */
  readonly when: 'everywhere' | 'sampled' | 'whole';
  /** Throws `Wrong` when it does not hold at this position, which it leaves as it is. */
  run(position: Position): void;
}
