// What an answer would bring, computed by running the rules on a copy of the table.
import {
  type Choice,
  type Event,
  type Game,
  type Refused,
  ruleOf,
  type Seat,
  type Task,
  type Word,
} from '@boardwright/engine';
import type { Book } from '../content/book.ts';
import type { Warrior } from '../content/content.ts';
import { makeGame } from '../game.ts';
import type { Award } from '../rules/contest.ts';
import { finalAwards } from '../rules/final.ts';
import { roundAwards } from '../rules/scoring.ts';
import type { Tasks, X } from '../rules/tasks.ts';
import { copy, type G } from '../state.ts';
import { RINGS, type RingName } from './table-view.ts';

type Asked = Task<Tasks>;

const games = new WeakMap<Book, Game<G, Tasks>>();
/** The rules of the current edition, created once. */
function rulesOf(book: Book): Game<G, Tasks>['rules'] {
  const known = games.get(book) ?? makeGame(book);
  games.set(book, known);
  return known.rules;
}

const never = (): never => {
  throw new Error('nothing is drawn in a rehearsal');
};
/** Runs on a copy. Further questions are only counted; events are kept. */
function pen(g: G, told: Event[], asked: Asked[] = []): X {
  return {
    g,
    next: (...tasks) => {
      asked.push(...tasks);
    },
    together: never,
    skipTo: never,
    die: never,
    shuffle: never,
    draw: never,
    reveal: () => {},
    tell: event => {
      told.push(event);
    },
    finish: never,
  };
}

interface Rehearsed {
  readonly g: G;
  readonly asks: readonly Asked[]; // further questions, whose gains are unknown
  readonly isOpen: boolean; // there are some
}
interface Answer {
  readonly word: Word;
  readonly rehearse: () => Rehearsed; // the table after it
}
/** The possible answers of a task; none if it runs by itself. */
function answersTo(book: Book, g: G, task: Asked): Answer[] {
  const rule = ruleOf(rulesOf(book), task);
  if (typeof rule === 'function') return [];
  const rehearse = (choice: Choice): Rehearsed => {
    const after = copy(g);
    const asked: Asked[] = [];
    rule.choose(pen(after, [], asked), task, choice);
    return { g: after, asks: asked, isOpen: asked.length > 0 };
  };
  return rule.options(g, task).map(choice => ({ word: rule.show(choice, task), rehearse: () => rehearse(choice) }));
}

/** What a task offers besides clay or coin instead, or nothing. */
const usesOf = (book: Book, g: G, task: Asked): Word[] =>
  answersTo(book, g, task).flatMap(({ word }) => (/^(take|button):/.test(word) ? [] : [word]));
/** Whether it offers more than something instead. */
export const isOfUse = (book: Book, g: G, task: Asked): boolean => usesOf(book, g, task).length > 0;

/** Whether there is an answer that leads to such a table. */
const canLead = (book: Book, g: G, task: Asked, isWanted: (after: Rehearsed) => boolean): boolean =>
  answersTo(book, g, task).some(({ rehearse }) => isWanted(rehearse()));

export interface SegmentPreview {
  readonly shows: Event; // told by the rules: what the three rings show
  readonly can: Readonly<Record<RingName, boolean>>;
  readonly offers: Readonly<Record<RingName, readonly Word[]>>; // with what the player has before the first ring
  readonly refusals: Readonly<Record<RingName, Refused | null>>; // why not, if nothing is offered there
}

/** What a worker would find in a segment, and which of its actions this seat could carry out. */
export function segmentPreview(book: Book, g: G, p: Seat, word: Word): SegmentPreview | null {
  const answer = answersTo(book, g, { do: 'chooseWorker', p, turned: true }).find(each => each.word === word);
  if (answer === undefined) return null;
  const segment = Number(word.slice(word.indexOf(':') + 1));
  const placed = answer.rehearse().g;
  const told: Event[] = [];
  const { carryOutSegment } = rulesOf(book);
  if (typeof carryOutSegment === 'function') carryOutSegment(pen(placed, told), { p, segment });
  const shows = told[0];
  if (shows === undefined) return null;
  const tasks = ringTasks(p, segment);
  const offers = byRing(ring => usesOf(book, placed, tasks[ring]));
  const refusals = byRing(ring => (offers[ring].length > 0 ? null : whyNone(book, placed, tasks[ring])));
  return { shows, can: canUse(book, placed, tasks), offers, refusals };
}

type RingTasks = Readonly<Record<RingName, Asked>>;
const ringTasks = (p: Seat, segment: number): RingTasks => ({
  inner: { do: 'chooseInner', p, segment },
  middle: { do: 'chooseMiddle', p, segment },
  outer: { do: 'mayUseOuter', p, segment },
});
const byRing = <T>(of: (ring: RingName) => T): Record<RingName, T> => ({
  inner: of('inner'),
  middle: of('middle'),
  outer: of('outer'),
});

