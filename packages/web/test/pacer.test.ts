// Moves of others are shown one after the other, more briefly when many wait, and none is left out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FRAME, GLIMPSE, MOST_BEHIND, Pacer, type Ticker } from '../src/model/pacer.ts';

/** Time that passes when a test says so. */
function fakeTime(): Ticker & { pass(milliseconds: number): void; stall(milliseconds: number): void } {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter(each => each !== timer);
      };
    },
    pass(milliseconds) {
      const until = now + milliseconds;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter(each => each !== next);
        now = next.at;
        next.run();
      }
      now = until;
    },
    /** The page has no time for its timers. */
    stall(milliseconds) {
      now += milliseconds;
    },
  };
}

function paced(hold = 800, least = () => 0) {
  const time = fakeTime();
  const shown: { item: number; at: number }[] = [];
  const pacer = new Pacer<number>(item => shown.push({ item, at: time.now() }), { usual: () => hold, least }, time);
  return { time, shown, pacer, items: () => shown.map(({ item }) => item) };
}

test('the first is shown at once, the next after the first has been seen', () => {
  const { time, pacer, items } = paced();
  pacer.push(1);
  pacer.push(2);
  assert.deepEqual(items(), [1]);
  time.pass(799);
  assert.deepEqual(items(), [1]);
  time.pass(1);
  assert.deepEqual(items(), [1, 2]);
});

test('what comes after a pause is not held back', () => {
  const { time, pacer, shown } = paced();
  pacer.push(1);
  time.pass(5000);
  pacer.push(2);
  assert.deepEqual(shown.at(-1), { item: 2, at: 5000 });
});

test('when many wait, all are seen in order, and none is more than three seconds late', () => {
  const { time, pacer, shown, items } = paced();
  for (let i = 1; i <= 10; i++) pacer.push(i);
  time.pass(20_000);
  assert.deepEqual(items(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.ok((shown.at(-1)?.at ?? 0) <= MOST_BEHIND + 800, `the last was shown after ${shown.at(-1)?.at} ms`);
});

test('of a flood all are seen, each for a glimpse', () => {
  const { time, pacer, shown, items } = paced();
  for (let i = 1; i <= 400; i++) {
    pacer.push(i);
    time.pass(20);
  }
  time.pass(400 * GLIMPSE);
  assert.deepEqual(
    items(),
    Array.from({ length: 400 }, (_, i) => i + 1),
  );
  for (const [i, { at }] of shown.entries()) if (i > 0) assert.ok(at - (shown[i - 1]?.at ?? 0) >= GLIMPSE);
});

test('a clock that stood still leaves nothing out: what waited is seen in order', () => {
  const { time, pacer, items } = paced();
  for (const i of [1, 2, 3]) pacer.push(i);
  time.stall(60_000);
  pacer.push(4);
  assert.deepEqual(items(), [1, 2]);
  time.pass(MOST_BEHIND);
  assert.deepEqual(items(), [1, 2, 3, 4]);
});

test('whoever skips sees the last at once, and what comes next is not held back', () => {
  const { time, pacer, items } = paced();
  for (const i of [1, 2, 3]) pacer.push(i);
  pacer.skip();
  assert.deepEqual(items(), [1, 3]);
  pacer.push(4);
  assert.deepEqual(items(), [1, 3, 4]);
  time.pass(5000);
  assert.deepEqual(items(), [1, 3, 4]);
});

test('without pacing everything is shown as it comes, and what comes within a frame as one', () => {
  const { time, pacer, items } = paced(0);
  pacer.push(1);
  assert.deepEqual(items(), [1]);
  for (const i of [2, 3, 4]) pacer.push(i);
  assert.deepEqual(items(), [1]);
  time.pass(FRAME);
  assert.deepEqual(items(), [1, 4]);
  time.pass(FRAME);
  pacer.push(5);
  assert.deepEqual(items(), [1, 4, 5]);
});

test('the same moment told anew takes its place; a jump forgets what waited', () => {
  const { time, pacer, items } = paced();
  pacer.push(1);
  pacer.push(2);
  pacer.amend(22);
  time.pass(1000);
  assert.deepEqual(items(), [1, 22]);
  pacer.push(3);
  pacer.jump(9);
  time.pass(5000);
  assert.deepEqual(items(), [1, 22, 9]);
});

test('while dice roll nothing else is shown, however much waits', () => {
  let rolls = true;
  const { time, pacer, shown } = paced(800, () => (rolls ? 1400 : 0));
  for (let item = 1; item <= 30; item++) pacer.push(item);
  time.pass(1399);
  assert.deepEqual(shown, [{ item: 1, at: 0 }]);
  rolls = false;
  time.pass(1);
  assert.deepEqual(shown.at(-1), { item: 2, at: 1400 });
  time.pass(MOST_BEHIND);
  assert.equal(shown.at(-1)?.item, 30);
});
