// What is on the screen: one step after the other, more briefly when many wait, and none is left out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event, Json } from '@boardwright/engine';
import type { EventGroup, OpenQuestion, PastView, Update } from '@boardwright/host';
import { Observable } from '../src/model/observable.ts';
import { type Act, NO_WATCHERS, type Scene, type Session, type TableInfo } from '../src/model/session.ts';
import { CHECK, FRAME, GLIMPSE, MOST_BEHIND, type Ticker } from '../src/showing/pace.ts';
import { Showing } from '../src/showing/showing.ts';
import type { Stage } from '../src/showing/stage.ts';
import { type Divide, stepOf } from '../src/showing/step.ts';

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
        now = Math.max(now, next.at);
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

const INFO = { id: 't', status: 'playing', toAnswer: [0], updated: 0, scores: null } as unknown as TableInfo;
const question = (since: number, at = ''): OpenQuestion => ({
  at,
  since,
  task: { do: 'ask' } as never,
  words: ['take:1'],
  asides: [],
  refused: [],
});

/** A match whose table is a number that each event raises by one. */
class Match implements Session {
  readonly acts: Act[] = [];
  private readonly now: Observable<Scene | null>;
  private heard: EventGroup[] = [{ n: 0, events: [] }];
  private open: readonly OpenQuestion[] = [];
  private g = 0;
  answers = 0;
  private era = 0;
  readonly subscribe;
  readonly scene;

  constructor() {
    this.now = new Observable<Scene | null>(this.sceneNow([]));
    this.subscribe = this.now.subscribe;
    this.scene = this.now.get;
  }

  private update(film: Update['film']): Update {
    const view = { g: this.g, scores: null, places: null } as unknown as Update['view'];
    const { open, answers, era } = this;
    const sheets = [{ total: this.g * 10, lines: [] }];
    const rest = {
      tentative: null,
      held: null,
      undo: 'no',
      proposal: null,
      ended: null,
      absence: null,
      prepared: [],
      missed: false,
      seats: [],
      clocks: null,
      seal: null,
    } as const;
    return { ...rest, seat: 0, position: answers, era, answers, view, open, toAnswer: [], sinceTurn: 0, sheets, film };
  }

  private sceneNow(film: Update['film'], chat: Scene['chat'] = []): Scene {
    const rest = {
      table: INFO,
      content: null,
      mine: [0],
      watchers: NO_WATCHERS,
      chance: null,
      link: 'live',
      clockSkew: 0,
    } as const;
    const events = new Map([[0, this.heard]]);
    return { ...rest, updates: new Map([[0, this.update(film)]]), events, chat };
  }

  /** An answer that tells so many events. `asks`: afterwards this is asked. */
  answer(events = 1, asks: readonly OpenQuestion[] = []): void {
    this.answers++;
    const told: Event[] = Array.from({ length: events }, (_, i) => ({ say: 'told', n: this.g + i + 1 }));
    this.g += events;
    this.heard = [...this.heard, { n: this.answers, events: told }];
    this.open = asks;
    const film = told.map((_, i) => ({
      back: [[[], this.g - events + i + 1]] as [[], Json][],
      points: [(this.g - events + i + 1) * 10],
    }));
    this.now.set(this.sceneNow(film));
  }

  undo(): void {
    this.answers--;
    this.g--;
    this.heard = this.heard.slice(0, -1);
    this.now.set(this.sceneNow([]));
  }

  chat(): void {
    this.now.set(this.sceneNow([], [{ n: 1 } as never]));
  }

  readonly trouble = (): null => null;
  act = async (act: Act): Promise<null> => {
    this.acts.push(act);
    return null;
  };
  say = async (): Promise<null> => null;
  lookBack = async (answers: number): Promise<PastView> => {
    const before = this.heard.filter(({ n }) => n <= answers).flatMap(({ events }) => events).length;
    const events = this.heard.find(({ n }) => n === answers)?.events ?? [];
    const film = events.map((_, i) => ({ back: [[[], before - events.length + i + 1]] as [[], Json][] }));
    const view = { g: before, scores: null, places: null } as unknown as PastView['view'];
    return { answers, of: this.answers, view, points: [before * 10], events, film };
  };
  history = async (): Promise<never> => assert.fail();
  file = async (): Promise<never> => assert.fail();
  close(): void {}
}

