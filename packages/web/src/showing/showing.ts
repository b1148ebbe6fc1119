// What is on the screen. It stands between a session and the page, and shows one step after the other: the table, the points, the
// log and the question all belong to the same step. Chat, clocks and the connection are never delayed.
import { type Event, type GameFile, momentsOf } from '@boardwright/engine';
import type { Audience, History, OpenQuestion, PastView, Update } from '@boardwright/host';
import { kept } from '../model/kept.ts';
import { Observable } from '../model/observable.ts';
import type { Act, Refusal, Scene, Session, TableInfo } from '../model/session.ts';
import {
  amended,
  answerAfter,
  atOnce,
  heardAt,
  holdAt,
  isStageAt,
  lengthInTime,
  type Moves,
  pastAnswer,
  type ShownAnswer,
  stageAt,
  staysAt,
  stepAt,
  stillAsked,
  updateAt,
} from './answer.ts';
import { CHECK, FRAME, GLIMPSE, haste, MOST_MOVING, type Pace, ticker as realTime, type Ticker } from './pace.ts';
import type { StageAt } from './stage.ts';
import { type Divide, toldIn } from './step.ts';

/** What one audience is shown at a step. */
export interface OnShow {
  readonly happened: readonly Event[]; // told by this step
  readonly stage: StageAt | null;
}
/** Where the page is in what there is to show. */
export interface Progress {
  readonly step: number; // counts steps; it goes up by more than one if something was skipped
  readonly left: number; // steps that wait
  readonly past: number | null; // the answer that is shown again
  readonly of: number; // answers that the match has had
  readonly isAsked: ReadonlySet<Audience>; // whose question waits until everything has been shown
  readonly hold: number; // milliseconds until the next step; Infinity: until the person goes on
  readonly by: ReadonlyMap<Audience, OnShow>;
}
export interface ShownScene extends Scene {
  readonly progress: Progress;
}

interface When {
  readonly era: number;
  readonly answers: number;
}

/** How far a scene is. The seats of one device get an answer one after the other, so the maximum counts. */
function whenIs({ updates }: Moves): When | null {
  const all = [...updates.values()];
  if (all.length === 0) return null;
  return { era: Math.max(...all.map(({ era }) => era)), answers: Math.max(...all.map(({ answers }) => answers)) };
}

/** The fields of a table that depend on moves are delayed with them. */
function heldBack(table: TableInfo, shown: TableInfo): TableInfo {
  const { toAnswer, updated, scores } = shown;
  return kept(shown, { ...table, toAnswer, updated, scores });
}

/** The table as it was set up, before anything was played. */
function beforeOpening(opening: PastView): PastView {
  const { view, points, events, film } = opening;
  const [first] = momentsOf(view.g, points, events, film);
  return first === undefined ? opening : { ...opening, view: { ...view, g: first.g }, points: first.points };
}

const NOT_ASKED: readonly OpenQuestion[] = [];
const PAST_AT_LEAST = 0.5; // of the normal time: whoever wants no pacing may still ask to see something again
const MOST_PAST = 12; // answers to be played back; earlier ones are only in the list

export class Showing implements Session {
  private readonly inner: Session;
  private readonly pace: Pace;
  private readonly ticker: Ticker;
  private readonly shown = new Observable<ShownScene | null>(null);
  private readonly stop: () => void;
  private divide: Divide | null = null;
  private answer: ShownAnswer | null = null; // on show
  private at = 0; // which of its steps
  private waiting: ShownAnswer[] = [];
  private last: When | null = null;
  private step = 0;
  private since = Number.NEGATIVE_INFINITY; // when the step on show came
  private hold = 0; // how long it is shown
  private callOff: (() => void) | null = null;
  private isJump = false; // the step on show does not follow the one before
  private isStill = false; // the person goes through steps by hand: nothing goes on by itself
  private wanted = 0; // counts what was asked to be played back
  readonly subscribe: Session['subscribe'];

