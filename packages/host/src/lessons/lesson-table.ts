// A lesson that is being played. Everything follows from what the learner has done so far: undo plays the rest of it again.
import { type AnyGame, type Event, type Json, type Seat, type Word, wordsOf } from '@boardwright/engine';
import { newClocks } from '../clock.ts';
import { type Feed, feedFor, type Update } from '../feed.ts';
import { Live } from '../live.ts';
import { BOT, type Declined, type MatchStatus, type TableSettings } from '../state.ts';
import type { Goal, InLanguages, Lesson, LessonTask } from './lesson.ts';
import { ListedChance } from './listed-chance.ts';
import { type AnyVocabulary, startAt } from './position.ts';

/** What the learner does: answers, or goes on after reading. */
type Deed = { readonly word: Word; readonly at: string } | 'goOn';

/** A value before the step, now, and as it would be if the goal had been reached. */
export interface ComparedRow {
  readonly name: InLanguages;
  readonly before: Json;
  readonly now: Json;
  readonly instead: Json;
}
export interface LessonState {
  readonly step: number; // as many as there are steps: the lesson is done
  readonly verdict: 'open' | 'missed' | 'done';
  readonly miss: InLanguages | null; // why the goal was missed
  readonly rows: readonly ComparedRow[];
  readonly next: Word | null; // of the way that "show me" goes
}

const LEARNER = 'learner';
const OTHERS = 'novice';
const SETTINGS: TableSettings = { pace: { kind: 'untimed' }, confirmTurns: false, substitute: OTHERS };
const MOST_REPLIES = 200;

export class LessonTable {
  readonly lesson: Lesson;
  private readonly plain: AnyGame;
  private readonly vocabulary: AnyVocabulary;
  private chance: ListedChance;
  private table: Live;
  private deeds: Deed[] = [];
  private used = new Set<number>(); // of what the others answer
  private step = 0;
  private since = 0; // how many deeds were done before this step
  private missed = false;
  private before: unknown; // the table when the step began
  private told = 0; // how many answers were given before it

  constructor(game: AnyGame, vocabulary: AnyVocabulary, lesson: Lesson) {
    this.plain = game;
    this.vocabulary = vocabulary;
    this.lesson = lesson;
    this.chance = new ListedChance(vocabulary, null);
    this.table = this.begin(0, 0);
    this.letOthersAnswer([]);
    this.beginStep(0);
  }

  get live(): Live {
    return this.table;
  }

  /** Outcomes of chance that were listed and not drawn. */
  get chanceLeft(): number {
    return this.chance.left;
  }

  state(): LessonState {
    const { steps } = this.lesson;
    const { step, missed } = this;
    const task = steps[step]?.task ?? null;
    return {
      step,
      verdict: step >= steps.length ? 'done' : missed ? 'missed' : 'open',
      miss: missed && task !== null ? this.whyMissed(task) : null,
      rows: missed && task !== null ? this.compared(task) : [],
      next: missed ? null : this.nextShown(task),
    };
  }

  /** What the learner is shown. The match is never over for them, and after a verdict nothing is asked. */
  feed(from: number): Feed {
    const { update, events } = feedFor(this.table, this.lesson.me, from);
    const { verdict } = this.state();
    const shown: Update = {
      ...update,
      view: { ...update.view, scores: null, places: null },
      open: verdict === 'open' ? update.open : [],
      undo: this.deeds.some(deed => deed !== 'goOn') ? 'free' : 'no',
    };
    return { update: shown, events };
  }

  /** Plays an answer and what the others answer then. `seen` hears of every answer. */
  answer(word: Word, at: string, seen: () => void = () => {}): Declined | null {
    const { me, steps } = this.lesson;
    const declined = this.put(me, at, word);
    if (declined !== null) return declined;
    this.deeds.push({ word, at });
    while (steps[this.step]?.task === null) this.step++; // whoever plays on has read enough
    this.letOthersAnswer([seen]);
    this.judge();
    seen();
    return null;
  }

  /** Goes on after something to read. */
  goOn(): void {
    if (this.lesson.steps[this.step]?.task !== null) return;
    this.deeds.push('goOn');
    this.beginStep(this.step + 1);
  }

  /** Takes the last deed back, however it ended. */
  undo(): void {
    this.again(this.deeds.slice(0, -1));
  }

  /** Back to the beginning of this step. */
  tryAgain(): void {
    this.again(this.deeds.slice(0, this.since));
  }

  restart(): void {
    this.again([]);
  }

  /** Plays the next answer of the way to the goal; first goes back if the learner has left it. */
  show(seen: () => void = () => {}): void {
    const task = this.lesson.steps[this.step]?.task ?? null;
    if (task === null) {
      this.goOn();
      return;
    }
    if (this.missed || this.nextShown(task) === null) this.tryAgain();
    const word = this.nextShown(task);
    const at = word === null ? null : this.laneOf(word);
    if (word !== null && at !== null) this.answer(word, at, seen);
  }

  /** The lane in which the learner is offered this word; null: not at all. */
  laneOf(word: Word): string | null {
    const { engine, play } = this.table;
    const open = play.open().filter(({ seat }) => seat === this.lesson.me);
    return open.find(each => wordsOf(engine, each).some(offered => offered === word))?.at ?? null;
  }

  /** A value of the table, in the game's vocabulary. */
  read(path: readonly string[]): Json {
    return this.vocabulary.read(this.table.play.match.g, path);
  }

