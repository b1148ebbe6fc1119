// Chance for bots, simulation and fuzz tests: a counter-based generator. It has no state, so a match holds no seed that
// could be read, copying a match costs nothing extra, and lanes draw the same numbers in any order.
import type { Random } from '../types.ts';
import type { Chance } from './chance.ts';

export function fastChance(seed: number): Chance {
  const key = scramble(seed ^ 0x9e3779b9);
  return {
    int: (below, stream, index) => scale(scramble(scramble(index ^ key) + hash(stream, key)), below),
  };
}

/** A random stream outside any match: for bots, tests and shuffled seats. */
export function fastRandom(seed: number): Random {
  const key = scramble(seed ^ 0x85ebca6b);
  let index = 0;
  return below => scale(scramble(scramble(index++ ^ key) + key), below);
}

function scale(u32: number, below: number): number {
  return Math.floor((u32 / 4294967296) * below);
}

function hash(text: string, key: number): number {
  let h = key;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}

/** A bijective mix of 32 bits. Every input bit changes every output bit about half of the time. */
function scramble(n: number): number {
  let x = n | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}
