// How long a bot may think. Bots have no clock of their own; callers that want an answer in time pass one in.
import { BadInput } from '@boardwright/engine';

/** Plain data, so that it can be sent to a worker. */
export type Budget = { readonly iterations: number } | { readonly ms: number };
export type Now = () => number; // milliseconds since any fixed moment

export interface Limit {
  /** Whether the time is up. Cheap enough to check after every few answers. */
  isOver(): boolean;
  /** How many more iterations fit after this many: exact for a number of iterations, estimated for a time. */
  left(done: number): number;
  /** The share of the whole budget that this many iterations used. */
  used(done: number): number;
}

/** Time reserved for handing over the answer. */
const RESERVE_SHARE = 0.02;
const NO_CLOCK: Now = () => {
  throw new BadInput('a bot that thinks for a time needs a clock');
};

/** Starts the clock for one answer, which may use only a share of the budget. */
export function begin(budget: Budget, now: Now = NO_CLOCK, part = 1): Limit {
  if ('iterations' in budget) {
    const most = Math.ceil(budget.iterations * part);
    return {
      isOver: () => false,
      left: done => Math.max(0, most - done),
      used: done => done / budget.iterations,
    };
  }
  const began = now();
  const until = began + budget.ms * part * (1 - RESERVE_SHARE);
  return {
    used: () => (now() - began) / budget.ms,
    isOver: () => now() >= until,
    left(done) {
      const at = now();
      if (at >= until) return 0;
      return done === 0 ? Number.POSITIVE_INFINITY : Math.ceil(((until - at) / Math.max(at - began, 0.001)) * done);
    },
  };
}

/** Parses `400it` (iterations) or `50ms` (time). */
export function readBudget(text: string): Budget {
  const [, digits, unit] = /^([1-9]\d{0,8})(it|ms)$/.exec(text) ?? [];
  if (digits === undefined) throw new BadInput(`"${text}" is no budget of a bot; it looks like 400it or 50ms`);
  return unit === 'it' ? { iterations: Number(digits) } : { ms: Number(digits) };
}
