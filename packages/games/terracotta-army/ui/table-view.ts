// What the drawing reads from a match: the table, the questions, and where in a turn the players are.
import { NOBODY, type Seat, type Task, type Word } from '@boardwright/engine';
import type { TableNow } from '@boardwright/web/kit';
import type { Book } from '../content/book.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';

export type Table = TableNow<G, Tasks, Book>;
export const askedOf = ({ asked }: Table): Task<Tasks> | null => asked[0]?.task ?? null;

/** The first of these words that can be answered now. */
export const offeredOf = (now: Table, words: readonly Word[]): Word | undefined =>
  words.find(word => now.words.has(word));

/** Whether a word can be answered now, is refused with a reason, or is not mentioned. */
export type Offer = 'can' | 'refused' | 'none';
export function offerOf({ words, refused }: Table, word: Word): Offer {
  if (words.has(word)) return 'can';
  return refused.has(word) ? 'refused' : 'none';
}

export const RINGS = ['inner', 'middle', 'outer'] as const;
export type RingName = (typeof RINGS)[number];

/** Whose turn it is, in which segment, and which ring is carried out; the agenda is public. */
export interface Turn {
  readonly seat: Seat;
  readonly segment: number; // from 1; 0: not known, or no worker is placed yet
  readonly ring: RingName | null;
}

const RING_OF: Readonly<Record<string, RingName>> = {
  chooseInner: 'inner',
  chooseMiddle: 'middle',
  mayUseOuter: 'outer',
};

/** The ring of the next question about a ring, or the previous ring while its effects are carried out. */
function ringOf(tasks: readonly Task<Tasks>[]): RingName | null {
  const waiting = tasks.findLast(task => RING_OF[task.do] !== undefined);
  const top = tasks.at(-1);
  if (top === undefined || top.do === 'chooseWorker') return null;
  if (waiting === undefined) return 'outer';
  const ring = RING_OF[waiting.do] as RingName;
  if (top === waiting) return ring;
  return ring === 'outer' ? 'middle' : 'inner';
}

/** Players take turns, so there are no lanes. */
const isTask = (each: Table['view']['agenda'][number]): each is Task<Tasks> => each.do !== '@together';

export function turnOf(now: Table): Turn {
  const agenda = now.view.agenda.filter(isTask);
  const asked = askedOf(now);
  // A question may arrive before the view it belongs to has rendered. Then the question is right.
  const tasks = asked === null ? agenda : [...agenda.slice(0, -1), asked];
  const top = tasks.at(-1);
  const seat = top !== undefined && 'p' in top ? top.p : NOBODY;
  if (top === undefined || top.do === 'chooseWorker') return { seat, segment: 0, ring: null };
  const held = tasks.findLast(task => 'segment' in task);
  const segment = held !== undefined && 'segment' in held ? held.segment : 0;
  return { seat, segment, ring: seat === NOBODY ? null : ringOf(tasks) };
}
