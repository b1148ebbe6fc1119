// The tree of a search: which questions followed which answers, and how well these did. Chance and hidden things are
// not in it, for every visit comes in a world of its own; so a question is known by what led to it, and its options
// may differ from visit to visit.
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
/** An answer that was tried, and the questions that came next. */
export interface Branch {
  readonly answer: AnyAnswer;
  readonly prior: number; // how much it deserves to be tried: about 1 over all answers of a question
  readonly next: Asked[];
  visits: number;
  total: number; // of the results of the seat that gave the answer
}
/** How much a search tries what it has not seen much of, in deviations of the results. */
export interface Taste {
  readonly explore: number;
  readonly advised: number; // the prior of what the game advises
  readonly widen: number; // answers tried per root of visits
}

export const newAsked = ({ seat, task, at }: AnyOpen): Asked => ({
  seat,
  task: task.do,
  at,
  branches: [],
  visits: 0,
  total: 0,
});

/** The question after an answer, if it came there before. */
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

/** The branches that are offered this time. Mostly all: then there is nothing to sort out. */
export function offeredOf(asked: Asked, open: AnyOpen): readonly Branch[] {
  const { branches } = asked;
  for (let i = 0; i < branches.length; i++)
    if (!isOffered((branches[i] as Branch).answer, open))
      return branches.filter(({ answer }) => isOffered(answer, open));
  return branches;
}

/** The most promising branch: good results, or few visits for what it deserves. */
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

/** May one more answer be tried here? Few visits do not suffice to compare many. */
export const isWide = (asked: Asked, offered: number, { widen }: Taste): boolean =>
  offered < 1 + Math.floor(widen * Math.sqrt(asked.visits));

/** The branches by visits, most first; of equals those that deserve more. */
export const byFavour = ({ branches }: Asked): Branch[] =>
  [...branches].sort((a, b) => b.visits - a.visits || b.prior - a.prior);

/** How many visits the favourite is ahead of the next. */
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
