// Live matches of this process. Each match runs one command at a time: rules thread, then disk, then everybody is told.
import type { Log } from '@boardwright/engine';
import type { Audience, Command, Declined, Opening, Row } from '@boardwright/host';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { callsAfter } from '../notices/calls-after.ts';
import { Refuse } from '../refuse.ts';
import type { DryRun, Handled, Job, MatchSummary, Outgoing } from '../rules/jobs.ts';
import { JobFailed, type WhyStopped, whyStopped } from '../rules/thread.ts';
import type { Call } from '../store/calls.ts';
import { contentOf } from '../store/contents.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import { lastRows, loadMatch, rowsAfter, secretOf } from '../store/journal.ts';
import type { Db } from '../store/schema.ts';
import { type Table, tableOf } from '../store/tables.ts';
import { MatchThreads, type RulesSettings } from './match-threads.ts';
import { StoppedMatches } from './stopped-matches.ts';

/** Where matches publish what happens: the sockets of this process, and other machines. */
export interface Outlets {
  audiences(match: string): readonly Audience[];
  deliver(match: string, outbox: readonly Outgoing[]): void;
  publish(match: string, row: Row): void;
  /** Whether a person sees this match now, on a device of this process. */
  isLooking(match: string, person: string): boolean;
  /** The match cannot continue. */
  stopped(match: string, why: WhyStopped): void;
}
export interface MatchesSettings extends RulesSettings {
  rulesInstalled(game: string): readonly string[]; // current ones first
  readonly noticeGrace: number; // how long somebody may take to come back before they are told
}
/** The result of a command, for its sender. */
export type Result = { readonly position: number } | { readonly declined: Declined };

/** What is known about a match without asking its rules. */
export interface MatchInfo {
  readonly host: string; // who opened the table
  readonly game: string;
  readonly rules: string; // with which it is played
  readonly contentHash: string | undefined; // of an owner's edition
}
/** The current state of a match. */
export interface MatchNow {
  readonly match: string;
  readonly info: MatchInfo;
  readonly summary: MatchSummary;
}
/** `isOwn`: this process stored the row, not another one. */
type MoveListener = (now: MatchNow, isOwn: boolean) => void;

/** A match in memory. */
interface Slot {
  last: Promise<unknown>; // commands of one match run one after the other
  now: MatchNow | null; // null: not loaded
  used: number;
}
const TRIES = 5;
const IDLE = 10 * 60_000;
const CAUGHT_UP_AT_ONCE = 500;

export class Matches {
  private readonly slots = new Map<string, Slot>();
  private readonly stopped: StoppedMatches;
  private readonly threads: MatchThreads;
  private readonly settings: MatchesSettings;
  private readonly db: Db;
  private readonly commit: GroupCommit;
  private readonly metrics: Metrics;
  private readonly outlets: Outlets;
  private readonly moveListeners: MoveListener[] = [];

  constructor(db: Db, commit: GroupCommit, settings: MatchesSettings, outlets: Outlets, log: Logger, metrics: Metrics) {
    this.settings = settings;
    this.db = db;
    this.commit = commit;
    this.outlets = outlets;
    this.metrics = metrics;
    this.stopped = new StoppedMatches((match, why) => outlets.stopped(match, why), log, metrics);
    this.threads = new MatchThreads(settings, log, wasThere => {
      for (const [match, slot] of this.slots) if (wasThere(match)) slot.now = null;
    });
  }

  get loaded(): number {
    return this.slots.size;
  }

  /** Calls `listener` whenever a match has moved, after its row was stored and published. */
  onMoved(listener: MoveListener): void {
    this.moveListeners.push(listener);
  }

  /** Begins a match. False if it had already begun. */
  async begin(
    table: Table,
    opening: Opening,
    rules: string,
    secret: string | null,
    content?: string,
    log?: Log,
  ): Promise<boolean> {
    const match = table.id;
    return this.inTurn(match, async slot => {
      const job: Job = { do: 'begin', match, opening, rules, content, log, secret, now: Date.now() };
      const handled = (await this.threads.retry(match, () => this.threads.ask(match, job))) as Handled;
      if (!(await this.store(match, slot, { ...infoOf(table), rules }, handled))) return false;
      this.tellMoved(slot, true);
      return true;
    });
  }

  async command(match: string, command: Command): Promise<Result> {
    try {
      return await this.inTurn(match, slot => this.attempt(match, slot, command));
    } catch (error) {
      if (error instanceof JobFailed) return { declined: { why: whyStopped(error) } };
      throw error;
    }
  }