/** The reason the rules give first for an action of the task itself. */
function whyNone(book: Book, g: G, task: Asked): Refused | null {
  const rule = ruleOf(rulesOf(book), task);
  if (typeof rule === 'function') return null;
  const isAbout = ({ why }: Refused): boolean => !['ringsInOrder', 'tooLateToTurn', 'noSubstitute'].includes(why);
  return rule.whyNot?.(g, task).find(isAbout) ?? null;
}

/**
 * What one ring brings can be spent on the next (TA-3.4). If an answer leads to further questions, their gains are
 * unknown, so the following rings are not marked as impossible.
 */
function canUse(book: Book, placed: G, { inner, middle, outer }: RingTasks): SegmentPreview['can'] {
  const isMiddleOpen = ({ g, isOpen }: Rehearsed): boolean => isOpen || isOfUse(book, g, middle);
  const isOuterOpen = ({ g, isOpen }: Rehearsed): boolean => isOpen || isOfUse(book, g, outer);
  return {
    inner: isOfUse(book, placed, inner),
    middle: canLead(book, placed, inner, isMiddleOpen),
    outer: canLead(book, placed, inner, after => after.isOpen || canLead(book, after.g, middle, isOuterOpen)),
  };
}

/** The unusable actions of all segments, as one bit per segment for each ring. */
export function uselessIn(previews: readonly (SegmentPreview | null)[]): Readonly<Record<RingName, number>> {
  const bits = { inner: 0, middle: 0, outer: 0 };
  for (const [segment, preview] of previews.entries())
    if (preview !== null) for (const ring of RINGS) if (!preview.can[ring]) bits[ring] |= 1 << segment;
  return bits;
}

/** Points of the scoring phase and of final scoring if they happened now, by seat. */
export interface Outlook {
  readonly round: readonly number[];
  readonly final: readonly number[];
}
const outlooks = new WeakMap<G, Outlook>();
export function outlookOf(book: Book, g: G): Outlook {
  const known = outlooks.get(g);
  if (known !== undefined) return known;
  const sums = (awards: readonly Award[]): number[] => {
    const out = g.points.map(() => 0);
    for (const { p, points } of awards) out[p] = (out[p] as number) + points;
    return out;
  };
  const outlook = { round: sums(roundAwards(book, g)), final: sums(finalAwards(book, g)) };
  outlooks.set(g, outlook);
  return outlook;
}

/** The table after an answer; null if it is not one to this question. */
export const tableAfter = (book: Book, g: G, asked: Asked, word: Word): G | null =>
  answersTo(book, g, asked)
    .find(answer => answer.word === word)
    ?.rehearse().g ?? null;

/** What an answer brings its player. */
export interface Outcome {
  readonly now: number; // points at once
  readonly weapon: number; // more points at once, if the new warrior uses its weapon
  readonly round: number; // the change in this round's scoring phase
  readonly final: number; // the change in final scoring, if the game ended now
}

/** The most points the weapon of a new warrior would bring at once. */
function bestUse(book: Book, g: G, p: Seat, warrior: Warrior, cell: string): number {
  const uses = answersTo(book, g, { do: 'mayUseWeapon', p, warrior, cell });
  const points = uses.map(({ rehearse }) => (rehearse().g.points[p] as number) - (g.points[p] as number));
  return Math.max(0, ...points);
}

/** TA-6.7: a kneeling archer counts only when it faces somewhere. The best way for a player, or the table as it is. */
function bestFacing(book: Book, { g, asks: [asked] }: Rehearsed, p: Seat): G {
  if (asked?.do !== 'chooseFacing') return g;
  const sum = (at: G): number => {
    const { round, final } = outlookOf(book, at);
    return (round[p] as number) + (final[p] as number);
  };
  const tables = answersTo(book, g, asked).map(({ rehearse }) => rehearse().g);
  return tables.reduce((best, each) => (sum(each) > sum(best) ? each : best));
}

/** What each answer of these kinds would bring the player who is asked. */
export function outcomesOf(book: Book, g: G, asked: Asked, kinds: RegExp): ReadonlyMap<Word, Outcome> {
  const out = new Map<Word, Outcome>();
  if (!('p' in asked)) return out;
  const { p } = asked;
  const before = outlookOf(book, g);
  for (const { word, rehearse } of answersTo(book, g, asked)) {
    if (!kinds.test(word)) continue;
    const after = bestFacing(book, rehearse(), p);
    const { round, final } = outlookOf(book, after);
    const isArmed = asked.do === 'chooseCell' && asked.by === 'clay';
    out.set(word, {
      now: (after.points[p] as number) - (g.points[p] as number),
      weapon: isArmed ? bestUse(book, after, p, asked.warrior, word.slice('cell:'.length)) : 0,
      round: (round[p] as number) - (before.round[p] as number),
      final: (final[p] as number) - (before.final[p] as number),
    });
  }
  return out;
}
