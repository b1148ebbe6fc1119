// Answers that a player leaves for questions that may come (docs/adr/0019-answers-left-behind.md).
import {
  type AnyTasks,
  answerOf,
  canonical,
  Engine,
  fastChance,
  fastRandom,
  type Seat,
  type Task,
  type Word,
} from '@boardwright/engine';
import { type AskedQuestion, questionSeen } from './feed.ts';
import type { Live } from './live.ts';
import type { AnyMatch, Fact, PreparedAnswer } from './state.ts';

/** A question that may come, as the seat would see it. */
export interface Foreseen {
  readonly id: string; // of this question, whenever it is asked
  readonly task: Task<AnyTasks>;
  readonly words: readonly Word[];
  readonly times: number; // in how many of the futures that were tried
}

const FUTURES = 16;
const MOST_ANSWERS = 60; // in one future
const MOST_FORESEEN = 8;
const MOST_PREPARED = 24; // of one seat

/** Everything the seat sees of a question. Two questions with the same text are the same question. */
const textOf = ({ task, words, asides, refused, usual }: AskedQuestion): string =>
  canonical({ task, words, asides, refused, usual: usual ?? null });

/** Whether this table takes answers in advance. */
export const mayPrepare = ({ isOver, status: { settings, seats } }: Live, seat: Seat): boolean =>
  !isOver && settings.pace.kind === 'days' && !settings.confirmTurns && seats[seat]?.bot === null;

/**
 * The questions that may come next, the most frequent first. They are found by playing on from what the seat sees: what is hidden is
 * guessed, and the others answer at random. So nothing can follow from what is really hidden. Answers that are left already are given.
 */
export function foreseen(live: Live, seat: Seat): Foreseen[] {
  return allForeseen(live, seat).slice(0, MOST_FORESEEN);
}

function allForeseen(live: Live, seat: Seat): Foreseen[] {
  if (!mayPrepare(live, seat) || live.waiting().some(each => each.seat === seat)) return [];
  const found = new Map<string, Foreseen>();
  for (let seed = 0; seed < FUTURES; seed++) {
    const question = nextIn(live, seat, seed);
    if (question === null) continue;
    const id = textOf(question);
    found.set(id, { id, task: question.task, words: question.words, times: 1 + (found.get(id)?.times ?? 0) });
  }
  return [...found.values()].sort((a, b) => b.times - a.times);
}

function nextIn(live: Live, seat: Seat, seed: number): AskedQuestion | null {
  const engine = new Engine<unknown, AnyTasks>(live.game);
  const random = fastRandom(live.shownPosition * FUTURES + seed); // the same until something happens
  const match = engine.view(live.play.match, seat);
  live.game.guess(match.g, seat, random);
  engine.chance = fastChance(live.shownPosition * FUTURES + seed);
  for (let i = 0; i < MOST_ANSWERS && match.scores === null; i++) {
    const open = engine.open(match);
    const own = open.find(each => each.seat === seat);
    const asked = own ?? open[random(open.length)];
    if (asked === undefined) return null;
    const question = own === undefined ? null : questionSeen(engine, engine.view(match, seat), own);
    const left = question === null ? undefined : preparedFor(live, seat, question);
    if (question !== null && left === undefined) return question;
    const answer =
      left === undefined ? asked.options[random(asked.options.length)] : answerOf(engine, asked, left.word);
    if (answer === undefined || answer === null) return null;
    engine.answer(match, asked, answer);
  }
  return null;
}

function preparedFor({ status }: Live, seat: Seat, question: AskedQuestion): PreparedAnswer | undefined {
  const text = textOf(question);
  return status.prepared?.find(each => each.seat === seat && each.question === text);
}

/** A player leaves an answer. It replaces one for the same question. Null: no such question is foreseen. */
export function prepare(live: Live, seat: Seat, id: string, word: Word): Fact[] | null {
  const known = live.status.prepared?.filter(each => each.seat === seat) ?? [];
  const before = known.find(each => each.question === id);
  const question = before ?? allForeseen(live, seat).find(each => each.id === id);
  if (question === undefined || !question.words.includes(word) || known.length >= MOST_PREPARED) return null;
  const { task, words } = question;
  return [{ do: 'prepare', prepared: { seat, question: id, task, words, word } }];
}

/** Of the seats that are asked now and have left answers: the answer that fits, or that none does. */
export interface Due {
  readonly seat: Seat;
  readonly at: string;
  readonly fits: PreparedAnswer | null;
}
export function preparedDue(live: Live): Due | null {
  const { prepared = [], tentative } = live.status;
  if (prepared.length === 0 || tentative !== null || live.isOver) return null;
  const asked = live.waiting().filter(({ seat }) => prepared.some(each => each.seat === seat));
  const all = asked.map(({ seat, at, task }): Due => {
    const view: AnyMatch = live.engine.view(live.play.match, seat);
    const question = questionSeen(live.engine, view, { seat, task });
    return { seat, at, fits: preparedFor(live, seat, question) ?? null };
  });
  return all.find(({ fits }) => fits !== null) ?? all[0] ?? null;
}