  private async attempt(match: string, slot: Slot, command: Command): Promise<Result> {
    for (let i = 0; i < TRIES; i++) {
      const handled = (await this.withMatch(match, slot, () => {
        const audiences = this.outlets.audiences(match);
        return { do: 'handle', match, command, now: Date.now(), audiences };
      })) as Handled;
      const { row, declined, summary, outbox } = handled;
      if (declined !== null) return { declined };
      if (row === null) return { position: summary.shown };
      const { info } = slot.now as MatchNow;
      if (await this.store(match, slot, info, handled)) {
        this.outlets.deliver(match, outbox);
        this.tellMoved(slot, true);
        this.outlets.publish(match, row);
        return { position: summary.shown };
      }
    }
    throw new Error('another machine is always faster');
  }

  /** Applies a row that another machine has stored. */
  async heard(match: string, row: Row): Promise<void> {
    if (!this.slots.has(match)) return;
    await this.inTurn(match, async slot => {
      const { position } = slot.now?.summary ?? {};
      if (position === undefined || row.seq <= position) return;
      if (row.seq === position + 1) await this.takeIn(match, slot, row);
      else await this.takeInStored(match, slot);
    });
  }

  /** News can be wrong, or arrive while the thread is stopped. What is stored decides. */
  private async takeIn(match: string, slot: Slot, row: Row): Promise<void> {
    const audiences = this.outlets.audiences(match);
    const { now } = slot;
    if (now === null) return;
    try {
      const { summary, outbox } = (await this.threads.ask(match, { do: 'apply', match, row, audiences })) as Handled;
      slot.now = { ...now, summary };
      this.outlets.deliver(match, outbox);
      this.tellMoved(slot, false);
    } catch {
      await this.reload(match, slot);
    }
  }

  private async takeInStored(match: string, slot: Slot): Promise<void> {
    for (const row of await rowsAfter(this.db, match, positionOf(slot)))
      if (row.seq === positionOf(slot) + 1) await this.takeIn(match, slot, row);
  }

  /** Reads rows that other machines have stored without our hearing of them: news can be lost when a machine dies. */
  async catchUp(): Promise<void> {
    const watched = [...this.slots].filter(([match, { now }]) => {
      return now !== null && now.summary.over === null && this.outlets.audiences(match).length > 0;
    });
    for (let i = 0; i < watched.length; i += CAUGHT_UP_AT_ONCE) {
      const some = watched.slice(i, i + CAUGHT_UP_AT_ONCE).map(([match]) => match);
      const last = await lastRows(this.db, some);
      for (const match of some) await this.catchUpOne(match, last.get(match) ?? 0);
    }
  }

  private async catchUpOne(match: string, last: number): Promise<void> {
    const isBehind = (slot: Slot | undefined): boolean => (slot?.now?.summary.position ?? last) < last;
    if (!isBehind(this.slots.get(match))) return;
    await this.inTurn(match, async slot => {
      if (isBehind(slot)) await this.takeInStored(match, slot);
    });
  }

  /** A new listener first gets the whole state. No change can come in between. */
  async feed(
    match: string,
    audiences: readonly Audience[],
    deliver: (outbox: readonly Outgoing[]) => void,
  ): Promise<void> {
    await this.inTurn(match, async slot => {
      deliver((await this.withMatch(match, slot, () => ({ do: 'feed', match, audiences, have: null }))) as Outgoing[]);
    });
  }

  /** Any other job for the rules thread about a match. */
  async question(match: string, job: Job): Promise<unknown> {
    return this.inTurn(match, slot => this.withMatch(match, slot, () => job));
  }

  /** Replays stored rows with other rules. The match need not be open. A replay that does not end is not retried. */
  async dryRun(job: Job & { do: 'dryRun' }): Promise<DryRun> {
    return (await this.threads.retry('', () => this.threads.ask('', job), { runaways: 1 })) as DryRun;
  }

  async now(match: string): Promise<MatchNow> {
    return this.inTurn(match, async slot => {
      await this.open(match, slot);
      return slot.now as MatchNow;
    });
  }

  async state(match: string): Promise<MatchSummary> {
    return (await this.now(match)).summary;
  }

  isStopped(match: string): boolean {
    return this.stopped.has(match);
  }

  heardStopped(match: string, why: WhyStopped): void {
    this.stopped.add(match, why);
  }

  /** Whether a match can continue. Opens it to find out. */
  async canGoOn(match: string): Promise<boolean> {
    try {
      await this.now(match);
      return true;
    } catch (error) {
      if (error instanceof JobFailed) return false;
      throw error;
    }
  }

  /** The match has been closed. */
  forgetMatch(match: string): void {
    this.stopped.forget(match);
    this.slots.delete(match);
    this.drop(match).catch(() => {});
  }

