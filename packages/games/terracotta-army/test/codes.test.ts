// Choices as numbers: decoding returns what was encoded, for every value that an edition may have.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeProblems, combinations, upTo } from '@boardwright/testkit';
import { DIRECTIONS, MOST, SEGMENTS, SPECIALISTS, STOREHOUSES, WARRIORS, WEAPONS } from '../content/content.ts';
import {
  ACTIONS,
  type Action,
  type ActionKind,
  actionCode,
  actionOf,
  mountCode,
  mountOf,
  pairCode,
  placingCode,
  placingOf,
  RINGS,
  ringCode,
  ringOf,
} from '../rules/codes.ts';

const CELLS = 10_000; // far more than a mausoleum has
const KINDS_OF_WORKERS = 2;

/** How many different things an action can name. */
const WHATS: Readonly<Partial<Record<ActionKind, number>>> = {
  clay: MOST + 1,
  coins: MOST + 1,
  hire: MOST + 1,
  build: WARRIORS.length,
  prepare: WEAPONS.length,
  use: WEAPONS.length,
  buy: SPECIALISTS.length,
  shoot: DIRECTIONS.length,
  march: CELLS,
  aim: CELLS,
};
const isPair = (kind: ActionKind): kind is 'inspect' | 'stores' => kind === 'inspect' || kind === 'stores';

test('decoding an action returns what was encoded, and no two are equal', () => {
  const single = ACTIONS.filter(kind => !isPair(kind)).flatMap(kind =>
    upTo(WHATS[kind] ?? 1).map((what): Action => ({ kind, what, other: 0 })),
  );
  const inspections = combinations<Readonly<Action>>({ kind: ['inspect'], what: upTo(2), other: upTo(3) });
  const stores = combinations<Readonly<Action>>({
    kind: ['stores'],
    what: upTo(STOREHOUSES),
    other: upTo(STOREHOUSES),
  });
  const encode = ({ kind, what, other }: Action): number =>
    isPair(kind) ? pairCode(kind, what, other) : actionCode(kind, what);
  assert.deepEqual(codeProblems([...single, ...inspections, ...stores], encode, actionOf), []);
});

test('a worker and its segment, or a ring', () => {
  type Choice = { kind: number; segment: number } | { ring: (typeof RINGS)[number] };
  const workers = combinations({ kind: upTo(KINDS_OF_WORKERS), segment: upTo(SEGMENTS) });
  const rings = RINGS.map(ring => ({ ring }));
  const decode = (code: number): Choice => {
    const ring = ringOf(code);
    return ring === null ? placingOf(code) : { ring };
  };
  assert.deepEqual(
    codeProblems<Choice>(
      [...workers, ...rings],
      choice => ('ring' in choice ? ringCode(choice.ring) : placingCode(choice.kind, choice.segment)),
      decode,
    ),
    [],
  );
});

test('a rider and the direction of its horse', () => {
  const mounts = combinations({ cell: upTo(CELLS), direction: upTo(DIRECTIONS.length) });
  assert.deepEqual(
    codeProblems(mounts, ({ cell, direction }) => mountCode(cell, direction), mountOf),
    [],
  );
});