/** Every event is a step. */
const byEvent: Divide = moments => moments.flatMap(each => stepOf([each]));

interface Setting {
  speed?: number;
  divide?: Divide;
  isMoving?: () => boolean;
}
function shown({ speed = 1, divide = byEvent, isMoving = () => false }: Setting = {}) {
  const time = fakeTime();
  const match = new Match();
  const pace = { speed: () => speed, isMoving, move: () => {} };
  const showing = new Showing(match, pace, time);
  showing.divideBy(divide);
  const seen: { g: unknown; points: number; told: number; at: number; asked: number }[] = [];
  const look = (): void => {
    const scene = showing.scene();
    const update = scene?.updates.get(0);
    if (scene == null || update === undefined) return;
    const told = scene.events.get(0)?.flatMap(({ events }) => events).length ?? 0;
    const { g } = update.view;
    const asked = update.open.length;
    const last = seen.at(-1);
    if (last !== undefined && last.g === g && last.asked === asked) return;
    seen.push({ g, points: update.sheets[0]?.total ?? -1, told, at: time.now(), asked });
  };
  look();
  showing.subscribe(look);
  const tables = (): unknown[] => seen.map(({ g }) => g);
  return {
    time,
    match,
    showing,
    seen,
    tables,
    pace: { ...pace },
    now: () => showing.scene()?.updates.get(0) as Update,
  };
}

test('the steps of an answer are shown one after the other: table, points and log belong to the same one', () => {
  const { time, match, seen } = shown();
  match.answer(3);
  time.pass(10_000);
  assert.deepEqual(
    seen.map(({ g, points, told }) => [g, points, told]),
    [
      [0, 0, 0],
      [1, 10, 1],
      [2, 20, 2],
      [3, 30, 3],
    ],
  );
  assert.deepEqual(
    seen.map(({ at }) => at),
    [0, GLIMPSE, GLIMPSE + 850, GLIMPSE + 1700],
    'each for its time; what was there before needs none',
  );
});

test('a question waits until everything before it has been shown', () => {
  const { time, match, now, seen } = shown();
  match.answer(2, [question(1)]);
  time.pass(GLIMPSE + 849);
  assert.equal(now().open.length, 0);
  time.pass(1);
  assert.equal(now().open.length, 1);
  assert.deepEqual(seen.at(-1), { g: 2, points: 20, told: 2, at: GLIMPSE + 850, asked: 1 });
});

test('a question that is asked already stays, as it is now, while others answer', () => {
  const { time, match, now } = shown();
  match.answer(1, [question(1, '0')]);
  time.pass(5000);
  match.answer(2, [question(1, '0'), question(2, '1')]);
  time.pass(1);
  assert.deepEqual(
    now().open.map(({ at }) => at),
    ['0'],
  );
  match.answer(1, []);
  assert.deepEqual(now().open, [], 'it is gone when it is not asked any more');
});

test('what comes after a pause is not held back', () => {
  const { time, match, seen } = shown();
  match.answer();
  time.pass(5000);
  match.answer();
  assert.equal(seen.at(-1)?.at, 5000);
});

test('when many answers wait, all are seen in order, in a few seconds', () => {
  const { time, match, seen, tables } = shown();
  for (let i = 0; i < 30; i++) match.answer();
  time.pass(60_000);
  assert.deepEqual(
    tables(),
    Array.from({ length: 31 }, (_, i) => i),
  );
  assert.ok((seen.at(-1)?.at ?? 0) < 4 * MOST_BEHIND, `the last was shown after ${seen.at(-1)?.at} ms`);
});

test('of a flood all are seen, each for a glimpse', () => {
  const { time, match, seen, tables } = shown();
  for (let i = 0; i < 400; i++) {
    match.answer();
    time.pass(20);
  }
  time.pass(60_000);
  assert.deepEqual(
    tables(),
    Array.from({ length: 401 }, (_, i) => i),
  );
  for (const [i, { at }] of seen.entries()) if (i > 1) assert.ok(at - (seen[i - 1]?.at ?? 0) > GLIMPSE - 1e-6);
});

