// Bots at the tables of this server. When a match has moved and asks a bot, the bot thinks in a thread, and its answer
// is a command like a person's. Matches do not know about bots: bots listen to matches.
import { randomInt } from 'node:crypto';
import type { Seat, Word } from '@boardwright/engine';
import { type BotQuestion, botCommand, isSameQuestion, LruCache } from '@boardwright/host';
import type { Logger } from 'pino';
import type { BotQueue } from '../fanout/bot-queue.ts';
import type { Metrics } from '../metrics.ts';
import { PendingWork } from '../pending-work.ts';
import type { BotJob } from '../rules/bot-jobs.ts';
import type { MatchSummary } from '../rules/jobs.ts';
import { type GameThreads, JobFailed, Restarted } from '../rules/thread.ts';
import { BotThread } from './bot-thread.ts';
import { BotTurns, type Turn } from './bot-turns.ts';
import type { Matches, MatchInfo, MatchNow } from './matches.ts';

const FALLBACK = 'random';
const SEEDS = 2 ** 31;
const MOST_MATCHES = 10_000;

export interface BotsSettings extends GameThreads {
  isWatched(match: string): boolean;
  /** The content of an owner's edition, as JSON. */
  readContent(hash: string): Promise<string | undefined>;
}

/** A question for a bot. A newer question may replace it while the bot thinks. */
interface Asked extends Turn {
  readonly key: string;
  readonly info: MatchInfo;
  readonly began: number;
  question: BotQuestion;
  isUnattended: boolean;
  thread: BotThread | null; // the thread that works on it
}

export class Bots {
  /** With several machines; null: this is the only one. */
  queue: BotQueue | null = null;
  private readonly settings: BotsSettings;
  private readonly matches: Matches;
  private readonly log: Logger;
  private readonly metrics: Metrics;
  private readonly threads: readonly BotThread[];
  private readonly turns: BotTurns<Asked>;
  private readonly asked = new Map<string, Asked>();
  /** By match: the thread of the bot at each seat. */
  private readonly seats = new LruCache<Map<Seat, BotThread>>({ most: MOST_MATCHES }, () => performance.now());
  private readonly works = new PendingWork();
  private closed = false;

  constructor(matches: Matches, settings: BotsSettings, log: Logger, metrics: Metrics) {
    this.settings = settings;
    this.matches = matches;
    this.log = log;
    this.metrics = metrics;
    const { gamesModule, oldGamesModules, threads, deadline } = settings;
    const games = { gamesModule, oldGamesModules };
    this.turns = new BotTurns(threads);
    this.threads = Array.from(
      { length: threads },
      () => new BotThread(games, deadline, () => log.warn('a bot thread was stopped and a new one goes on')),
    );
    matches.onMoved((now, isOwn) => this.moved(now, isOwn));
  }

  /**
   * Checks a match whose bots may not be thinking, because nobody watched it or the machine that asked them died. With
   * `position`: only if nothing has happened since. At worst two bots answer, and the later answer is declined.
   */
  async look(match: string, position?: number): Promise<void> {
    const now = await this.matches.now(match);
    if (position === undefined || position === now.summary.shown) this.askAll(now);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.queue?.close();
    await Promise.all(this.threads.map(thread => thread.close()));
    await this.works.done();
  }

  /**
   * With several machines, the one that stored the row asks the bots, because their memory is there. If only bots play,
   * it is the machine where somebody watches.
   */
  private moved(now: MatchNow, isOwn: boolean): void {
    if (this.closed) return;
    const { match, summary } = now;
    const { over, isUnattended, bots } = summary;
    this.leaveSeats(match, summary);
    if (isOwn || isUnattended || this.queue === null) this.askAll(now);
    if (isOwn && !isUnattended && over === null) this.queue?.add(match, bots);
  }

  /** Asks for every answer that waits for a bot. A table with only bots pauses while nobody watches. */
  private askAll({ match, info, summary }: MatchNow): void {
    const { over, isUnattended, bots } = summary;
    if (this.closed || over !== null || !this.mayPlay(match, isUnattended)) return;
    for (const question of bots) this.ask(match, info, question, isUnattended);
    this.takeTurns();
  }

  private mayPlay(match: string, isUnattended: boolean): boolean {
    return !isUnattended || this.settings.isWatched(match);
  }

  /** Drops the bots of seats that have a person again, and of matches that are over. */
  private leaveSeats(match: string, { over, botSeats }: MatchSummary): void {
    const seats = this.seats.get(match);
    for (const [seat, thread] of seats ?? [])
      if (over !== null || !botSeats.includes(seat)) {
        seats?.delete(seat);
        thread.leave(match, seat);
      }
    if (over !== null) this.seats.delete(match);
  }

