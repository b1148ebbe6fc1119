// Live matches of this process. One command at a time per match: rules thread, then disk, then everybody hears of it.
import type { Log } from '@boardwright/engine';
import type { Audience, Command, Declined, Opening, Row } from '@boardwright/host';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { Refuse } from '../refuse.ts';
import type { Handled, Job, Outgoing, State } from '../rules/jobs.ts';
import { JobFailed, Restarted, Runaway, Thread, type WhyStopped, whyStopped } from '../rules/thread.ts';
import { contentOf } from '../store/contents.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import { lastRows, loadMatch, rowsAfter, secretOf } from '../store/journal.ts';
import type { Db } from '../store/schema.ts';
import { tableOf } from '../store/tables.ts';

/** Whoever wants to hear of matches: the sockets of this process, the other machines, the bots. */
export interface Listeners {
  audiences(match: string): readonly Audience[];
  deliver(match: string, outbox: readonly Outgoing[]): void;
  published(match: string, row: Row): void;
  /** `isOwn`: this process has stored what happened; another one has if not. */
  moved(match: string, state: State, isOwn: boolean): void;
  /** The match cannot be played on. */
  stopped(match: string, why: WhyStopped): void;
}
export interface MatchesSettings {
  readonly gamesModule: string;
  readonly oldGamesModules: readonly string[];
  readonly threads: number;
  readonly deadline: number;
  readonly megabytes: number;
  rulesInstalled(game: string): readonly string[]; // those of now first
}
/** What became of a command, for whoever sent it. */
export type Result = { readonly position: number } | { readonly declined: Declined };

interface Room {
  last: Promise<unknown>; // commands of one match wait for each other
  state: State | null; // null: not loaded
  used: number;
}
/** Failures of a job that say nothing against its match. */
const HARMLESS: ReadonlySet<string> = new Set(['BadInput', 'OtherRules']);
const TRIES = 5;
const MOST_RUNAWAYS = 2;
const IDLE = 10 * 60_000;
const CAUGHT_UP_AT_ONCE = 500;

export class Matches {
  private readonly rooms = new Map<string, Room>();
  private readonly stopped = new Map<string, JobFailed>(); // matches that are not tried again
  private readonly threads: Thread[];
  private readonly settings: MatchesSettings;
  private readonly db: Db;
  private readonly commit: GroupCommit;
  private readonly log: Logger;
  private readonly metrics: Metrics;
  readonly listeners: Listeners;

  constructor(
    db: Db,
    commit: GroupCommit,
    settings: MatchesSettings,
    listeners: Listeners,
    log: Logger,
    metrics: Metrics,
  ) {
    this.settings = settings;
    this.db = db;
    this.commit = commit;
    this.listeners = listeners;
    this.log = log;
    this.metrics = metrics;
    const { gamesModule, oldGamesModules, deadline, megabytes } = settings;
    this.threads = Array.from(
      { length: settings.threads },
      (_, i) =>
        new Thread({
          file: new URL('../rules/rules-thread.ts', import.meta.url),
          data: { gamesModule, oldGamesModules },
          deadline,
          megabytes,
          onRestart: () => this.forget(i),
        }),
    );
  }

  get loaded(): number {
    return this.rooms.size;
  }

  /** Begins a match. False if it had begun already. */
  async begin(match: string, opening: Opening, secret: string | null, content?: string, log?: Log): Promise<boolean> {
    return this.inTurn(match, async room => {
      const job: Job = { do: 'begin', match, opening, content, log, secret, now: Date.now() };
      const handled = (await this.tried(match, () => this.threadOf(match).ask(job))) as Handled;
      if (!(await this.stored(match, room, handled))) return false;
      this.listeners.moved(match, stateOf(handled), true);
      return true;
    });
  }

  async command(match: string, command: Command): Promise<Result> {
    try {
      return await this.inTurn(match, room => this.attempt(match, room, command));
    } catch (error) {
      if (error instanceof JobFailed) return { declined: { why: whyStopped(error) } };
      throw error;
    }
  }

