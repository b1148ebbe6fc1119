// Writes a table as a row of numbers for a learned evaluation (`Learned` in types.ts).
import { RuleBug } from './errors.ts';
import type { LearnedWeights } from './types.ts';

/** The weights, if they were learned from as many numbers of each seat and of all; null: they do not fit this table. */
export function fitting(weights: LearnedWeights | null, own: number, all: number): LearnedWeights | null {
  return weights !== null && weights.shape.own === own && weights.shape.all === all ? weights : null;
}

export class Numbers {
  private readonly x: Float32Array;
  private readonly end: number;
  private at: number;

  constructor(x: Float32Array, from: number, room: number) {
    this.x = x;
    this.at = from;
    this.end = from + room;
  }

  put(value: number): void {
    if (this.at >= this.end) throw new RuleBug('a learned evaluation writes more numbers than it says');
    this.x[this.at++] = value;
  }

  /** A number, and the same number times how much of the game is left: things are worth more early, or late. */
  putTimed(value: number, left: number): void {
    this.put(value);
    this.put(value * left);
  }

  putIf(holds: boolean): void {
    this.put(holds ? 1 : 0);
  }

  /** One of `count` things: 1 in its place, 0 in the others. Outside of them: all 0. */
  putOne(index: number, count: number): void {
    for (let i = 0; i < count; i++) this.put(i === index ? 1 : 0);
  }

  /** How often each of `count` things occurs in a part of the list, times `each`. */
  putCounts(list: readonly number[], from: number, to: number, count: number, each: number): void {
    const first = this.at;
    for (let i = 0; i < count; i++) this.put(0);
    for (let i = from; i < to; i++) {
      const at = first + (list[i] as number);
      this.x[at] = (this.x[at] as number) + each;
    }
  }
}