  /** Unloads matches that nobody has used for a while. */
  sweep(now: number): void {
    for (const [match, slot] of this.slots)
      if (now - slot.used > IDLE && this.outlets.audiences(match).length === 0) {
        this.slots.delete(match);
        this.drop(match).catch(() => {});
      }
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.slots.values()].map(slot => slot.last));
    await this.threads.close();
  }

  /** False: another machine was first, and the match has been opened again. */
  private async store(match: string, slot: Slot, info: MatchInfo, handled: Handled): Promise<boolean> {
    const { row, snapshot, hash, summary } = handled;
    const { wake, waits } = summary;
    if (row === null) return true;
    try {
      const began = performance.now();
      const isSameWake = slot.now !== null && slot.now.summary.wake === wake;
      const calls = this.callsAfter(match, row, slot.now?.summary ?? null, summary);
      const append = { match, row, snapshot, hash, waits, calls, ...(isSameWake ? {} : { wake }) };
      const stored = await this.commit.store(append);
      this.metrics.durable.observe((performance.now() - began) / 1000);
      if (stored) {
        slot.now = { match, info, summary };
        return true;
      }
    } catch (error) {
      await this.reload(match, slot).catch(() => {});
      throw error;
    }
    this.metrics.conflicts.inc();
    await this.reload(match, slot);
    return false;
  }

  private callsAfter(match: string, row: Row, before: MatchSummary | null, after: MatchSummary): Call[] {
    const isLooking = (person: string): boolean => this.outlets.isLooking(match, person);
    return callsAfter({ match, row, before, after }, this.settings.noticeGrace, isLooking);
  }

  private tellMoved({ now }: Slot, isOwn: boolean): void {
    if (now !== null) for (const listener of this.moveListeners) listener(now, isOwn);
  }

  /** Memory and store disagree: opens the match again and sends everybody the current state. */
  private async reload(match: string, slot: Slot): Promise<void> {
    const before = slot.now?.summary ?? null;
    slot.now = null;
    await this.drop(match);
    await this.open(match, slot);
    this.tellMoved(slot, false);
    const audiences = this.outlets.audiences(match);
    if (audiences.length === 0) return;
    const have = before === null ? null : { era: before.era, seen: before.seen };
    const outbox = await this.withMatch(match, slot, () => ({ do: 'feed', match, audiences, have }));
    this.outlets.deliver(match, outbox as Outgoing[]);
  }

  private async drop(match: string): Promise<void> {
    await this.threads.retry(match, () => this.threads.ask(match, { do: 'drop', match }));
  }

  /** Runs a job about a match in its thread, and loads the match first if necessary. */
  private withMatch(match: string, slot: Slot, job: () => Job): Promise<unknown> {
    return this.retry(match, slot, async () => {
      await this.load(match, slot);
      return this.threads.ask(match, job());
    });
  }

  private open(match: string, slot: Slot): Promise<void> {
    return this.retry(match, slot, () => this.load(match, slot));
  }

  private retry<R>(match: string, slot: Slot, work: () => Promise<R>): Promise<R> {
    const onRetry = (): void => {
      slot.now = null;
    };
    return this.threads.retry(match, work, { onRetry });
  }

  private async load(match: string, slot: Slot): Promise<void> {
    if (slot.now !== null) return;
    const began = performance.now();
    const [stored, secret, table] = await Promise.all([
      loadMatch(this.db, match),
      secretOf(this.db, match),
      tableOf(this.db, match),
    ]);
    if (table === undefined || (stored.snapshot === null && stored.rows.length === 0))
      throw new Error('this match has not begun');
    if (table.status === 'closed') throw new Refuse('over');
    const info = infoOf(table);
    const { game, rules, contentHash } = info;
    const installed = this.settings.rulesInstalled(game);
    if (table.status === 'playing' && !installed.includes(rules))
      throw new JobFailed('RulesChanged', `this match was played with ${rules}; here is ${installed.join(', ')}`);
    const content = await contentOf(this.db, contentHash);
    const job: Job = { do: 'load', match, game, content, rules, stored, secret };
    slot.now = { match, info, summary: (await this.threads.ask(match, job).catch(cannotOpen)) as MatchSummary };
    this.metrics.opened.observe((performance.now() - began) / 1000);
  }

  private inTurn<R>(match: string, work: (slot: Slot) => Promise<R>): Promise<R> {
    const slot = this.slots.get(match) ?? { last: Promise.resolve(), now: null, used: 0 };
    this.slots.set(match, slot);
    slot.used = Date.now();
    const result = slot.last.then(() => this.stopped.guard(match, () => work(slot)));
    slot.last = result.catch(() => {});
    return result;
  }
}

/** Stored data is nobody's bad input: if an answer in it cannot be played, the rules have changed. */
function cannotOpen(error: unknown): never {
  if (!(error instanceof JobFailed)) throw error;
  throw new JobFailed(error.kind === 'BadInput' ? 'RulesChanged' : error.kind, error.message);
}

function infoOf({ body: { host, game, rules, contentHash } }: Table): MatchInfo {
  return { host, game, rules, contentHash };
}

const positionOf = ({ now }: Slot): number => now?.summary.position ?? -1;
