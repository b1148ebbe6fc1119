// Puts a server together: store, matches, bots, lobby, people, and news between machines.
import { randomUUID } from 'node:crypto';
import type { Row } from '@boardwright/host';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { Door } from './door.ts';
import type { BotQueue } from './fanout/bot-queue.ts';
import { type Fanout, type News, noFanout } from './fanout/fanout.ts';
import { Lobby } from './lobby/lobby.ts';
import { OpenList } from './lobby/open-list.ts';
import { sitsAt } from './lobby/shown.ts';
import { bookGame } from './lobby/standing.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { Accounts } from './people/accounts.ts';
import { Passkeys } from './people/passkeys.ts';
import { Bots, type BotsSettings } from './play/bots.ts';
import { Matches } from './play/matches.ts';
import { dryRunAll } from './play/new-rules.ts';
import type { ChatLine } from './protocol/index.ts';
import { Reader } from './reading/reader.ts';
import { Refuse } from './refuse.ts';
import { type Games, loadReleases, rulesInstalled } from './rules/games.ts';
import type { State } from './rules/jobs.ts';
import type { WhyStopped } from './rules/thread.ts';
import { dropUnused } from './store/contents.ts';
import { GroupCommit } from './store/group-commit.ts';
import { lastAlive, matchesAwake, matchesToWake, noteAlive, secretOf, waitsOf, wakeAt } from './store/journal.ts';
import type { Lock } from './store/lock.ts';
import { lockStore, openStore, type Store } from './store/open.ts';
import { namesOf } from './store/people.ts';
import { Retention } from './store/retention.ts';
import { lookAtOpen, type Table, tableOf } from './store/tables.ts';
import { addLine, type Line, mutedBy } from './store/talk.ts';
import { Underway } from './underway.ts';
import type { Connection } from './ws/connection.ts';
import { Hub } from './ws/hub.ts';

const SWEEP = 1_000;
const ALIVE = 5_000; // how often a server notes that it is running
const DOWNTIME = 3 * ALIVE;
const SESSIONS = 3_600_000; // how often sessions that have run out are thrown away
const MOST_WOKEN = 200;
const RULES_MEGABYTES = 1024;

export class App {
  readonly config: Config;
  readonly log: Logger;
  readonly store: Store;
  readonly games: Games;
  /** Of the database file; null: several processes may share the database. */
  readonly lock: Lock | null;
  private readonly releases: readonly [Games, ...Games[]];
  readonly metrics: Metrics = createMetrics();
  readonly hub = new Hub();
  readonly underway = new Underway();
  readonly door: Door;
  readonly matches: Matches;
  readonly lobby: Lobby;
  readonly openList: OpenList;
  readonly reader: Reader;
  readonly accounts: Accounts;
  private readonly retention: Retention;
  readonly passkeys: Passkeys;
  isClosing = false;
  fanout: Fanout = noFanout;
  private botQueue: BotQueue | null = null;
  private readonly bots: Bots;
  private readonly finishing = new Set<string>();
  private sweeping = false;
  private aliveAt = 0;
  private sessionsSweptAt = 0;
  private timer: NodeJS.Timeout | null = null;

  private constructor(
    config: Config,
    log: Logger,
    store: Store,
    releases: readonly [Games, ...Games[]],
    lock: Lock | null,
  ) {
    this.lock = lock;
    this.config = config;
    this.log = log;
    this.store = store;
    this.releases = releases;
    const [games] = releases;
    this.games = games;
    const { db } = store;
    this.door = new Door(config.limits, this.hub);
    const commit = new GroupCommit(db, store.kind === 'sqlite' ? 1 : 2, rows => this.metrics.batch.observe(rows));
    const { gamesModule, oldGamesModules, rulesThreads: threads, rulesDeadline: deadline } = config;
    const rulesInstalled = this.rulesInstalled;
    const settings = { gamesModule, oldGamesModules, threads, deadline, megabytes: RULES_MEGABYTES, rulesInstalled };
    this.matches = new Matches(db, commit, settings, this.listeners(), log, this.metrics);
    this.bots = new Bots(this.matches, db, this.botSettings(), log, this.metrics);
    const lobbyLimits = { chairs: config.limits.chairs, sealWait: config.sealWait };
    this.lobby = new Lobby(db, this.matches, games, lobbyLimits, table => this.tableChanged(table));
    this.openList = new OpenList(db);
    this.reader = new Reader(gamesModule, deadline, log);
    this.retention = new Retention(db, config.keeping);
    this.accounts = new Accounts(db);
    this.passkeys = new Passkeys(db);
  }

