// A lesson that is being played: a table to practise at, with goals.
import { type AnyGame, type Event, type Json, type Word, wordsOf } from '@boardwright/engine';
import type { Feed } from '../feed.ts';
import type { Declined } from '../state.ts';
import type { Goal, InLanguages, Lesson, LessonTask } from './lesson.ts';
import type { AnyVocabulary } from './position.ts';
import { PracticeTable } from './practice-table.ts';

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

const MOST_REPLIES = 200;

export class LessonTable extends PracticeTable<Deed> {
  readonly lesson: Lesson;
  private readonly plain: AnyGame;
  private used = new Set<number>(); // of what the others answer
  private step = 0;
  private since = 0; // how many deeds were done before this step
  private missed = false;
  private before: unknown; // the table when the step began
  private told = 0; // how many answers were given before it

  constructor(game: AnyGame, vocabulary: AnyVocabulary, lesson: Lesson) {
    super(game, vocabulary, lesson.position, lesson.me);
    this.plain = game;
    this.lesson = lesson;
    this.letOthersAnswer([]);
    this.beginStep(0);
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

  /** What the learner is shown. After a verdict nothing is asked. */
  feed(from: number): Feed {
    const canUndo = this.deeds.some(deed => deed !== 'goOn');
    return this.feedOf(this.lesson.me, from, this.state().verdict === 'open', canUndo);
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

  /** Back to the beginning of this step. */
  tryAgain(): void {
    this.again(this.deeds.slice(0, this.since));
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
    return this.laneFor(this.lesson.me, word);
  }

  protected override again(deeds: readonly Deed[]): void {
    this.startAnew();
    this.used = new Set();
    this.letOthersAnswer([]);
    this.beginStep(0);
    for (const deed of deeds)
      if (deed === 'goOn') this.goOn();
      else this.answer(deed.word, deed.at);
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

const isSame = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether an event says this. Seats are written p1, p2… */
function fits(event: Event, wanted: Readonly<Record<string, Json>>): boolean {
  return Object.entries(wanted).every(([key, value]) => {
    const actual = event[key];
    const isSeat = typeof value === 'string' && typeof actual === 'number' && /^p\d+$/.test(value);
    return isSame(actual, isSeat ? Number(value.slice(1)) - 1 : value);
  });
}
