// Bots at the tables of this server: whose turn it is thinks in a thread, and answers through the same door as people.
import { randomInt } from 'node:crypto';
import type { Seat, Word } from '@boardwright/engine';
import { type BotQuestion, botCommand, isSameQuestion, LruCache } from '@boardwright/host';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { BotJob } from '../rules/bot-jobs.ts';
import type { State } from '../rules/jobs.ts';
import { JobFailed, Restarted } from '../rules/thread.ts';
import { contentOf } from '../store/contents.ts';
import type { Db } from '../store/schema.ts';
import { tableOf } from '../store/tables.ts';
import { Underway } from '../underway.ts';
import { BotThread } from './bot-thread.ts';
import { BotTurns, type Turn } from './bot-turns.ts';
import type { Matches } from './matches.ts';

const FALLBACK = 'random';
const SEEDS = 2 ** 31;
const MOST_KNOWN = 10_000;

export interface BotsSettings {
  readonly gamesModule: string;
  readonly oldGamesModules: readonly string[];
  readonly threads: number;
  readonly deadline: number; // milliseconds for one answer
  isWatched(match: string): boolean;
}

/** What is known of a match, so that nothing is read from the database for each question. */
interface Known {
  readonly person: string; // who opened the table
  readonly game: string;
  readonly rules: string;
  readonly isEdition: boolean;
  readonly seats: Map<Seat, BotThread>; // where the bot of a seat sits
}

/** A question that a bot has been asked. While it is thought about, a newer one may take its place. */
interface Asked extends Turn {
  readonly key: string;
  readonly known: Known;
  readonly began: number;
  question: BotQuestion;
  isUnattended: boolean;
  thread: BotThread | null; // in which it is being thought about
}

export class Bots {
  private readonly settings: BotsSettings;
  private readonly matches: Matches;
  private readonly db: Db;
  private readonly log: Logger;
  private readonly metrics: Metrics;
  private readonly threads: readonly BotThread[];
  private readonly turns: BotTurns<Asked>;
  private readonly asked = new Map<string, Asked>();
  private readonly known = new LruCache<Known>({ most: MOST_KNOWN }, () => performance.now());
  private readonly works = new Underway();
  private closed = false;

  constructor(matches: Matches, db: Db, settings: BotsSettings, log: Logger, metrics: Metrics) {
    this.settings = settings;
    this.matches = matches;
    this.db = db;
    this.log = log;
    this.metrics = metrics;
    const { gamesModule, oldGamesModules, threads, deadline } = settings;
    const games = { gamesModule, oldGamesModules };
    this.turns = new BotTurns(threads);
    this.threads = Array.from(
      { length: threads },
      () => new BotThread(games, deadline, () => log.warn('a bot thread was stopped and a new one goes on')),
    );
  }

  /** A match has moved: every question that waits for a bot is answered, unless only bots sit there and nobody watches. */
  moved(match: string, state: State): void {
    if (this.closed) return;
    this.leaveSeats(match, state);
    if (state.over !== null || !this.mayPlay(match, state)) return;
    for (const question of state.bots)
      this.works.run(this.ask(match, question, state.isUnattended)).catch((error: Error) => this.failed(match, error));
  }