  constructor(inner: Session, pace: Pace, ticker: Ticker = realTime) {
    this.inner = inner;
    this.pace = pace;
    this.ticker = ticker;
    this.subscribe = listener => {
      const stops = [this.shown.subscribe(listener), inner.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    };
    this.stop = inner.subscribe(() => this.see());
    this.see();
  }

  readonly scene = (): ShownScene | null => this.shown.get();
  readonly trouble = (): Refusal | null => this.inner.trouble();

  /** How the game divides its answers into steps, once its drawing is there. */
  divideBy(divide: Divide | null): void {
    this.divide = divide;
  }

  /** Goes on to the next step. */
  readonly next = (): void => {
    const { answer } = this;
    if (answer === null) return;
    this.isStill = false;
    if (this.at < answer.length - 1) this.show(answer, this.at + 1, 1);
    else {
      const next = this.waiting.shift();
      if (next !== undefined) this.show(next, 0, next.before === null ? 2 : 1);
    }
  };

  /** The person is busy with the table: what is being loaded is not played back. */
  readonly forgo = (): void => {
    if (this.answer?.past === null) this.wanted++;
  };

  /** Shows the table as it is. */
  readonly skip = (): void => {
    this.wanted++;
    const last = this.waiting.at(-1) ?? this.answer;
    const isBehind = this.waiting.length > 0 || (this.answer !== null && this.at < this.answer.length - 1);
    this.waiting = [];
    this.isStill = false;
    if (last !== null && isBehind) this.show(last, last.length - 1, 2);
    this.since = Number.NEGATIVE_INFINITY;
  };

  /** To the summary of the stage on show; without a stage, or from its summary, to the table as it is. */
  readonly skipStage = (): void => {
    const { answer, at } = this;
    const stage = answer === null ? undefined : stageAt(answer, at)?.stage;
    let summary = at;
    if (answer !== null && stage !== undefined)
      while (summary + 1 < answer.length && stageAt(answer, summary + 1)?.stage === stage) summary++;
    if (answer === null || summary === at) this.skip();
    else this.show(answer, summary, 2);
  };

  /** Goes to another step of the answer on show, and stays there. */
  readonly leafTo = (at: number): void => {
    if (this.answer === null || at < 0 || at >= this.answer.length) return;
    this.isStill = true;
    this.show(this.answer, at, 2);
  };

  /** Goes to a part of the stage on show. After the last part comes its summary. */
  readonly leafInStage = (part: number): void => {
    const { answer, at } = this;
    if (answer === null) return;
    const stage = stageAt(answer, at)?.stage;
    const found = Array.from({ length: answer.length }, (_, i) => i).find(i => {
      const there = stageAt(answer, i);
      return there !== undefined && there.stage === stage && there.at === part;
    });
    if (found !== undefined) this.leafTo(found);
  };

  /**
   * Plays answers back that were given after `after`, up to `to`; number 0 is the opening. What is asked waits until they have been
   * seen, or skipped.
   */
  async playBack(after: number, to: number, as: Audience): Promise<void> {
    const from = Math.max(after, to - MOST_PAST);
    const list = Array.from({ length: to - from }, (_, i) => from + 1 + i);
    await this.lookAt(list, as, false);
  }

  /** Opens the stage of an answer again, at its summary. */
  async openStage(answers: number, as: Audience): Promise<void> {
    await this.lookAt([answers], as, true);
  }

  private async lookAt(list: readonly number[], as: Audience, isStage: boolean): Promise<void> {
    const mine = ++this.wanted;
    const [first] = list;
    if (first === undefined) return;
    const isOpening = first === 0; // nothing is before it
    const wanted = isOpening ? list : [first - 1, ...list];
    const all = await Promise.all(wanted.map(n => this.inner.lookBack(n, as))).catch(() => []);
    const found = all.flatMap(each => each ?? []);
    if (this.wanted !== mine || found.length < wanted.length) return; // skipped, or undone meanwhile
    this.begin(isOpening ? [...found.slice(0, 1).map(beforeOpening), ...found] : found, as, isStage);
  }

  /** Shows the loaded answers before everything else. Afterwards the table is shown as it was. */
  private begin([start, ...rest]: readonly PastView[], as: Audience, isStage: boolean): void {
    const now = this.newest();
    if (now === null || start === undefined) return;
    const views = [start, ...rest];
    const past = rest.map((found, i) => pastAnswer(now, as, found, views[i]?.view.g ?? null, this.divide));
    const answers = past.filter(each => each !== null);
    const back = this.answer?.past === null ? atOnce(this.answer) : null;
    const ahead = this.waiting.filter(({ past }) => past === null);
    const [first] = answers;
    if (first === undefined) return;
    this.waiting = [...answers, ...(back === null ? [] : [back]), ...ahead];
    if (isStage) {
      this.waiting.shift();
      const at = Array.from({ length: first.length }, (_, i) => i).findLast(i => isStageAt(first, i));
      this.isStill = true;
      this.show(first, at ?? first.length - 1, 2);
      return;
    }
    const opening = pastAnswer(now, as, { ...start, events: [], film: [] }, null, null);
    if (opening !== null) this.show(opening, 0, 2);
  }

  private see(): void {
    const scene = this.inner.scene();
    if (scene === null) {
      this.shown.set(null);
      return;
    }
    const [before, now] = [this.last, whenIs(scene)];
    this.last = now;
    const isSameEra = before !== null && now !== null && before.era === now.era;
    if (isSameEra && now.answers > before.answers) this.push(scene);
    else if (isSameEra && now.answers === before.answers) this.amend(scene);
    else this.jump(scene);
  }

  private newest(): ShownAnswer | null {
    return this.waiting.at(-1) ?? this.answer;
  }

  private push(scene: Moves): void {
    const before = this.newest();
    this.waiting.push(before === null ? atOnce(scene) : answerAfter(before, scene, this.divide));
    const { step } = this;
    if (this.pace.speed(false) === 0 && !this.isStill) this.skipSoon();
    else this.goOn();
    if (this.step === step) this.present(); // everything else in the scene
  }

  /** Shows the last answer at once, but at most once per frame: a flood of answers would keep the page from rendering at all. */
  private skipSoon(): void {
    this.rest();
    const left = this.since + FRAME - this.ticker.now();
    if (left > 0) this.callOff = this.ticker.after(left, () => this.skipNow());
    else this.skipNow();
  }

  private skipNow(): void {
    const isOne = this.waiting.length === 1 && this.waiting[0]?.length === 1;
    if (isOne) this.next();
    else this.skip();
    this.since = this.ticker.now();
  }

  private amend(scene: Moves): void {
    const last = this.waiting.pop();
    if (last !== undefined) this.waiting.push(amended(last, scene, this.divide));
    else if (this.answer !== null) this.answer = amended(this.answer, scene, this.divide);
    else this.answer = atOnce(scene);
    this.present();
  }

  /** Something else is shown, such as the table before an answer that was taken back. */
  private jump(scene: Moves): void {
    this.wanted++;
    this.waiting = [];
    this.isStill = false;
    this.show(atOnce(scene), 0, 2);
  }

  /** `by`: 1 for the next step, more if something was left out. */
  private show(answer: ShownAnswer, at: number, by: number): void {
    this.rest();
    this.answer = answer;
    this.at = at;
    this.step += by;
    this.isJump = by > 1;
    this.since = this.ticker.now();
    this.hold = this.holdNow();
    const wanted = holdAt(answer, at);
    this.pace.move(Number.isFinite(this.hold) && wanted > 0 ? this.hold / wanted : 1);
    this.present();
    this.goOn();
  }

  /** How long the step on show is shown. */
  private holdNow(): number {
    const { answer, at } = this;
    if (answer === null) return 0;
    const isStage = isStageAt(answer, at);
    const chosen = this.pace.speed(isStage) || (answer.past === null ? 0 : PAST_AT_LEAST);
    const speed = this.isStill || staysAt(answer, at) ? Number.POSITIVE_INFINITY : chosen;
    const behind = this.waiting.reduce((sum, each) => sum + lengthInTime(each), 0);
    const wanted = holdAt(answer, at);
    if (speed === Number.POSITIVE_INFINITY) return wanted === 0 ? 0 : speed;
    return Math.max(GLIMPSE, wanted * speed * haste(behind * speed, isStage));
  }

  private rest(): void {
    this.callOff?.();
    this.callOff = null;
  }

  /** Waits for the end of the step on show, and goes on if something comes after it. */
  private goOn(): void {
    this.rest();
    const { answer } = this;
    if (answer === null || (this.at >= answer.length - 1 && this.waiting.length === 0)) return;
    const isAwaited = this.since === Number.NEGATIVE_INFINITY; // the person has just answered, or skipped
    this.hold = isAwaited ? 0 : this.holdNow();
    if (this.hold === Number.POSITIVE_INFINITY) return;
    const left = this.since + this.hold - this.ticker.now();
    if (left > 0) this.callOff = this.ticker.after(left, () => this.goOn());
    else if (!isAwaited && left > -MOST_MOVING && this.pace.isMoving())
      this.callOff = this.ticker.after(CHECK, () => this.goOn());
    else this.next();
  }

  /** The person has changed how fast things are shown. */
  readonly changePace = (): void => {
    if (this.pace.speed(false) === 0) this.skip();
    else this.goOn();
    this.present();
  };

  private present(): void {
    const scene = this.inner.scene();
    const { answer, at } = this;
    if (scene === null || answer === null) return;
    const left = answer.length - 1 - at + this.waiting.reduce((sum, { length }) => sum + length, 0);
    const isNow = left === 0 && answer.past === null;
    const before = this.shown.get();
    const newest = this.newest() ?? answer;
    const updates = new Map<Audience, Update>();
    const events = new Map<Audience, ReturnType<typeof heardAt>>();
    const by = new Map<Audience, OnShow>();
    for (const [audience, update] of answer.updates) {
      const then = updateAt(answer, audience, update, at);
      const latest = newest.updates.get(audience) ?? update;
      const { undo, proposal, seats, clocks, seal } = latest;
      const asked = isNow ? update.open : this.asked(before?.updates.get(audience)?.open ?? NOT_ASKED, latest.open);
      updates.set(audience, isNow ? update : { ...then, open: asked, undo, proposal, seats, clocks, seal });
      events.set(audience, heardAt(answer, audience, at));
      const step = stepAt(answer, audience, at);
      const isWhole = step === null || (this.isJump && at >= answer.length - 1); // of what was skipped, all has happened
      const told = isWhole ? toldIn(answer.events.get(audience) ?? [], update.answers) : step.events;
      const happened = answer.past !== null && step !== null ? step.events : told;
      by.set(audience, { happened, stage: step?.stage ?? null });
    }
    const table = isNow || before === null ? scene.table : heldBack(scene.table, before.table);
    const isAsked = new Set([...newest.updates].flatMap(([audience, { open }]) => (open.length > 0 ? [audience] : [])));
    const of = Math.max(0, ...[...newest.updates.values()].map(({ answers }) => answers));
    const progress = { step: this.step, left, past: answer.past, of, isAsked, hold: left === 0 ? 0 : this.hold, by };
    this.shown.set({ ...scene, table, updates, events, progress });
  }

  private asked(shown: readonly OpenQuestion[], now: readonly OpenQuestion[]): readonly OpenQuestion[] {
    if (this.answer?.past !== null) return NOT_ASKED;
    const kept = stillAsked(shown, now);
    return kept.length === 0 ? NOT_ASKED : kept;
  }

  act(act: Act): Promise<Refusal | null> {
    this.skip();
    return this.inner.act(act);
  }

  say(text: string): Promise<Refusal | null> {
    return this.inner.say(text);
  }

  lookBack(answers: number, as: Audience | 'all'): Promise<PastView | null> {
    return this.inner.lookBack(answers, as);
  }

  history(): Promise<History> {
    return this.inner.history();
  }

  file(): Promise<GameFile> {
    return this.inner.file();
  }

  close(): void {
    this.wanted++;
    this.stop();
    this.rest();
    this.inner.close();
  }
}