  private async attempt(match: string, room: Room, command: Command): Promise<Result> {
    for (let i = 0; i < TRIES; i++) {
      const handled = (await this.withMatch(match, room, () => {
        const audiences = this.listeners.audiences(match);
        return { do: 'handle', match, command, now: Date.now(), audiences };
      })) as Handled;
      if (handled.declined !== null) return { declined: handled.declined };
      if (handled.row === null) return { position: handled.shown };
      if (await this.stored(match, room, handled)) {
        this.tell(match, handled, true);
        this.listeners.published(match, handled.row);
        return { position: handled.shown };
      }
    }
    throw new Error('another machine is always faster');
  }

  /** A row that another machine has stored. */
  async heard(match: string, row: Row): Promise<void> {
    if (!this.rooms.has(match)) return;
    await this.inTurn(match, async room => {
      if (room.state === null || row.seq <= room.state.position) return;
      if (row.seq === room.state.position + 1) await this.takeIn(match, room, row);
      else await this.takeInStored(match, room);
    });
  }

  /** News can be wrong, or come while the thread is stopped: what is stored decides. */
  private async takeIn(match: string, room: Room, row: Row): Promise<void> {
    const audiences = this.listeners.audiences(match);
    try {
      const handled = (await this.threadOf(match).ask({ do: 'apply', match, row, audiences })) as Handled;
      room.state = stateOf(handled);
      this.tell(match, handled, false);
    } catch {
      await this.reload(match, room);
    }
  }

  private async takeInStored(match: string, room: Room): Promise<void> {
    for (const row of await rowsAfter(this.db, match, room.state?.position ?? -1))
      if (row.seq === (room.state?.position ?? -1) + 1) await this.takeIn(match, room, row);
  }

  /** Reads what other machines have stored without our hearing of it: news can be lost with the machine that had it. */
  async catchUp(): Promise<void> {
    const watched = [...this.rooms].filter(([match, { state }]) => {
      return state !== null && state.over === null && this.listeners.audiences(match).length > 0;
    });
    for (let i = 0; i < watched.length; i += CAUGHT_UP_AT_ONCE) {
      const some = watched.slice(i, i + CAUGHT_UP_AT_ONCE);
      const last = await lastRows(
        this.db,
        some.map(([match]) => match),
      );
      for (const [match] of some) await this.catchUpOne(match, last.get(match) ?? 0);
    }
  }

  private async catchUpOne(match: string, last: number): Promise<void> {
    const behind = (room: Room | undefined): boolean => (room?.state?.position ?? last) < last;
    if (!behind(this.rooms.get(match))) return;
    await this.inTurn(match, async room => {
      if (behind(room)) await this.takeInStored(match, room);
    });
  }

  /** The first thing a new listener gets: everything. Nothing happens in between. */
  async feed(
    match: string,
    audiences: readonly Audience[],
    deliver: (outbox: readonly Outgoing[]) => void,
  ): Promise<void> {
    await this.inTurn(match, async room => {
      deliver((await this.withMatch(match, room, () => ({ do: 'feed', match, audiences, have: null }))) as Outgoing[]);
    });
  }

  /** Anything else the rules thread can be asked about a match. */
  async question(match: string, job: Job): Promise<unknown> {
    return this.inTurn(match, room => this.withMatch(match, room, () => job));
  }

  async state(match: string): Promise<State> {
    return this.inTurn(match, async room => {
      await this.opened(match, room);
      return room.state as State;
    });
  }

  /** A question about no match of ours. Strangers send such things: what does not come to an end is not tried twice. */
  async ask(job: Job): Promise<unknown> {
    return this.tried('', () => this.threadOf('').ask(job), { runaways: 1 });
  }

  isStopped(match: string): boolean {
    return this.stopped.has(match);
  }

