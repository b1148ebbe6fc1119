// Runs of dice, for the Auction House and the Treasure Hunters' Guild (GC-7).
import { diceOf, maskOf, written } from '../dice.ts';
import { actors, type G } from '../state.ts';
import { type Building, detailOf, isWilled, type Refusal, tellOusted, toLibrary, WILL_FLAG } from './codes.ts';
import type { X } from './tasks.ts';

/**
 * For every set of faces: whether it is a run without gaps, its length, and its strength (length, then highest face;
 * GC-7.4).
 */
const STRENGTH: readonly number[] = Array.from({ length: 64 }, (_, mask) => {
  if (mask === 0) return 0;
  const lowest = 31 - Math.clz32(mask & -mask);
  const highest = 31 - Math.clz32(mask);
  const whole = mask >> lowest === (1 << (highest - lowest + 1)) - 1;
  return whole ? (highest - lowest + 1) * 8 + highest + 1 : 0;
});
const isRun = (mask: number): boolean => STRENGTH[mask] !== 0;
export const lengthOf = (run: number): number => (STRENGTH[run] as number) >> 3;
export const strengthOf = (run: number): number => STRENGTH[run] as number;

/** The faces that can be added to one's own run without leaving a gap, by run. */
const ADDITIONS: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, own) => {
  const additions: number[] = [];
  for (let add = 1; add < 64; add++) if ((add & own) === 0 && isRun(add | own)) additions.push(add);
  return additions;
});

function ownerOf(g: G, run: number): number {
  return g.runs.indexOf(run);
}

/** Placing is the same at both buildings. The detail: the added faces. */
export function runs(building: number): Building {
  return {
    list(g, p, dice, will, base, out) {
      const mask = maskOf(dice);
      const own = g.runs[p] as number;
      const additions = ADDITIONS[own] as readonly number[];
      for (let i = 0; i < additions.length; i++) {
        const add = additions[i] as number;
        if ((add & mask) !== add) continue;
        if (ownerOf(g, own | add) < 0) out.push(base + add);
        else if (will) out.push(base + WILL_FLAG + add); // GC-12.3
      }
    },
    taken: (_g, _p, _dice, code) => diceOf(detailOf(code)),
    put(x, p, _dice, code) {
      const { g } = x;
      const run = (g.runs[p] as number) | detailOf(code);
      if (isWilled(code)) oust(x, p, ownerOf(g, run), building);
      g.runs[p] = run;
    },
    details: code => written(diceOf(detailOf(code))),
    refused(g, p, dice) {
      const own = g.runs[p] as number;
      const mask = maskOf(dice);
      const out: Refusal[] = [];
      for (let add = 1; add < 64; add++) {
        if ((add & mask) !== add) continue;
        const details = written(diceOf(add));
        if ((add & own) !== 0) out.push({ details, why: 'faceTwice', rule: 'GC-7.2' });
        else if (!isRun(add | own)) out.push({ details, why: 'gap', rule: own === 0 ? 'GC-7.1' : 'GC-7.2' });
        else if (ownerOf(g, own | add) >= 0) out.push({ details, why: 'runTaken', rule: 'GC-7.3' });
      }
      return out;
    },
  };
}

function oust(x: X, p: number, q: number, building: number): void {
  const { g } = x;
  tellOusted(x, p, q, building);
  toLibrary(x, q, lengthOf(g.runs[q] as number), building);
  g.runs[q] = 0;
}

/** The actors with a run, the strongest first (GC-7.4). */
export function runsInOrder(g: G): number[] {
  const strength = (p: number): number => strengthOf(g.runs[p] as number);
  return Array.from({ length: actors(g) }, (_, p) => p)
    .filter(p => g.runs[p] !== 0)
    .sort((a, b) => strength(b) - strength(a));
}

/** Runs from this place on earn nothing (GC-7.5). Then the building is done. */
export function clearRuns(x: X, building: number, from: number): void {
  const { g } = x;
  for (const p of runsInOrder(g).slice(from)) {
    const dice = lengthOf(g.runs[p] as number);
    g.runs[p] = 0;
    toLibrary(x, p, dice, building);
  }
  g.runs.fill(0);
}
