// Live matches of this process. One command at a time per match: rules thread, then disk, then everybody hears of it.
import type { Json, Log } from '@boardwright/engine';
import type { Audience, Command, Declined, Opening, Row } from '@boardwright/host';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Handled, Job, Outgoing, State } from '../rules/jobs.ts';
import { JobFailed, Restarted, Runaway, Thread } from '../rules/thread.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import { lastRows, loadMatch, rowsAfter, secretOf } from '../store/journal.ts';
import type { Db } from '../store/schema.ts';
import { tableOf } from '../store/tables.ts';

/** Whoever wants to hear of matches: the sockets of this process, the other machines, the bots. */
export interface Listeners {
  audiences(match: string): readonly Audience[];
  deliver(match: string, outbox: readonly Outgoing[]): void;
  published(match: string, row: Row): void;
  moved(match: string, state: State): void;
}
export interface MatchesSettings {
  readonly gamesModule: string;
  readonly threads: number;
  readonly deadline: number;
  readonly megabytes: number;
  rulesOf(game: string): string; // the rules there are now
}
/** What became of a command, for whoever sent it. */
export type Result = { readonly position: number } | { readonly declined: Declined };

interface Room {
  last: Promise<unknown>; // commands of one match wait for each other
  state: State | null; // null: not loaded
  used: number;
}
const TRIES = 5;
const MOST_RUNAWAYS = 2;
const IDLE = 10 * 60_000;
const CAUGHT_UP_AT_ONCE = 500;

export class Matches {
  private readonly rooms = new Map<string, Room>();
  private readonly broken = new Map<string, string>(); // matches whose rules did not come to an end
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
    const { gamesModule, deadline, megabytes } = settings;
    this.threads = Array.from(
      { length: settings.threads },
      (_, i) =>
        new Thread({
          file: new URL('../rules/rules-thread.ts', import.meta.url),
          data: { gamesModule },
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
  async begin(match: string, opening: Opening, secret: string | null, content?: Json, log?: Log): Promise<boolean> {
    return this.inTurn(match, async room => {
      const job: Job = { do: 'begin', match, opening, content, log, secret, now: Date.now() };
      const handled = (await this.tried(match, () => this.threadOf(match).ask(job))) as Handled;
      if (!(await this.stored(match, room, handled))) return false;
      this.listeners.moved(match, handled);
      return true;
    });
  }

  async command(match: string, command: Command): Promise<Result> {
    try {
      return await this.inTurn(match, room => this.attempt(match, room, command));
    } catch (error) {
      if (error instanceof JobFailed) return { declined: { why: 'rulesBroke' } };
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
      if (handled.row === null) return { position: handled.position };
      if (await this.stored(match, room, handled)) {
        this.tell(match, handled);
        this.listeners.published(match, handled.row);
        return { position: handled.position };
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
      this.tell(match, handled);
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

  /** The first thing a new listener gets: everything, or what is new since `have`. Nothing happens in between. */
  async feed(
    match: string,
    audiences: readonly Audience[],
    have: { era: number; seen: number } | null,
    deliver: (outbox: readonly Outgoing[]) => void,
  ): Promise<void> {
    await this.inTurn(match, async room => {
      deliver((await this.withMatch(match, room, () => ({ do: 'feed', match, audiences, have }))) as Outgoing[]);
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

  isBroken(match: string): boolean {
    return this.broken.has(match);
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
    const { row, snapshot, wake, waits } = handled;
    if (row === null) return true;
    try {
      const began = performance.now();
      const sameWake = room.state !== null && room.state.wake === wake;
      const stored = await this.commit.store({ match, row, snapshot, waits, ...(sameWake ? {} : { wake }) });
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

  private tell(match: string, handled: Handled): void {
    this.listeners.deliver(match, handled.outbox);
    this.listeners.moved(match, stateOf(handled));
  }

  /** What is in memory is not what is stored: opens the match again, and brings everybody up to date. */
  private async reload(match: string, room: Room): Promise<void> {
    const before = room.state;
    room.state = null;
    await this.drop(match);
    await this.opened(match, room);
    if (room.state !== null) this.listeners.moved(match, room.state);
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
    const { game, content, rules } = table.body;
    if (table.status === 'playing' && rules !== this.settings.rulesOf(game))
      throw new JobFailed('Diverged', `this match was played with ${rules}; here is ${this.settings.rulesOf(game)}`);
    const job: Job = { do: 'load', match, game, content, stored, secret };
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

  /** A match whose rules broke once is not tried again: everybody else would wait for it. */
  private async guarded<R>(match: string, work: () => Promise<R>): Promise<R> {
    const why = this.broken.get(match);
    if (why !== undefined) throw new JobFailed('Broken', why);
    try {
      return await work();
    } catch (error) {
      const broke = error instanceof Runaway || (error instanceof JobFailed && error.kind !== 'BadInput');
      if (!broke) throw error;
      this.report(match, error);
      throw new JobFailed('Broken', error.message);
    }
  }

  private report(match: string, error: Error): void {
    this.broken.set(match, error.message);
    this.metrics.broken.inc();
    const [what] = error.message.split('\n');
    this.log.error({ match, what, kind: error.name }, 'the rules of a match broke; it is stopped');
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

/** What is stored is not bad input of anybody: the match cannot be played with these rules. */
function cannotOpen(error: unknown): never {
  throw error instanceof JobFailed ? new JobFailed('CannotOpen', error.message) : error;
}

function stateOf({ position, era, seen, wake, waits, bots, over, sealed }: State): State {
  return { position, era, seen, wake, waits, bots, over, sealed };
}
