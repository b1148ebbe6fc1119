// The bots at the seats of matches. Each seat of each match has its own bot, because a bot remembers its search and how
// much of its turn's time it has used. Used by the server's threads and the device's worker.
import { type Bot, type Budget, makeBot, type Now } from '@boardwright/bots';
import type { AnyModule, Random, Seat, Word } from '@boardwright/engine';
import { type BotQuestion, botWord } from './bot-work.ts';
import { LruCache } from './lru-cache.ts';

/** A bot's thinking time per turn at a table, the same as in the ladder (docs/bots.md). */
export const TABLE_BUDGET: Budget = { ms: 1000 };
const MOST_BOTS = 256;
const MOST_REMEMBERED = 100_000; // iterations in the search trees of all bots together
const IDLE = 10 * 60_000; // milliseconds

interface Seated {
  readonly bot: Bot;
  readonly module: AnyModule;
  readonly level: string;
  readonly era: number;
}

export interface BotSeatsSettings {
  readonly now: Now;
  readonly budget?: Budget;
  readonly clock?: Now; // what bots measure time with; a caller that wants to stop a bot makes it run out
}

export class BotSeats {
  private readonly seated: LruCache<Seated>;
  private readonly clock: Now;
  private readonly budget: Budget;

  constructor({ now, budget = TABLE_BUDGET, clock = now }: BotSeatsSettings) {
    this.clock = clock;
    this.budget = budget;
    const settings = {
      most: MOST_BOTS,
      heaviest: MOST_REMEMBERED,
      weigh: ({ bot }: Seated) => bot.remembered?.() ?? 0,
    };
    this.seated = new LruCache(settings, now);
  }

  /** How many bots are kept. */
  get size(): number {
    return this.seated.size;
  }

  /** The answer of the bot at this seat. */
  word(module: AnyModule, match: string, question: BotQuestion, random: Random): Word {
    this.sweep();
    const key = keyOf(match, question.seat);
    const seated = this.sitting(key, module, question) ?? this.sitDown(module, question);
    const word = botWord(module.game, seated.bot, question, random);
    this.seated.use(key, seated);
    return word;
  }

  /** A person plays the seat again, or the match is over. */
  leave(match: string, seat: Seat): void {
    this.seated.delete(keyOf(match, seat));
  }

  /** Drops bots that have been idle for a long time. */
  sweep(): void {
    this.seated.sweep(IDLE);
  }

  /** After an undo, the bot's memory may contain things that never happened, so a new bot takes the seat. */
  private sitting(key: string, module: AnyModule, { level, era }: BotQuestion): Seated | undefined {
    const found = this.seated.get(key);
    return found?.level === level && found.era === era && found.module === module ? found : undefined;
  }

  private sitDown(module: AnyModule, { level, era }: BotQuestion): Seated {
    return { bot: makeBot(level, module, this.budget, this.clock), module, level, era };
  }
}

const keyOf = (match: string, seat: Seat): string => `${match}/${seat}`;