  /** Whether a match can be played on; it is opened to find out. */
  async canGoOn(match: string): Promise<boolean> {
    try {
      await this.state(match);
      return true;
    } catch (error) {
      if (error instanceof JobFailed) return false;
      throw error;
    }
  }

  /** Nobody plays this match any more: it has been closed. */
  forgetMatch(match: string): void {
    this.stopped.delete(match);
    this.rooms.delete(match);
    this.drop(match).catch(() => {});
  }

  /** Forgets matches that nobody has used for a while. */
  sweep(now: number): void {
    for (const [match, room] of this.rooms)
      if (now - room.used > IDLE && this.listeners.audiences(match).length === 0) {
        this.rooms.delete(match);
        this.drop(match).catch(() => {});
      }
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.rooms.values()].map(room => room.last));
    await Promise.all(this.threads.map(thread => thread.close()));
  }

  private async stored(match: string, room: Room, handled: Handled): Promise<boolean> {
    const { row, snapshot, hash, wake, waits } = handled;
    if (row === null) return true;
    try {
      const began = performance.now();
      const sameWake = room.state !== null && room.state.wake === wake;
      const stored = await this.commit.store({ match, row, snapshot, hash, waits, ...(sameWake ? {} : { wake }) });
      this.metrics.durable.observe((performance.now() - began) / 1000);
      if (stored) {
        room.state = stateOf(handled);
        return true;
      }
    } catch (error) {
      await this.reload(match, room).catch(() => {});
      throw error;
    }
    this.metrics.conflicts.inc();
    await this.reload(match, room);
    return false;
  }

  private tell(match: string, handled: Handled, isOwn: boolean): void {
    this.listeners.deliver(match, handled.outbox);
    this.listeners.moved(match, stateOf(handled), isOwn);
  }

  /** What is in memory is not what is stored: opens the match again, and brings everybody up to date. */
  private async reload(match: string, room: Room): Promise<void> {
    const before = room.state;
    room.state = null;
    await this.drop(match);
    await this.opened(match, room);
    if (room.state !== null) this.listeners.moved(match, room.state, false);
    const audiences = this.listeners.audiences(match);
    if (audiences.length === 0) return;
    const have = before === null ? null : { era: before.era, seen: before.seen };
    const outbox = await this.withMatch(match, room, () => ({ do: 'feed', match, audiences, have }));
    this.listeners.deliver(match, outbox as Outgoing[]);
  }

  /** A thread that has just been stopped has nothing to drop. */
  private async drop(match: string): Promise<void> {
    await this.tried(match, () => this.threadOf(match).ask({ do: 'drop', match }));
  }

  /** Has the thread do something with a match. */
  private withMatch(match: string, room: Room, job: () => Job): Promise<unknown> {
    const work = async (): Promise<unknown> => {
      await this.load(match, room);
      return this.threadOf(match).ask(job());
    };
    return this.tried(match, work, { room });
  }

  private async opened(match: string, room: Room): Promise<void> {
    await this.tried(match, () => this.load(match, room), { room });
  }

  /**
   * A thread that is stopped takes innocent matches along, and a machine that was paused or busy makes an innocent job
   * look endless. So all is tried again, with the match opened anew; only what runs away twice is to blame.
   */
  private async tried<R>(
    match: string,
    work: () => Promise<R>,
    { room, runaways = MOST_RUNAWAYS }: { room?: Room; runaways?: number } = {},
  ): Promise<R> {
    let ranAway = 0;
    for (let i = 1; ; i++) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Runaway) ranAway++;
        const lost = error instanceof Restarted || (error instanceof JobFailed && error.kind === 'NotLoaded');
        if (i === TRIES || ranAway === runaways || !(lost || error instanceof Runaway)) throw error;
        this.log.warn({ match, why: (error as Error).name }, 'a job is tried again');
        if (room !== undefined) room.state = null;
      }
    }
  }

  private async load(match: string, room: Room): Promise<void> {
    if (room.state !== null) return;
    const began = performance.now();
    const [stored, secret, table] = await Promise.all([
      loadMatch(this.db, match),
      secretOf(this.db, match),
      tableOf(this.db, match),
    ]);
    if (table === undefined || (stored.snapshot === null && stored.rows.length === 0))
      throw new Error('this match has not begun');
    if (table.status === 'closed') throw new Refuse('over');
    const { game, contentHash, rules } = table.body;
    const installed = this.settings.rulesInstalled(game);
    if (table.status === 'playing' && !installed.includes(rules))
      throw new JobFailed('RulesChanged', `this match was played with ${rules}; here is ${installed.join(', ')}`);
    const content = await contentOf(this.db, contentHash);
    const job: Job = { do: 'load', match, game, content, rules, stored, secret };
    room.state = (await this.threadOf(match).ask(job).catch(cannotOpen)) as State;
    this.metrics.opened.observe((performance.now() - began) / 1000);
  }

  private inTurn<R>(match: string, work: (room: Room) => Promise<R>): Promise<R> {
    let room = this.rooms.get(match);
    if (room === undefined) {
      room = { last: Promise.resolve(), state: null, used: 0 };
      this.rooms.set(match, room);
    }
    const mine = room;
    mine.used = Date.now();
    const result = mine.last.then(() => this.guarded(match, () => work(mine)));
    mine.last = result.catch(() => {});
    return result;
  }

  /** A match whose rules broke, or are not here, is not tried again: everybody else would wait for it. */
  private async guarded<R>(match: string, work: () => Promise<R>): Promise<R> {
    const stopped = this.stopped.get(match);
    if (stopped !== undefined) throw stopped;
    try {
      return await work();
    } catch (error) {
      const harmless = error instanceof JobFailed && HARMLESS.has(error.kind);
      if (harmless || !(error instanceof Runaway || error instanceof JobFailed)) throw error;
      throw this.stop(match, error);
    }
  }

  private stop(match: string, error: Runaway | JobFailed): JobFailed {
    const changed = error instanceof JobFailed && error.kind === 'RulesChanged';
    const stopped = new JobFailed(changed ? 'RulesChanged' : 'Broken', error.message);
    this.stopped.set(match, stopped);
    const [what] = error.message.split('\n');
    if (changed)
      this.log.error({ match, what }, 'a match is not the same with the rules there are; it is not played on');
    else {
      this.metrics.broken.inc();
      this.log.error({ match, what, kind: error.name }, 'the rules of a match broke; it is stopped');
    }
    this.listeners.stopped(match, whyStopped(stopped));
    return stopped;
  }

  /** Another machine has stopped a match: nobody is to run into the same fault here. */
  heardStopped(match: string, why: WhyStopped): void {
    this.stopped.set(match, new JobFailed(why === 'rulesChanged' ? 'RulesChanged' : 'Broken', 'stopped elsewhere'));
  }

  private forget(thread: number): void {
    this.log.warn({ thread }, 'a rules thread was stopped and a new one goes on');
    for (const [match, room] of this.rooms) if (this.indexOf(match) === thread) room.state = null;
  }

  private threadOf(match: string): Thread {
    return this.threads[this.indexOf(match)] as Thread;
  }

  private indexOf(match: string): number {
    let hash = 0;
    for (let i = 0; i < match.length; i++) hash = (Math.imul(hash, 31) + match.charCodeAt(i)) >>> 0;
    return hash % this.threads.length;
  }
}

/** What is stored is not bad input of anybody: if an answer in it cannot be played, the rules are others now. */
function cannotOpen(error: unknown): never {
  if (!(error instanceof JobFailed)) throw error;
  throw new JobFailed(error.kind === 'BadInput' ? 'RulesChanged' : error.kind, error.message);
}

function stateOf(state: State): State {
  const { position, shown, era, seen, wake, waits, bots, botSeats, isUnattended, over, sealed } = state;
  return { position, shown, era, seen, wake, waits, bots, botSeats, isUnattended, over, sealed };
}
