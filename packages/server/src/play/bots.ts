// Bots at the tables of this server: what waits for one is thought about in a thread, or put on the queue for all machines.
import { randomInt } from 'node:crypto';
import type { Word } from '@boardwright/engine';
import { type BotQuestion, botCommand } from '@boardwright/host';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { BotJob } from '../rules/bot-thread.ts';
import { Restarted, Thread } from '../rules/thread.ts';
import type { Db } from '../store/schema.ts';
import { tableOf } from '../store/tables.ts';
import type { Matches } from './matches.ts';

const FALLBACK = 'random';
const SEEDS = 2 ** 31;

export class Bots {
  private readonly thinking = new Set<string>();
  private readonly thread: Thread;
  private readonly matches: Matches;
  private readonly db: Db;
  private readonly log: Logger;
  private readonly metrics: Metrics;
  private closed = false;

  constructor(matches: Matches, db: Db, gamesModule: string, deadline: number, log: Logger, metrics: Metrics) {
    this.matches = matches;
    this.db = db;
    this.log = log;
    this.metrics = metrics;
    this.thread = new Thread({
      file: new URL('../rules/bot-thread.ts', import.meta.url),
      data: { gamesModule },
      deadline,
      megabytes: 512,
      onRestart: () => log.warn('the bot thread was stopped and a new one goes on'),
    });
  }

  /** Answers every question that waits for a bot; the same question is not thought about twice at a time. */
  answer(match: string, questions: readonly BotQuestion[]): Promise<void>[] {
    return questions.flatMap(question => {
      const key = `${match}/${question.seat}@${question.at}`;
      if (this.closed || this.thinking.has(key)) return [];
      this.thinking.add(key);
      return [this.answerOne(match, key, question)];
    });
  }

  private async answerOne(match: string, key: string, question: BotQuestion): Promise<void> {
    const began = performance.now();
    try {
      const word = await this.think(match, question);
      this.thinking.delete(key);
      if (this.closed) return;
      await this.matches.command(match, botCommand(question, word));
      this.metrics.bots.inc();
      this.metrics.botTime.observe((performance.now() - began) / 1000);
    } catch (error) {
      // The match wakes again by itself (tables.wake), and the bot is asked anew.
      if (!this.closed) this.log.error({ match, error: (error as Error).message }, 'a bot could not answer');
    } finally {
      this.thinking.delete(key);
    }
  }

  private async think(match: string, question: BotQuestion): Promise<Word> {
    const table = await tableOf(this.db, match);
    if (table === undefined) throw new Error('there is no such table');
    const { game, content } = table.body;
    const job: BotJob = { game, content, question, level: question.level, seed: randomInt(SEEDS) };
    try {
      return (await this.thread.ask(job)) as Word;
    } catch (error) {
      if (this.closed) throw error;
      const again = error instanceof Restarted ? question.level : FALLBACK;
      this.log.warn({ match, level: question.level, error: (error as Error).message }, 'a bot failed, another answers');
      return (await this.thread.ask({ ...job, level: again })) as Word;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.thread.close();
  }
}