  static async start(config: Config, log: Logger): Promise<App> {
    const releases = await loadReleases(config.gamesModule, config.oldGamesModules);
    const lock = config.redis === null ? lockStore(config.database) : null; // with Redis, several are meant
    const store = await openStore(config.database);
    const app = new App(config, log, store, releases, lock);
    if (config.redis !== null) {
      const { redisFanout } = await import('./fanout/redis.ts');
      const { redisBotQueue } = await import('./fanout/bot-queue.ts');
      app.fanout = await redisFanout(config.redis, randomUUID(), news => void app.underway.run(app.hear(news)), log);
      app.botQueue = redisBotQueue(config.redis, (match, position) => app.lookAtBots(match, position), log);
    }
    await app.tryNewRules();
    await app.forgiveDowntime();
    await lookAtOpen(store.db);
    app.timer = setInterval(() => void app.underway.run(app.sweep()), SWEEP);
    return app;
  }

  private readonly rulesInstalled = (game: string): string[] => rulesInstalled(this.releases, game);

  private async tryNewRules(): Promise<void> {
    const { db } = this.store;
    const { compatible, onOldRules, diverging } = await dryRunAll(db, this.matches, this.lobby, this.rulesInstalled);
    if (compatible.length > 0) this.log.info({ matches: compatible.length }, 'running matches go on with new rules');
    if (onOldRules.length > 0) this.log.info({ matches: onOldRules.length }, 'running matches go on with older rules');
    for (const { match, why } of diverging)
      this.log.error({ match, why }, 'a running match is not the same with the new rules; it is not played on');
  }

  /** When no server was running, no clock was: what passed is taken from nobody. */
  private async forgiveDowntime(): Promise<void> {
    const { db } = this.store;
    const from = await lastAlive(db);
    const now = Date.now();
    if (from !== null && now - from > DOWNTIME) {
      for (const match of await matchesAwake(db)) await this.matches.command(match, { do: 'downtime', from });
      this.log.warn({ seconds: Math.round((now - from) / 1000) }, 'no server was running; clocks stood still');
    }
    await noteAlive(db, now);
  }

  /** Stops taking requests first (the caller has), then lets everything under way come to its end. */
  async close(): Promise<void> {
    this.isClosing = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.botQueue?.close();
    await this.bots.close();
    await this.underway.isOver();
    await this.reader.close();
    await this.matches.close();
    await this.fanout.close();
    await this.store.db.destroy();
    this.lock?.release();
  }

  /** Lets a connection see a match from now on; the first thing it gets is everything there is. */
  async show(connection: Connection, table: Table): Promise<void> {
    const audiences = this.hub.audiencesOf(table, connection.person);
    await this.matches.feed(table.id, audiences, outbox => {
      this.hub.watch(connection, table);
      for (const { text } of outbox) connection.sendText(text);
    });
    const state = await this.matches.state(table.id);
    if (state.isUnattended) this.bots.moved(table.id, state); // bots alone play while somebody watches
  }