test('a clock that stood still leaves nothing out', () => {
  const { time, match, tables } = shown();
  for (let i = 0; i < 3; i++) match.answer();
  time.stall(60_000);
  match.answer();
  time.pass(10_000);
  assert.deepEqual(tables(), [0, 1, 2, 3, 4]);
});

test('whoever skips sees the table as it is, and what comes next is not held back', () => {
  const { time, match, showing, tables, now } = shown();
  match.answer(3, [question(1)]);
  showing.skip();
  assert.deepEqual(tables(), [0, 3]);
  assert.equal(now().open.length, 1);
  match.answer();
  assert.deepEqual(tables().at(-1), 4);
  time.pass(5000);
  assert.deepEqual(
    tables(),
    [0, 3, 3, 4].filter((g, i, all) => g !== all[i - 1]),
  );
});

test('an answer of one’s own skips what is being shown, and its first step is seen at once', async () => {
  const { time, match, showing, tables } = shown({ speed: Number.POSITIVE_INFINITY });
  match.answer(3);
  assert.deepEqual(tables(), [0, 1]);
  await showing.act({ do: 'undo', seat: 0 });
  assert.deepEqual(tables(), [0, 1, 3]);
  match.answer(2);
  time.pass(60_000);
  assert.deepEqual(tables(), [0, 1, 3, 4]);
});

test('by hand every step waits until the person goes on', () => {
  const { time, match, showing, tables } = shown({ speed: Number.POSITIVE_INFINITY });
  match.answer(2);
  match.answer(1);
  time.pass(60_000);
  assert.deepEqual(tables(), [0, 1]);
  showing.next();
  time.pass(60_000);
  assert.deepEqual(tables(), [0, 1, 2]);
  showing.next();
  showing.next();
  assert.deepEqual(tables(), [0, 1, 2, 3]);
});

test('without pacing everything is shown as it comes, and what comes within a frame as one', () => {
  const { time, match, tables } = shown({ speed: 0 });
  time.pass(FRAME);
  match.answer(3);
  assert.deepEqual(tables(), [0, 3]);
  for (let i = 0; i < 3; i++) match.answer();
  assert.deepEqual(tables(), [0, 3]);
  time.pass(FRAME);
  assert.deepEqual(tables(), [0, 3, 6]);
});

test('while something moves, the next step waits', () => {
  let moves = true;
  const { time, match, tables } = shown({ isMoving: () => moves });
  match.answer(2);
  time.pass(850 + 1000);
  assert.deepEqual(tables(), [0]);
  moves = false;
  time.pass(CHECK);
  assert.deepEqual(tables(), [0, 1]);
});

test('an answer that is taken back is shown at once, and what waited is forgotten', () => {
  const { time, match, tables } = shown();
  match.answer();
  match.answer();
  match.undo();
  assert.equal(tables().at(-1), 1);
  time.pass(10_000);
  assert.equal(tables().at(-1), 1);
});

test('chat is there at once, and changes nothing of what is shown', () => {
  const { time, match, showing, tables } = shown();
  match.answer(2);
  match.chat();
  assert.equal(showing.scene()?.chat.length, 1);
  assert.deepEqual(tables(), [0]);
  time.pass(10_000);
  assert.deepEqual(tables(), [0, 1, 2]);
});

test('what was missed is played back, and then the table is as it was', async () => {
  const { time, match, showing, tables, now } = shown();
  match.answer(1);
  match.answer(2, [question(2)]);
  showing.skip();
  assert.equal(now().open.length, 1);
  await showing.playBack(0, 2, 0);
  assert.equal(now().open.length, 0, 'the question waits');
  assert.equal(showing.scene()?.progress.past, 0);
  assert.equal(showing.scene()?.events.get(0)?.length, 3, 'the log stays');
  time.pass(10_000);
  assert.deepEqual(tables().slice(-5), [0, 1, 2, 3, 3]);
  assert.equal(showing.scene()?.progress.past, null);
  assert.equal(now().open.length, 1);
});

