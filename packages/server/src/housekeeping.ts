// What a server does by itself once a second: clocks that have run out, bots that never answered, ends of games that
// were missed, and deleting what has expired.
import type { App } from './app.ts';
import { dropUnused } from './store/contents.ts';
import { lastAlive, matchesAwake, matchesToWake, noteAlive, wakeAt } from './store/journal.ts';
import { Retention } from './store/retention.ts';
import { lookAtOpen } from './store/tables.ts';

const SWEEP = 1_000;
const ALIVE = 5_000; // how often a server records that it is running
const DOWNTIME = 3 * ALIVE;
const SESSIONS = 3_600_000; // how often expired sessions are deleted
const MOST_WOKEN = 200;
const LATER = 15 * SWEEP;

export class Housekeeping {
  private readonly app: App;
  private readonly retention: Retention;
  private timer: NodeJS.Timeout | null = null;
  private sweeping = false;
  private aliveAt = 0;
  private sessionsSweptAt = 0;

  constructor(app: App) {
    this.app = app;
    this.retention = new Retention(app.store.db, app.config.keeping);
  }

  async start(): Promise<void> {
    await this.forgiveDowntime();
    await lookAtOpen(this.app.store.db);
    this.timer = setInterval(() => void this.app.pending.run(this.sweep()), SWEEP);
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  /** Nobody is charged for time in which no server was running. */
  private async forgiveDowntime(): Promise<void> {
    const { store, matches, log } = this.app;
    const from = await lastAlive(store.db);
    const now = Date.now();
    if (from !== null && now - from > DOWNTIME) {
      for (const match of await matchesAwake(store.db)) await matches.command(match, { do: 'downtime', from });
      log.warn({ seconds: Math.round((now - from) / 1000) }, 'no server was running; clocks stood still');
    }
    await noteAlive(store.db, now);
  }

  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    const now = Date.now();
    const { lobby, matches, lock, log } = this.app;
    try {
      await this.wakeAll(now);
      if (lock === null) await matches.catchUp(); // other processes may write here too
      await lobby.sweep(now);
      await this.app.vacations
        .tellAll()
        .catch((error: Error) => log.error({ error: error.message }, 'a vacation is not told yet'));
      this.app.notices.sweep(now);
      matches.sweep(now);
      await this.throwAway(now);
      this.measure();
    } catch (error) {
      if (!this.app.isClosing) log.error({ error: (error as Error).message }, 'looking after the clocks failed');
    } finally {
      this.sweeping = false;
    }
  }

  private async wakeAll(now: number): Promise<void> {
    const { store, log } = this.app;
    for (const match of await matchesToWake(store.db, now, MOST_WOKEN))
      await this.wake(match, now).catch((error: Error) => log.error({ match, error: error.message }, 'not woken'));
  }

  private async wake(match: string, now: number): Promise<void> {
    const { matches, bots, endings, store } = this.app;
    if (matches.isStopped(match)) return wakeAt(store.db, match, null);
    const before = await matches.state(match);
    await matches.command(match, { do: 'tick' });
    const { position, over, wake } = await matches.state(match);
    if (position !== before.position) return;
    if (over !== null) return endings.finish(match);
    await bots.look(match);
    await wakeAt(store.db, match, wake === null || wake > now ? wake : now + LATER);
  }

  private async throwAway(now: number): Promise<void> {
    const { store, accounts, matches } = this.app;
    if (now - this.aliveAt > ALIVE) {
      this.aliveAt = now;
      await noteAlive(store.db, now);
    }
    if (now - this.sessionsSweptAt > SESSIONS) {
      this.sessionsSweptAt = now;
      await accounts.sweep(now);
      await dropUnused(store.db, now - SESSIONS);
    }
    for (const match of await this.retention.step(now)) matches.forgetMatch(match);
  }

  private measure(): void {
    const { config, metrics, fanout, matches, hub } = this.app;
    if (config.redis !== null) metrics.redis.set(fanout.isReachable() ? 1 : 0);
    metrics.matches.set(matches.loaded);
    metrics.sockets.set(hub.connections.size);
  }
}