  /** A match that cannot be played on is nobody's result: any of its people may close the table. */
  async closeStopped(id: string, person: string): Promise<Table> {
    const table = await this.lobby.get(id);
    if (!sitsAt(table, person)) throw new Refuse('notYourSeat');
    if (table.status !== 'playing' || (await this.matches.canGoOn(id))) throw new Refuse('notStopped');
    const closed = await this.lobby.change(id, old => (old.status === 'over' ? 'over' : { ...old, status: 'closed' }));
    await wakeAt(this.store.db, id, null);
    this.matches.forgetMatch(id);
    return closed;
  }

  async talk(table: string, person: string, text: string): Promise<void> {
    const added = await addLine(this.store.db, { table_id: table, person, text, time: Date.now() });
    const [line] = await this.named([added]);
    if (line === undefined) return;
    this.hub.chat(table, [line]);
    this.fanout.publish({ kind: 'chat', table, line });
  }

  async named(lines: readonly Line[]): Promise<ChatLine[]> {
    const names = await namesOf(this.store.db, [...new Set(lines.map(({ person }) => person))]);
    return lines.map(({ n, person, text, time }) => ({ n, person, name: names.get(person) ?? '', text, time }));
  }

  async mutesChanged(person: string, publish = true): Promise<void> {
    const muted = new Set(await mutedBy(this.store.db, person));
    for (const connection of this.hub.connections) if (connection.person === person) connection.muted = muted;
    if (publish) this.fanout.publish({ kind: 'mutes', person });
  }

  /** A device has signed out: its sockets are closed, at whatever machine they are. */
  signedOut(session: string): void {
    this.hub.signedOut(session);
    this.fanout.publish({ kind: 'signedOut', session });
  }

  private listeners() {
    return {
      audiences: (match: string) => this.hub.audiences(match),
      deliver: this.hub.deliver.bind(this.hub),
      published: (match: string, row: Row) => this.fanout.publish({ kind: 'row', match, row }),
      moved: (match: string, state: State, isOwn: boolean) => this.moved(match, state, isOwn),
      stopped: (match: string, why: WhyStopped) => {
        this.hub.stopped(match, why);
        this.fanout.publish({ kind: 'stopped', match, why });
      },
    };
  }

  private botSettings(): BotsSettings {
    const { gamesModule, oldGamesModules, botThreads: threads, botDeadline: deadline } = this.config;
    return { gamesModule, oldGamesModules, threads, deadline, isWatched: match => this.hub.isWatched(match) };
  }

  /**
   * A match has moved: it is over, or bots may have to answer. Of several machines the one that stored what happened sees
   * to the bots, because they sit there; where only bots play, the one on which somebody watches.
   */
  private moved(match: string, state: State, isOwn: boolean): void {
    if (this.isClosing) return;
    if (state.over !== null) void this.underway.run(this.finish(match));
    if (isOwn || state.isUnattended || state.over !== null || this.botQueue === null) this.bots.moved(match, state);
    if (isOwn && !state.isUnattended && state.over === null) this.botQueue?.add(match, state.bots);
  }

  /** Bots that have not moved since: the machine that saw to them may be gone. At worst two answer, and one is late. */
  private async lookAtBots(match: string, position: number): Promise<void> {
    const state = await this.matches.state(match);
    if (state.position === position) this.bots.moved(match, state);
  }

  /** The end: the secret is revealed, the result booked, the table closed. May be done twice without harm. */
  private async finish(match: string): Promise<void> {
    if (this.finishing.has(match)) return;
    this.finishing.add(match);
    try {
      const { sealed, over } = await this.matches.state(match);
      const secret = sealed ? await secretOf(this.store.db, match) : null;
      if (secret !== null) await this.matches.command(match, { do: 'reveal', secret });
      const table = await tableOf(this.store.db, match);
      if (table === undefined || over === null || table.status === 'over') return;
      const { scores, places } = over;
      if (table.body.imported !== true) await bookGame(this.store.db, table, scores, places);
      await this.lobby.change(match, old => ({ ...old, status: 'over', body: { ...old.body, scores, places } }));
      await wakeAt(this.store.db, match, null);
    } catch (error) {
      if (!this.isClosing)
        this.log.error({ match, error: (error as Error).message }, 'a game could not be finished yet');
    } finally {
      this.finishing.delete(match);
    }
  }