test('what is answered while something is played back is shown after it', async () => {
  const { time, match, showing, tables } = shown();
  match.answer(1);
  showing.skip();
  await showing.playBack(0, 1, 0);
  match.answer(2);
  time.pass(20_000);
  assert.deepEqual(tables().slice(-4), [0, 1, 2, 3]);
});

test('nothing is played back to somebody who is busy with the table', async () => {
  const { match, showing } = shown();
  match.answer(1);
  showing.skip();
  const wanted = showing.playBack(0, 1, 0);
  showing.forgo();
  await wanted;
  assert.equal(showing.scene()?.progress.past, null);
});

const said = { key: 'x' };
const STAGE: Stage = {
  id: 'scoring',
  title: said,
  parts: [1, 2].map(() => ({ name: said, title: said, lines: [] })),
  summary: { title: said, rows: [] },
};
/** Three events: two parts, and the summary. */
const inStage: Divide = moments => moments.flatMap((each, at) => stepOf([each], { stage: { stage: STAGE, at } }));

test('a stage ends in its summary; then the question comes', () => {
  const { time, match, showing, now } = shown({ divide: inStage });
  match.answer(3, [question(1)]);
  const at = (): number | null => showing.scene()?.progress.by.get(0)?.stage?.at ?? null;
  const parts: (number | null)[] = [];
  while (now().open.length === 0) {
    if (parts.at(-1) !== at()) parts.push(at());
    time.pass(50);
  }
  assert.deepEqual(parts, [null, 0, 1, 2]);
  assert.equal(at(), null);
});

test('a stage is skipped to its summary, and from there to its end', () => {
  const { time, match, showing, now } = shown({ divide: inStage });
  const at = (): number | null => showing.scene()?.progress.by.get(0)?.stage?.at ?? null;
  match.answer(3, [question(1)]);
  time.pass(900);
  assert.equal(at(), 0);
  showing.skipStage();
  assert.equal(at(), 2);
  assert.equal(now().view.g, 3);
  showing.skipStage();
  assert.equal(at(), null);
  assert.equal(now().open.length, 1);
});

test('a summary that stays is closed by the player, and what waits behind it comes then', () => {
  const staying: Stage = { ...STAGE, summary: { ...STAGE.summary, stays: true } };
  const divide: Divide = moments => moments.flatMap((each, at) => stepOf([each], { stage: { stage: staying, at } }));
  const { time, match, showing, tables } = shown({ divide });
  const at = (): number | null => showing.scene()?.progress.by.get(0)?.stage?.at ?? null;
  match.answer(3);
  match.answer(1);
  time.pass(600_000);
  assert.equal(at(), 2);
  assert.deepEqual(tables(), [0, 1, 2, 3]);
  showing.next();
  assert.equal(at(), null);
  time.pass(10_000);
  assert.equal(tables().at(-1), 4);
});

test('whoever leafs in a stage stays there until they go on', () => {
  const { time, match, showing } = shown({ divide: inStage });
  const at = (): number | null => showing.scene()?.progress.by.get(0)?.stage?.at ?? null;
  match.answer(3);
  showing.next();
  showing.leafInStage(1);
  time.pass(60_000);
  assert.equal(at(), 1);
  showing.leafInStage(0);
  assert.equal(at(), 0);
  showing.next();
  time.pass(60_000);
  assert.equal(at(), null);
});

test('a stage is opened again at its summary, whatever comes meanwhile', async () => {
  const { time, match, showing, now } = shown({ divide: inStage });
  const at = (): number | null => showing.scene()?.progress.by.get(0)?.stage?.at ?? null;
  match.answer(3, [question(1)]);
  showing.skip();
  await showing.openStage(1, 0);
  assert.equal(at(), 2);
  match.answer(1, [question(2)]);
  time.pass(60_000);
  assert.equal(at(), 2);
  showing.skip();
  assert.equal(at(), null);
  assert.equal(now().view.g, 4);
  assert.equal(now().open.length, 1);
});
