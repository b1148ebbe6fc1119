// A lesson as it is after reading. docs/how-to-write-a-lesson.md is the reference of the format.
import type { Json, Language, Move, Seat, Word } from '@boardwright/engine';
import type { Leaf, Position } from './position.ts';

/** A text in all languages. `**bold**`, and `[text](word)` for something that can be chosen. */
export type InLanguages = Readonly<Record<Language, string>>;

/** What must be so: the table, and what was told since the step began. */
export interface Goal {
  readonly table: readonly Leaf[];
  readonly told: readonly Readonly<Record<string, Json>>[];
}
/** A legal way that misses the goal, with words of its own. */
export interface Miss {
  readonly when: Goal;
  readonly play: readonly Word[]; // an example, for the test
  readonly say: InLanguages;
}
/** A value that is shown before, now, and as it would be if the goal had been reached. */
export interface Compared {
  readonly read: readonly string[];
  readonly name: InLanguages;
}
export interface LessonStep {
  readonly say: InLanguages;
  readonly point: readonly string[]; // the pieces it is about: words or ids; none: the next word of `show`
  readonly task: LessonTask | null; // null: only something to read
}
export interface LessonTask {
  readonly say: InLanguages; // what to do
  readonly goal: Goal;
  readonly show: readonly Word[]; // one way to the goal
  readonly during: readonly string[]; // while one of these questions is asked, the goal is not missed yet
  readonly wrong: readonly Miss[];
  readonly otherwise: InLanguages; // for every other way that misses the goal
  readonly compare: readonly Compared[];
}
export interface Lesson {
  readonly id: string;
  readonly title: InLanguages;
  readonly about: InLanguages; // one line on the path of lessons
  readonly minutes: number;
  readonly pictures: readonly string[]; // words or terms that the game draws
  readonly rules: readonly string[]; // the paragraphs behind it
  readonly position: Position;
  readonly me: Seat;
  readonly others: readonly Move[]; // what the others answer, if they can; else what is usual
  readonly steps: readonly LessonStep[];
  readonly end: { readonly title: InLanguages; readonly say: InLanguages };
}