  private again(deeds: readonly Deed[]): void {
    const { status, position } = this.table;
    this.table = this.begin(position + 1, status.era + 1);
    this.deeds = [];
    this.used = new Set();
    this.letOthersAnswer([]);
    this.beginStep(0);
    for (const deed of deeds)
      if (deed === 'goOn') this.goOn();
      else this.answer(deed.word, deed.at);
  }

  private begin(seq: number, era: number): Live {
    const { lesson, vocabulary } = this;
    this.chance = new ListedChance(vocabulary, lesson.position.seed ?? 1, true);
    const { game, match, seats, options } = startAt(this.plain, vocabulary, lesson.position, this.chance);
    const log = { seats, options, drew: [], entries: [] };
    const live = Live.restore(game, { seq, match, log, status: statusOf(seats, lesson.me, era) }, []);
    live.toldSince = 0; // nothing was told before a position that was put together by hand
    this.chance.bind(() => live.play.match.g);
    return live;
  }

  private put(seat: Seat, at: string, word: Word): Declined | null {
    const { table } = this;
    const by = seat === this.lesson.me ? LEARNER : BOT;
    const id = String(table.position + 1);
    const position = table.shownPosition;
    const outcome = table.handle({ do: 'answer', seat, at, word, position, by, id }, 0, this.chance);
    return 'declined' in outcome ? outcome.declined : null;
  }

  private letOthersAnswer(seen: readonly (() => void)[]): void {
    for (let n = 0; n < MOST_REPLIES; n++) {
      const asked = this.table.isOver ? undefined : this.table.play.open().find(({ seat }) => seat !== this.lesson.me);
      if (asked === undefined) return;
      for (const each of seen) each();
      const { engine } = this.table;
      const words = wordsOf(engine, asked);
      const question = engine.question(asked.task);
      const listed = this.lesson.others.findIndex(
        ({ seat, word }, i) => !this.used.has(i) && seat === asked.seat && words.includes(word),
      );
      this.used.add(listed);
      const usual = question.usual?.(this.table.play.match.g, asked.task);
      const word =
        this.lesson.others[listed]?.word ?? (usual === undefined ? words[0] : question.show(usual, asked.task));
      if (word === undefined || this.put(asked.seat, asked.at, word) !== null) return;
    }
  }

  private beginStep(step: number): void {
    const { play } = this.table;
    this.step = step;
    this.since = this.deeds.length;
    this.missed = false;
    this.before = play.engine.game.copy(play.match.g);
    this.told = play.entries.length;
  }

  private judge(): void {
    const task = this.lesson.steps[this.step]?.task ?? null;
    if (task === null) return;
    if (this.holds(task.goal)) this.beginStep(this.step + 1);
    else this.missed = !this.isDuring(task);
  }

  private isDuring({ during }: LessonTask): boolean {
    if (this.table.isOver) return false;
    return this.table.play.open().some(({ seat, task }) => seat === this.lesson.me && during.includes(task.do));
  }

  /** Whether the table is as it should be. */
  holds({ table, told }: Goal): boolean {
    const heard = this.table.play.told.slice(this.told + 1).flat();
    return (
      table.every(({ path, value }) => isSame(this.read(path), value)) &&
      told.every(wanted => heard.some(({ event }) => fits(event, wanted)))
    );
  }

  private whyMissed({ wrong, otherwise }: LessonTask): InLanguages {
    return wrong.find(({ when }) => this.holds(when))?.say ?? otherwise;
  }

  private compared({ compare, show }: LessonTask): ComparedRow[] {
    if (compare.length === 0) return [];
    const other = new LessonTable(this.plain, this.vocabulary, this.lesson);
    other.again(this.deeds.slice(0, this.since));
    while (other.step < this.step) other.goOn(); // whoever played on at once has read less
    for (const _ of show) other.show();
    return compare.map(({ name, read }) => ({
      name,
      before: this.vocabulary.read(this.before, read),
      now: this.read(read),
      instead: other.read(read),
    }));
  }

  /** The next word of the way to the goal; null if the learner has left it. */
  private nextShown(task: LessonTask | null): Word | null {
    const given = this.deeds.slice(this.since).flatMap(deed => (deed === 'goOn' ? [] : [deed.word]));
    const isOnWay = given.every((word, i) => word === task?.show[i]);
    return (isOnWay && task?.show[given.length]) || null;
  }
}

function statusOf(seats: number, me: Seat, era: number): MatchStatus {
  const player = (p: Seat) =>
    p === me
      ? { owner: LEARNER, name: '', bot: null, left: false }
      : { owner: null, name: '', bot: OTHERS, left: false };
  return {
    seats: Array.from({ length: seats }, (_, p) => player(p)),
    settings: SETTINGS,
    seal: null,
    clocks: newClocks(SETTINGS.pace, seats, 0),
    movedAt: 0,
    tentative: null,
    held: [],
    hidden: 0,
    proposal: null,
    era,
    askedAt: {},
    recentIds: [],
  };
}

const isSame = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether an event says this. Seats are written p1, p2… */
function fits(event: Event, wanted: Readonly<Record<string, Json>>): boolean {
  return Object.entries(wanted).every(([key, value]) => {
    const actual = event[key];
    const isSeat = typeof value === 'string' && typeof actual === 'number' && /^p\d+$/.test(value);
    return isSame(actual, isSeat ? Number(value.slice(1)) - 1 : value);
  });
}
