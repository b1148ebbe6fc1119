// The interface of a check.
import type { Position } from '../fuzz/scenario.ts';

/** A property that every game must have at every position. `says` is the name of its test. */
export interface Check {
  readonly id: string;
  readonly says: string;
  /** Where it runs: at each position, at some positions of each game (slow checks), or once per game. */
  readonly when: 'everywhere' | 'sampled' | 'whole';
  /** Throws `Wrong` if it fails. Must not change the position. */
  run(position: Position): void;
}
