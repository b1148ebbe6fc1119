// The search tree: which questions followed which answers, and their results. It contains no chance and no hidden
// information, because every visit is in a different world. So a question is identified by the answers that led to it,
// and its options may differ from visit to visit.
import type { Seat, Word } from '@boardwright/engine';
import type { AnyAnswer, AnyOpen } from '../bot.ts';

/** A question that was asked after certain answers. */
export interface Asked {
  readonly seat: Seat;
  readonly task: string;
  readonly at: string;
  readonly branches: Branch[]; // the answers tried so far
  visits: number;
  total: number; // of the asked seat's results
}
/** An answer that was tried, and the questions that followed. */
export interface Branch {
  readonly answer: AnyAnswer;
  readonly prior: number; // how much it deserves to be tried; the priors of a question add up to about 1
  readonly next: Asked[];
  visits: number;
  total: number; // of the results of the seat that gave the answer
}
/** The weight of exploration, in standard deviations of the results. */
export interface Taste {
  readonly explore: number;
  readonly advised: number; // prior of the advised answer
  readonly widen: number; // answers tried per square root of visits
}

export const newAsked = ({ seat, task, at }: AnyOpen): Asked => ({
  seat,
  task: task.do,
  at,
  branches: [],
  visits: 0,
  total: 0,
});

/** The question after an answer, if it was reached before. */
export function findAsked({ next }: Branch, { seat, task, at }: AnyOpen): Asked | undefined {
  for (const asked of next) if (asked.task === task.do && asked.seat === seat && asked.at === at) return asked;
  return undefined;
}

const keyOf = (answer: AnyAnswer): number | Word => (typeof answer === 'number' ? answer : answer.word);

export function isSame(a: AnyAnswer, b: AnyAnswer): boolean {
  return keyOf(a) === keyOf(b);
}

function isOffered(answer: AnyAnswer, { options, asides }: AnyOpen): boolean {
  if (typeof answer === 'number') return options.includes(answer);
  return asides.some(({ word }) => word === answer.word);
}

export const countOf = ({ options, asides }: AnyOpen): number => options.length + asides.length;
export const answerAt = ({ options, asides }: AnyOpen, i: number): AnyAnswer =>
  (options[i] ?? asides[i - options.length]) as AnyAnswer;

/** The branches that are offered this time. Usually all of them, so nothing has to be filtered. */
export function offeredOf(asked: Asked, open: AnyOpen): readonly Branch[] {
  const { branches } = asked;
  for (let i = 0; i < branches.length; i++)
    if (!isOffered((branches[i] as Branch).answer, open))
      return branches.filter(({ answer }) => isOffered(answer, open));
  return branches;
}

/** The most promising branch: good results, or few visits for its prior. */
export function promising(asked: Asked, offered: readonly Branch[], taste: Taste, deviation: number): Branch {
  let sum = 0;
  for (const { visits } of offered) sum += visits;
  const curious = taste.explore * deviation * Math.sqrt(sum + 1);
  const unseen = asked.visits === 0 ? 0 : asked.total / asked.visits;
  let best = offered[0] as Branch;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of offered) {
    const mean = branch.visits === 0 ? unseen : branch.total / branch.visits;
    const worth = mean + (curious * branch.prior) / (1 + branch.visits);
    if (worth > most) {
      most = worth;
      best = branch;
    }
  }
  return best;
}

/** Whether another answer may be tried here. With few visits, many answers cannot be compared. */
export const isWide = (asked: Asked, offered: number, { widen }: Taste): boolean =>
  offered < 1 + Math.floor(widen * Math.sqrt(asked.visits));

/** The branches with the most visits first; ties by prior. */
export const byFavour = ({ branches }: Asked): Branch[] =>
  [...branches].sort((a, b) => b.visits - a.visits || b.prior - a.prior);

/** How many visits the favourite is ahead of the second. */
export function visitsAhead({ branches }: Asked): number {
  let first = 0;
  let second = 0;
  for (const { visits } of branches) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return branches.length < 2 ? Number.POSITIVE_INFINITY : first - second;
}
