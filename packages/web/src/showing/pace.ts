// How long each step is shown. The more answers wait, the shorter; but none is ever left out.

/** A clock and timer, so that tests can use their own. */
export interface Ticker {
  now(): number; // milliseconds
  after(milliseconds: number, run: () => void): () => void; // returns a function that cancels it
}

export const ticker: Ticker = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** What the person wants, and what the page is busy with. Asked anew for every step. */
export interface Pace {
  /** How much longer or shorter than usual a step is shown. 0: everything at once; Infinity: until the person goes on. */
  speed(isStage: boolean): number;
  /** Something of the current step still moves: the next one waits for it. */
  isMoving(): boolean;
  /** How fast things move in the next step: 1 is normal. */
  move(tempo: number): void;
}

export const MOST_BEHIND = 3000; // milliseconds: what waits behind the current answer is shown in about this time
export const FRAME = 16; // milliseconds: without pacing, the table is shown at most this often
export const GLIMPSE = 50; // milliseconds: every step is shown at least this long
export const CHECK = 40; // milliseconds between two looks whether something still moves
export const MOST_MOVING = 5000; // milliseconds: nothing waits longer than that for what moves
const STAGE_AT_LEAST = 0.5; // of its time: nobody reads faster

/** How much shorter than wanted a step is shown because of what waits behind its answer. */
export function haste(waiting: number, isStage: boolean): number {
  if (waiting <= MOST_BEHIND) return 1;
  return Math.max(MOST_BEHIND / waiting, isStage ? STAGE_AT_LEAST : 0);
}
