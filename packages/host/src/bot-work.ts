// Bots at the table: which seats wait for one, and its answer. A bot is sent only what its seat is sent.
import type { Bot, Weighed } from '@boardwright/bots';
import {
  type AnyGame,
  type AnyTasks,
  Engine,
  type Open,
  type Random,
  type Seat,
  type Word,
  wordOf,
} from '@boardwright/engine';
import { waitingIn } from './asking.ts';
import type { Live } from './live.ts';
import { type AnyMatch, BOT, type Command } from './state.ts';

/** A question for a bot: plain data, so that another thread or machine can work on it. */
export interface BotQuestion {
  readonly seat: Seat;
  readonly level: string;
  readonly position: number;
  readonly since: number; // the position at which it was asked
  readonly era: number; // how often something was undone
  readonly at: string;
  readonly view: AnyMatch;
}

/** Every question that waits for a bot now. */
export function botQuestions(live: Live): BotQuestion[] {
  const { seats, tentative, era, askedAt } = live.status;
  if (tentative !== null) return [];
  const { shownPosition: position } = live;
  return live.waiting().flatMap(({ seat, at }) => {
    const level = seats[seat]?.bot ?? null;
    if (level === null) return [];
    const since = askedAt[at]?.since ?? position;
    return [{ seat, level, position, since, era, at, view: live.engine.view(live.play.match, seat) }];
  });
}

/** Whether both are the same question: nothing was undone, and nobody has answered it since. */
export function isSameQuestion(a: BotQuestion, b: BotQuestion): boolean {
  return a.seat === b.seat && a.at === b.at && a.since === b.since && a.era === b.era && a.level === b.level;
}

/** The seats that bots play now. */
export function botSeats({ status: { seats } }: Live): Seat[] {
  return seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]));
}

/** Nobody sits at the table, or everybody has left it. */
export function isUnattended({ status: { seats } }: Live): boolean {
  return seats.every(({ bot, left }) => bot !== null || left);
}

export function botWord(game: AnyGame, bot: Bot, { seat, at, view }: BotQuestion, random: Random): Word {
  const engine = new Engine<unknown, AnyTasks>(game);
  const open = openOf(engine, view, seat, at);
  return wordOf(engine, open, bot.answer(view, open, random));
}

/** What a bot that weighs its options thinks of a question, and its answer as a word. */
export function botThought(
  game: AnyGame,
  bot: Bot,
  { seat, at, view }: Pick<BotQuestion, 'seat' | 'at' | 'view'>,
  random: Random,
): { readonly word: Word; readonly weighed: readonly Weighed[] } {
  const engine = new Engine<unknown, AnyTasks>(game);
  const open = openOf(engine, view, seat, at);
  const thought = bot.explain?.(view, open, random);
  const answer = thought?.answer ?? bot.answer(view, open, random);
  return { word: wordOf(engine, open, answer), weighed: thought?.weighed ?? [] };
}

export function botCommand({ seat, at, position }: BotQuestion, word: Word): Command {
  return { do: 'answer', by: BOT, id: `${position}-${at}`, seat, at, word, position };
}

/** The question as the seat sees it. Skips questions of other seats, which may not be computable on this view. */
function openOf(engine: Engine<unknown, AnyTasks>, view: AnyMatch, seat: Seat, at: string): Open<AnyTasks> {
  const waiting = waitingIn(engine, view).find(each => each.seat === seat && each.at === at);
  if (waiting === undefined) throw new Error('the bot is not asked this');
  const { task } = waiting;
  const options = engine.question(task).options(view.g, task);
  return { seat, at, task, options, asides: engine.game.asides?.(view.g, seat, task) ?? [] };
}
