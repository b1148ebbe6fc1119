// A choice is a number: which heap, and how many stones. Rules, bots and tests read it through these functions only.
import type { Choice, Word } from '@boardwright/engine';

export const MOST = 3; // stones in one turn, NI-1.2

export const takeCode = (heap: number, stones: number): Choice => heap * (MOST + 1) + stones;
export const heapOf = (choice: Choice): number => Math.floor(choice / (MOST + 1));
export const stonesOf = (choice: Choice): number => choice % (MOST + 1);
/** People count heaps from 1: `take:2-3` is three stones from the second heap. */
export const takeWord = (heap: number, stones: number): Word => `take:${heap + 1}-${stones}`;