  /** A question is worked on only once at a time. A question that has changed replaces the old one. */
  private ask(match: string, info: MatchInfo, question: BotQuestion, isUnattended: boolean): void {
    const key = `${match}/${question.seat}@${question.at}`;
    const before = this.asked.get(key);
    if (before === undefined) {
      const began = performance.now();
      const asked = { key, person: info.host, table: match, info, began, question, isUnattended, thread: null };
      this.asked.set(key, asked);
      this.turns.add(asked);
    } else if (question.position > before.question.position) {
      const isOld = !isSameQuestion(before.question, question);
      before.isUnattended = isUnattended;
      if (before.thread === null || isOld) before.question = question;
      if (isOld) before.thread?.callOff();
    }
  }

  private takeTurns(): void {
    while (!this.closed && this.threads.some(({ isFree }) => isFree)) {
      const asked = this.turns.next();
      if (asked === null) return;
      if (this.mayPlay(asked.table, asked.isUnattended)) void this.works.run(this.takeTurn(asked));
      else this.endTurn(asked, asked.question);
    }
  }

  private async takeTurn(asked: Asked): Promise<void> {
    const { question } = asked;
    try {
      await this.answer(asked, question);
    } catch (error) {
      // The match wakes again by itself (tables.wake), and the bot is asked again.
      if (!this.closed)
        this.log.error({ match: asked.table, error: (error as Error).message }, 'a bot could not answer');
    }
    this.endTurn(asked, question);
    this.takeTurns();
  }

  /** If another question came in meanwhile, it is next. */
  private endTurn(asked: Asked, answered: BotQuestion): void {
    this.turns.isOver(asked);
    if (isSameQuestion(asked.question, answered)) this.asked.delete(asked.key);
    else this.turns.add(asked);
  }

  private async answer(asked: Asked, question: BotQuestion): Promise<void> {
    const { table: match } = asked;
    const word = await this.think(asked, question);
    if (this.closed || !isSameQuestion(asked.question, question)) return;
    const result = await this.matches.command(match, botCommand(question, word));
    if ('declined' in result) return this.declined(match, question, result.declined.why);
    this.metrics.bots.inc();
    this.metrics.botTime.observe((performance.now() - asked.began) / 1000);
  }

  /** If another question is open now, asks it at once. The same question would be declined again. */
  private async declined(match: string, question: BotQuestion, why: string): Promise<void> {
    const now = await this.matches.now(match);
    const bots = now.summary.bots.filter(other => !isSameQuestion(other, question));
    if (bots.length < now.summary.bots.length) this.log.error({ match, why }, 'the answer of a bot was declined');
    this.askAll({ ...now, summary: { ...now.summary, bots } });
  }

  /**
   * Uses the thread where this bot sits if it is idle, otherwise any thread: a bot that forgets is better than one that
   * waits.
   */
  private async think(asked: Asked, question: BotQuestion): Promise<Word> {
    const { table: match } = asked;
    const seats = this.seats.get(match) ?? new Map<Seat, BotThread>();
    const own = seats.get(question.seat);
    const thread = own?.isFree ? own : this.threads.find(({ isFree }) => isFree);
    if (thread === undefined) throw new Error('no bot thread is free');
    if (own !== thread) own?.leave(match, question.seat);
    seats.set(question.seat, thread);
    this.seats.use(match, seats);
    asked.thread = thread;
    try {
      return await thread.use(() => this.thinkIn(thread, asked, question));
    } finally {
      asked.thread = null;
      this.takeTurns();
    }
  }

  private async thinkIn(thread: BotThread, { table: match, info }: Asked, question: BotQuestion): Promise<Word> {
    const { game, rules, contentHash } = info;
    const job = { do: 'think', match, game, rules, contentHash, question, seed: randomInt(SEEDS) } as const;
    try {
      return await this.withEdition(thread, job);
    } catch (error) {
      if (this.closed) throw error;
      const level = error instanceof Restarted ? question.level : FALLBACK;
      this.log.warn({ match, level: question.level, error: (error as Error).message }, 'a bot failed, another answers');
      return this.withEdition(thread, { ...job, question: { ...question, level } });
    }
  }

  /** Sends the content of an edition to a thread that does not know it. */
  private async withEdition(thread: BotThread, job: Omit<BotJob & { do: 'think' }, 'number'>): Promise<Word> {
    try {
      return await thread.think(job);
    } catch (error) {
      const { contentHash } = job;
      if (!(error instanceof JobFailed) || error.kind !== 'UnknownEdition' || contentHash === undefined) throw error;
      return thread.think({ ...job, content: await this.settings.readContent(contentHash) });
    }
  }
}