  private tableChanged(table: Table): void {
    this.openList.changed();
    this.fanout.publish({ kind: 'table', table: table.id });
    this.underway.run(this.tellTable(table)).catch((error: Error) => {
      this.log.error({ table: table.id, error: error.message }, 'a table could not be shown');
    });
  }

  private async tellTable(table: Table): Promise<void> {
    if (!this.hub.isWatched(table.id)) return;
    const waits = await waitsOf(this.store.db, [table.id]);
    if (!this.hub.tableChanged(table, waits.get(table.id) ?? null)) return;
    const audiences = this.hub.audiences(table.id);
    await this.matches.feed(table.id, audiences, outbox => this.hub.deliver(table.id, outbox));
  }

  /** News from another machine. */
  private async hear(news: News): Promise<void> {
    try {
      if (news.kind === 'row') await this.matches.heard(news.match, news.row);
      else if (news.kind === 'chat') this.hub.chat(news.table, [news.line]);
      else if (news.kind === 'signedOut') this.hub.signedOut(news.session);
      else if (news.kind === 'stopped') this.heardStopped(news.match, news.why);
      else if (news.kind === 'mutes') await this.mutesChanged(news.person, false);
      else if (this.hub.isWatched(news.table)) {
        const table = await tableOf(this.store.db, news.table);
        if (table?.status === 'closed') this.matches.forgetMatch(table.id);
        if (table !== undefined) await this.tellTable(table);
      }
    } catch (error) {
      this.log.error({ kind: news.kind, error: (error as Error).message }, 'news could not be taken in');
    }
  }

  private heardStopped(match: string, why: WhyStopped): void {
    this.matches.heardStopped(match, why);
    this.hub.stopped(match, why);
  }

  /** Once a second: clocks that have run out, bots that never answered, ends that were missed. */
  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    const now = Date.now();
    try {
      for (const match of await matchesToWake(this.store.db, now, MOST_WOKEN))
        await this.wake(match, now).catch((error: Error) =>
          this.log.error({ match, error: error.message }, 'not woken'),
        );
      if (this.lock === null) await this.matches.catchUp(); // others may write here too
      await this.lobby.sweep(now);
      this.matches.sweep(now);
      if (now - this.aliveAt > ALIVE) {
        this.aliveAt = now;
        await noteAlive(this.store.db, now);
      }
      if (now - this.sessionsSweptAt > SESSIONS) {
        this.sessionsSweptAt = now;
        await this.accounts.sweep(now);
        await dropUnused(this.store.db, now - SESSIONS);
      }
      for (const match of await this.retention.step(now)) this.matches.forgetMatch(match);
      if (this.config.redis !== null) this.metrics.redis.set(this.fanout.isReachable() ? 1 : 0);
      this.metrics.matches.set(this.matches.loaded);
      this.metrics.sockets.set(this.hub.connections.size);
    } catch (error) {
      if (!this.isClosing) this.log.error({ error: (error as Error).message }, 'looking after the clocks failed');
    } finally {
      this.sweeping = false;
    }
  }

  private async wake(match: string, now: number): Promise<void> {
    if (this.matches.isStopped(match)) return wakeAt(this.store.db, match, null);
    const before = await this.matches.state(match);
    await this.matches.command(match, { do: 'tick' });
    const state = await this.matches.state(match);
    if (state.position !== before.position) return;
    if (state.over !== null) await this.finish(match);
    else this.bots.moved(match, state); // whoever saw to its bots has lost them: answered here, at worst twice
    const isLater = state.wake === null || state.wake > now;
    if (state.over === null) await wakeAt(this.store.db, match, isLater ? state.wake : now + 15 * SWEEP);
  }
}
