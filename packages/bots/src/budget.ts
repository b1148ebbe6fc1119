// How long a bot may think. Bots have no clock: who wants an answer in time lends them one.
import { BadInput } from '@boardwright/engine';

/** Plain data, so that it can be sent to a worker. */
export type Budget = { readonly iterations: number } | { readonly ms: number };
export type Now = () => number; // milliseconds from any beginning

export interface Limit {
  /** Is the time up? Cheap enough to be asked after every few answers. */
  isOver(): boolean;
  /** How many more rounds of thinking fit, after so many: exact for a number of iterations, estimated for a time. */
  left(done: number): number;
  /** Which part of the whole budget was used by so many rounds. */
  used(done: number): number;
}

/** What a bot keeps back of its time to hand over its answer. */
const RESERVE_SHARE = 0.02;
const NO_CLOCK: Now = () => {
  throw new BadInput('a bot that thinks for a time needs a clock');
};

/** Starts the time of one answer, which may have a part of the budget only. */
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

/** Reads `400it` (iterations) or `50ms` (time). */
export function readBudget(text: string): Budget {
  const [, digits, unit] = /^([1-9]\d{0,8})(it|ms)$/.exec(text) ?? [];
  if (digits === undefined) throw new BadInput(`"${text}" is no budget of a bot; it looks like 400it or 50ms`);
  return unit === 'it' ? { iterations: Number(digits) } : { ms: Number(digits) };
}
