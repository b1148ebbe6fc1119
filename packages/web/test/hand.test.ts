// Which presses count: a press that the player cannot have meant does nothing.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { MouseEvent, PointerEvent } from 'react';

type Listener = (event: unknown) => void;
const listeners = new Map<string, Listener>();
let under: unknown = null; // what is under the pointer when it is released
Object.assign(globalThis, {
  document: {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    removeEventListener: (kind: string) => listeners.delete(kind),
    elementFromPoint: () => under,
  },
});
const { Hand } = await import('../src/drawn/hand.ts');

const PIECE = { contains: (other: unknown) => other === PIECE, closest: () => null };
const ELSEWHERE = { contains: () => false, closest: () => null };

interface At {
  readonly x?: number;
  readonly at: number; // milliseconds
  readonly button?: number;
  readonly pointerType?: string;
}
let hand: InstanceType<typeof Hand>;
let done: string[] = [];
const eventOf = ({ x = 100, at, button = 0, pointerType = 'mouse' }: At) => ({
  pointerType,
  clientX: x,
  clientY: 100,
  timeStamp: at,
  button,
  isPrimary: true,
  pointerId: 1,
  currentTarget: PIECE,
});
const tell = (kind: string, at: At): void => listeners.get(kind)?.(eventOf(at));

/** Something that can be chosen and has been visible since then. */
interface Shown {
  readonly means: string;
  readonly since: number;
}
function down(at: At, ...shown: readonly Shown[]): void {
  tell('pointerdown', at);
  for (const each of shown)
    hand.press(eventOf(at) as unknown as PointerEvent, { ...each, run: () => void done.push(each.means) });
}
function press(at: At, ...shown: readonly Shown[]): void {
  down(at, ...shown);
  tell('pointerup', { ...at, at: at.at + 20 });
}
const WALL = { means: 'wall', since: 0 };

beforeEach(() => {
  listeners.clear();
  done = [];
  under = PIECE;
  hand = new Hand(() => null);
  hand.listen();
  tell('pointermove', { at: 1000 });
});

test('a press does what it began on when it ends', () => {
  down({ at: 2000 }, WALL);
  assert.deepEqual(done, []);
  tell('pointerup', { at: 2100 });
  assert.deepEqual(done, ['wall']);
});

test('the piece is gone when the press ends: it counts all the same', () => {
  under = ELSEWHERE;
  press({ at: 2000 }, WALL);
  assert.deepEqual(done, ['wall']);
});

test('a press that is dragged away, cancelled or turned into a menu does nothing', () => {
  down({ at: 2000 }, WALL);
  under = ELSEWHERE;
  tell('pointerup', { x: 160, at: 2100 });
  for (const end of ['pointercancel', 'contextmenu']) {
    down({ at: 4000 }, WALL);
    tell(end, { at: 4050 });
    tell('pointerup', { at: 4100 });
  }
  assert.deepEqual(done, []);
});

test('a pointer that moves about inside a large piece still means it', () => {
  down({ at: 2000 }, WALL);
  tell('pointerup', { x: 160, at: 2100 });
  assert.deepEqual(done, ['wall']);
});

test('only the inner one of two pieces is pressed, and only by the first button', () => {
  press({ at: 2000 }, { means: 'inner', since: 0 }, { means: 'outer', since: 0 });
  press({ at: 4000, button: 2 }, WALL);
  assert.deepEqual(done, ['inner']);
});

test('a double click on what stays offered is one press; quick presses are several', () => {
  for (const at of [2000, 2150]) press({ at }, WALL);
  assert.deepEqual(done, ['wall']);
  for (const at of [4000, 4320, 4640]) press({ at }, WALL);
  assert.deepEqual(done, ['wall', 'wall', 'wall', 'wall']);
});

test('whoever goes on pressing is heard again: every second press of four in a row', () => {
  for (const at of [2000, 2200, 2400, 2600]) press({ at }, WALL);
  assert.deepEqual(done, ['wall', 'wall']);
});

test('what comes under the pointer after a press is not pressed by the second half of a double click', () => {
  press({ at: 2000 }, WALL);
  press({ at: 2250 }, { means: 'done', since: 2050 });
  press({ at: 2350 }, { means: 'moved up the list', since: 0 });
  assert.deepEqual(done, ['wall']);
  press({ at: 2500 }, { means: 'done', since: 2050 });
  assert.deepEqual(done, ['wall', 'done']);
});

test('what comes under a resting pointer means nothing until it can have been seen', () => {
  press({ at: 5000 }, { means: 'owl', since: 4900 });
  assert.deepEqual(done, []);
  press({ at: 5400 }, { means: 'owl', since: 4900 });
  assert.deepEqual(done, ['owl']);
});

test('after a press on nothing, to see the table as it is, nothing that comes up there is chosen', () => {
  press({ at: 5000 });
  press({ at: 5300 }, { means: 'owl', since: 0 });
  assert.deepEqual(done, []);
});

test('a pointer that has come there on purpose is meant at once', () => {
  press({ at: 2000 }, WALL);
  tell('pointermove', { x: 300, at: 2080 });
  press({ x: 300, at: 2100 }, { means: 'done', since: 2050 });
  assert.deepEqual(done, ['wall', 'done']);
});

test('a finger that comes down elsewhere is meant, one at the same place is a double tap', () => {
  press({ x: 500, at: 2000 }, WALL);
  press({ x: 505, at: 2100 }, WALL);
  press({ x: 700, at: 2200 }, { means: 'gate', since: 2150 });
  assert.deepEqual(done, ['wall', 'gate']);
});

test('a busy page hears late of a press: what was not there yet was not pressed', () => {
  tell('pointermove', { x: 300, at: 2900 });
  press({ x: 300, at: 3000 }, { means: 'owl', since: 3100 });
  assert.deepEqual(done, []);
});

test('a click of a key or a screen reader is told from one that ends a press', () => {
  const click = (detail: number): MouseEvent => ({ nativeEvent: { detail } }) as unknown as MouseEvent;
  assert.equal(hand.clicked(click(0)), 'own');
  press({ at: 2000 }, WALL);
  assert.equal(hand.clicked(click(1)), 'done');
  press({ at: 4000 });
  assert.equal(hand.clicked(click(1)), 'missed');
  assert.equal(hand.clicked(click(1)), 'own');
});

test('a finger was used last until a mouse moves away from there, or a key is pressed', () => {
  const touch = { pointerType: 'touch' };
  press({ at: 1000, ...touch }, WALL);
  tell('pointermove', { at: 1100 }); // what a browser makes of a page that has moved
  assert.equal(hand.isFinger(), true);
  tell('pointermove', { at: 1200, x: 150 });
  assert.equal(hand.isFinger(), false);
  press({ at: 2000, ...touch }, WALL);
  tell('keydown', { at: 2100 });
  assert.equal(hand.isFinger(), false);
});
