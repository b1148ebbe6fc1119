// The bots that sit at the seats of matches: one for each seat of each match, because a bot remembers what it thought and
// how much of its turn's time it has used. The server's threads and the device's worker both ask here.
import { type Bot, type Budget, makeBot, type Now } from '@boardwright/bots';
import type { AnyModule, Random, Seat, Word } from '@boardwright/engine';
import { type BotQuestion, botWord } from './bot-work.ts';
import { LruCache } from './lru-cache.ts';

/** What a bot may think in one turn at a table: as the ladder was measured (docs/bots.md). */
export const TABLE_BUDGET: Budget = { ms: 1000 };
const MOST_BOTS = 256;
const MOST_REMEMBERED = 100_000; // tries in the search trees of all bots together
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
  readonly clock?: Now; // lent to bots while they think: whoever can call a bot off lets it run out; else the same as `now`
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

  /** What the bot of this seat answers. */
  word(module: AnyModule, match: string, question: BotQuestion, random: Random): Word {
    this.sweep();
    const key = keyOf(match, question.seat);
    const seated = this.sitting(key, module, question) ?? this.sitDown(module, question);
    const word = botWord(module.game, seated.bot, question, random);
    this.seated.use(key, seated);
    return word;
  }

  /** The seat has a person again, or the match is over. */
  leave(match: string, seat: Seat): void {
    this.seated.delete(keyOf(match, seat));
  }

  /** Forgets bots that nobody has asked for long. */
  sweep(): void {
    this.seated.sweep(IDLE);
  }

  /** Since something was taken back, what the bot remembers may not have happened: then another one sits down. */
  private sitting(key: string, module: AnyModule, { level, era }: BotQuestion): Seated | undefined {
    const found = this.seated.get(key);
    return found?.level === level && found.era === era && found.module === module ? found : undefined;
  }

  private sitDown(module: AnyModule, { level, era }: BotQuestion): Seated {
    return { bot: makeBot(level, module, this.budget, this.clock), module, level, era };
  }
}

const keyOf = (match: string, seat: Seat): string => `${match}/${seat}`;