  private mayPlay(match: string, { isUnattended }: Pick<State, 'isUnattended'>): boolean {
    return !isUnattended || this.settings.isWatched(match);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.threads.map(thread => thread.close()));
    await this.works.isOver();
  }

  /** A seat that has a person again needs no bot, nor does a match that is over. */
  private leaveSeats(match: string, { over, botSeats }: State): void {
    for (const [seat, thread] of this.known.get(match)?.seats ?? [])
      if (over !== null || !botSeats.includes(seat)) {
        this.known.get(match)?.seats.delete(seat);
        thread.leave(match, seat);
      }
    if (over !== null) this.known.delete(match);
  }

  /** The same question is not thought about twice at a time; one that has changed takes the place of the old one. */
  private async ask(match: string, question: BotQuestion, isUnattended: boolean): Promise<void> {
    const known = this.known.get(match) ?? (await this.getToKnow(match));
    const key = `${match}/${question.seat}@${question.at}`;
    const before = this.asked.get(key);
    if (before === undefined) {
      const { person } = known;
      const began = performance.now();
      const asked = { key, person, table: match, known, began, question, isUnattended, thread: null };
      this.asked.set(key, asked);
      this.turns.add(asked);
      this.takeTurns();
    } else if (question.position > before.question.position) {
      const isOld = !isSameQuestion(before.question, question);
      before.isUnattended = isUnattended;
      if (before.thread === null || isOld) before.question = question;
      if (isOld) before.thread?.callOff();
    }
  }

  private async getToKnow(match: string): Promise<Known> {
    const table = await tableOf(this.db, match);
    if (table === undefined) throw new Error('there is no such table');
    const { host: person, game, rules, contentHash } = table.body;
    const made = { person, game, rules, isEdition: contentHash !== undefined, seats: new Map() };
    const known = this.known.get(match) ?? made;
    this.known.use(match, known);
    return known;
  }

  private takeTurns(): void {
    while (!this.closed && this.threads.some(({ isFree }) => isFree)) {
      const asked = this.turns.next();
      if (asked === null) return;
      if (this.mayPlay(asked.table, asked)) void this.works.run(this.takeTurn(asked));
      else this.endTurn(asked, asked.question);
    }
  }

  private async takeTurn(asked: Asked): Promise<void> {
    const { question } = asked;
    try {
      await this.answer(asked, question);
    } catch (error) {
      this.failed(asked.table, error as Error);
    }
    this.endTurn(asked, question);
    this.takeTurns();
  }

  /** Something else that was asked meanwhile is next. */
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

  /** What is asked now, if it is something else, is asked at once. The same again would be declined again. */
  private async declined(match: string, question: BotQuestion, why: string): Promise<void> {
    const state = await this.matches.state(match);
    const bots = state.bots.filter(now => !isSameQuestion(now, question));
    if (bots.length < state.bots.length) this.log.error({ match, why }, 'the answer of a bot was declined');
    this.moved(match, { ...state, bots });
  }

  /** In the thread where this bot sits if that is free, else in any: rather a bot that forgets than one that waits. */
  private async think(asked: Asked, question: BotQuestion): Promise<Word> {
    const { known } = asked;
    const own = known.seats.get(question.seat);
    const thread = own?.isFree ? own : this.threads.find(({ isFree }) => isFree);
    if (thread === undefined) throw new Error('no bot thread is free');
    if (own !== thread) own?.leave(asked.table, question.seat);
    known.seats.set(question.seat, thread);
    this.known.use(asked.table, known);
    asked.thread = thread;
    try {
      return await thread.use(() => this.thinkIn(thread, asked, question));
    } finally {
      asked.thread = null;
      this.takeTurns();
    }
  }

  private async thinkIn(thread: BotThread, { table: match, known }: Asked, question: BotQuestion): Promise<Word> {
    const { game, rules, isEdition } = known;
    const job = { do: 'think', match, game, rules, isEdition, question, seed: randomInt(SEEDS) } as const;
    try {
      return await this.withEdition(thread, job);
    } catch (error) {
      if (this.closed) throw error;
      const level = error instanceof Restarted ? question.level : FALLBACK;
      this.log.warn({ match, level: question.level, error: (error as Error).message }, 'a bot failed, another answers');
      return this.withEdition(thread, { ...job, question: { ...question, level } });
    }
  }

  /** A thread that does not know the edition is sent its content. */
  private async withEdition(thread: BotThread, job: Omit<BotJob & { do: 'think' }, 'number'>): Promise<Word> {
    try {
      return await thread.think(job);
    } catch (error) {
      if (!(error instanceof JobFailed) || error.kind !== 'UnknownEdition') throw error;
      const table = await tableOf(this.db, job.match);
      return thread.think({ ...job, content: await contentOf(this.db, table?.body.contentHash) });
    }
  }

  /** The match wakes again by itself (tables.wake), and the bot is asked anew. */
  private failed(match: string, error: Error): void {
    if (!this.closed) this.log.error({ match, error: error.message }, 'a bot could not answer');
  }
}
