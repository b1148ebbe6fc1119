// Arrow keys on a board move to the nearest piece in their direction.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '../src/drawn/roving.ts';

const RIGHT = [1, 0] as const;
const LEFT = [-1, 0] as const;
const UP = [0, -1] as const;
const DOWN = [0, 1] as const;

/** Three rows of three, ten apart: a b c, d e f, g h i. */
const grid = [...'abcdefghi'].map((of, n) => ({ of, x: (n % 3) * 10, y: Math.floor(n / 3) * 10 }));
const spot = (name: string) => grid.find(({ of }) => of === name) as { x: number; y: number; of: string };

test('on a grid arrows go to the neighbours', () => {
  assert.equal(nearest(spot('e'), RIGHT, grid), 'f');
  assert.equal(nearest(spot('e'), LEFT, grid), 'd');
  assert.equal(nearest(spot('e'), UP, grid), 'b');
  assert.equal(nearest(spot('e'), DOWN, grid), 'h');
});

test('at the edge there is nowhere to go', () => {
  assert.equal(nearest(spot('a'), UP, grid), null);
  assert.equal(nearest(spot('a'), LEFT, grid), null);
  assert.equal(nearest(spot('i'), RIGHT, grid), null);
  assert.equal(nearest({ x: 0, y: 0 }, DOWN, []), null);
});

test('a piece straight ahead is nearer than one aside, unless it is far away', () => {
  const ahead = { of: 'ahead', x: 30, y: 0 };
  const aside = { of: 'aside', x: 12, y: 10 };
  assert.equal(nearest({ x: 0, y: 0 }, RIGHT, [aside, ahead]), 'ahead');
  assert.equal(nearest({ x: 0, y: 0 }, RIGHT, [aside, { ...ahead, x: 60 }]), 'aside');
});

test('every piece of a ring can be reached by arrows', () => {
  const ring = Array.from({ length: 12 }, (_, of) => ({
    of,
    x: 100 * Math.cos((of * Math.PI) / 6),
    y: 100 * Math.sin((of * Math.PI) / 6),
  }));
  const reached = new Set([0]);
  for (const at of reached)
    for (const direction of [RIGHT, LEFT, UP, DOWN]) {
      const next = nearest(ring[at] as { x: number; y: number }, direction, ring);
      if (next !== null) reached.add(next);
    }
  assert.equal(reached.size, 12);
});
