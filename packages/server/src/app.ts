// Puts a server together: store, matches, bots, lobby, people, and messages between machines.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type Fanout, type News, noFanout } from './fanout/fanout.ts';
import { Housekeeping } from './housekeeping.ts';
import { Lobby } from './lobby/lobby.ts';
import { OpenList } from './lobby/open-list.ts';
import { Seeking } from './lobby/seeking.ts';
import { sitsAt } from './lobby/shown.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { Notices } from './notices/notices.ts';
import { PendingWork } from './pending-work.ts';
import { Accounts } from './people/accounts.ts';
import { Chat } from './people/chat.ts';
import { Clubs } from './people/clubs.ts';
import { Identity } from './people/identity.ts';
import { Passkeys } from './people/passkeys.ts';
import { Presence } from './people/presence.ts';
import { Vacations } from './people/vacations.ts';
import { Bots } from './play/bots.ts';
import { Endings } from './play/endings.ts';
import { Matches, type Outlets } from './play/matches.ts';
import { dryRunAll } from './play/new-rules.ts';
import { Pictures } from './preview/picture.ts';
import { RateLimiter } from './rate-limiter.ts';
import { Reader } from './reading/reader.ts';
import { Refuse } from './refuse.ts';
import { type Games, loadReleases, type Releases, rulesInstalled } from './rules/games.ts';
import { contentOf } from './store/contents.ts';
import { GroupCommit } from './store/group-commit.ts';
import { waitsOf, wakeAt } from './store/journal.ts';
import type { Lock } from './store/lock.ts';
import { lockStore, openStore, type Store } from './store/open.ts';
import { type Table, tableOf } from './store/tables.ts';
import type { Connection } from './ws/connection.ts';
import { Hub } from './ws/hub.ts';
import { Spectators } from './ws/spectators.ts';

const RULES_MEGABYTES = 1024;

export class App {
  readonly config: Config;
  readonly log: Logger;
  readonly store: Store;
  readonly games: Games;
  /** Lock of the database file; null: several processes may share the database. */
  readonly lock: Lock | null;
  private readonly releases: Releases;
  readonly metrics: Metrics = createMetrics();
  readonly hub = new Hub();
  readonly pending = new PendingWork();
  readonly rates: RateLimiter;
  readonly matches: Matches;
  readonly bots: Bots;
  readonly lobby: Lobby;
  readonly endings: Endings;
  readonly seeking: Seeking;
  readonly openList: OpenList;
  readonly reader: Reader;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly identity: Identity;
  readonly clubs: Clubs;
  readonly chat: Chat;
  readonly vacations: Vacations;
  readonly presence: Presence;
  readonly spectators: Spectators;
  readonly notices: Notices;
  readonly pictures = new Pictures();
  isClosing = false;
  fanout: Fanout = noFanout;
  private readonly housekeeping: Housekeeping;

  private constructor(config: Config, log: Logger, store: Store, releases: Releases, lock: Lock | null) {
    this.lock = lock;
    this.config = config;
    this.log = log;
    this.store = store;
    this.releases = releases;
    const [games] = releases;
    this.games = games;
    const { db } = store;
    this.rates = new RateLimiter(config.limits, this.hub);
    this.matches = this.makeMatches();
    this.bots = this.makeBots();
    const lobbyLimits = { chairs: config.limits.chairs, sealWait: config.sealWait };
    this.lobby = new Lobby(db, this.matches, games, lobbyLimits, table => this.tableChanged(table));
    this.seeking = new Seeking(db, this.lobby, games);
    this.endings = new Endings(this.matches, this.lobby, db, this.pending, log);
    this.spectators = new Spectators(db, this.hub, randomUUID(), this.publish, work => this.inBackground(work));
    this.openList = new OpenList(db, table => this.spectators.count(table));
    this.reader = new Reader(config.gamesModule, config.rulesDeadline, log);
    this.accounts = new Accounts(db);
    this.passkeys = new Passkeys(db);
    this.clubs = new Clubs(db);
    this.identity = new Identity(db, this.lobby, this.matches);
    this.chat = new Chat(db, this.hub, this.publish);
    this.vacations = new Vacations(db, this.matches, config.vacationDays);
    this.presence = new Presence(db, this.pending, log);
    this.notices = new Notices(this);
    this.housekeeping = new Housekeeping(this);
  }

  private makeMatches(): Matches {
    const { db, kind } = this.store;
    const commit = new GroupCommit(db, kind === 'sqlite' ? 1 : 2, rows => this.metrics.batch.observe(rows));
    const { gamesModule, oldGamesModules, rulesThreads: threads, rulesDeadline: deadline } = this.config;
    const { rulesInstalled } = this;
    const rules = { gamesModule, oldGamesModules, threads, deadline, megabytes: RULES_MEGABYTES };
    const settings = { ...rules, rulesInstalled, noticeGrace: this.config.notices.grace };
    const outlets: Outlets = {
      audiences: match => this.hub.audiences(match),
      deliver: (match, outbox) => this.hub.deliver(match, outbox),
      isLooking: (match, person) => this.hub.isLooking(match, person),
      publish: (match, row) => this.publish({ kind: 'row', match, row }),
      stopped: (match, why) => {
        this.hub.stopped(match, why);
        this.publish({ kind: 'stopped', match, why });
      },
    };
    return new Matches(db, commit, settings, outlets, this.log, this.metrics);
  }

  private makeBots(): Bots {
    const { gamesModule, oldGamesModules, botThreads: threads, botDeadline: deadline } = this.config;
    const isWatched = (match: string): boolean => this.hub.isWatched(match);
    const readContent = (hash: string) => contentOf(this.store.db, hash);
    const settings = { gamesModule, oldGamesModules, threads, deadline, isWatched, readContent };
    return new Bots(this.matches, settings, this.log, this.metrics);
  }

  static async start(config: Config, log: Logger): Promise<App> {
    const releases = await loadReleases(config.gamesModule, config.oldGamesModules);
    const lock = config.redis === null ? lockStore(config.database) : null; // with Redis, several processes share the database
    const store = await openStore(config.database);
    const app = new App(config, log, store, releases, lock);
    if (config.redis !== null) {
      const { redisFanout } = await import('./fanout/redis.ts');
      const { redisBotQueue } = await import('./fanout/bot-queue.ts');
      app.fanout = await redisFanout(config.redis, randomUUID(), news => void app.pending.run(app.hear(news)), log);
      app.bots.queue = redisBotQueue(config.redis, (match, position) => app.bots.look(match, position), log);
    }
    await app.tryNewRules();
    await app.housekeeping.start();
    return app;
  }

  private readonly rulesInstalled = (game: string): string[] => rulesInstalled(this.releases, game);
  private readonly publish = (news: News): void => this.fanout.publish(news);

  private async tryNewRules(): Promise<void> {
    const { db } = this.store;
    const { compatible, onOldRules, diverging } = await dryRunAll(db, this.matches, this.lobby, this.rulesInstalled);
    if (compatible.length > 0) this.log.info({ matches: compatible.length }, 'running matches go on with new rules');
    if (onOldRules.length > 0) this.log.info({ matches: onOldRules.length }, 'running matches go on with older rules');
    for (const { match, why } of diverging)
      this.log.error({ match, why }, 'a running match is not the same with the new rules; it is not played on');
  }

  private inBackground(work: Promise<void>): void {
    this.pending.run(work).catch((error: Error) => {
      this.log.error({ error: error.message }, 'the spectators could not be told');
    });
  }

  /** Lets all pending work finish. The caller has already stopped taking requests. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.housekeeping.stop();
    this.notices.close();
    this.endings.close();
    this.spectators.close();
    await this.bots.close();
    await this.pending.done();
    await this.reader.close();
    await this.matches.close();
    await this.fanout.close();
    await this.store.db.destroy();
    this.lock?.release();
  }

  /** Subscribes a connection to a match. It first gets the whole current state. */
  async show(connection: Connection, table: Table): Promise<void> {
    const audiences = this.hub.audiencesOf(table, connection.person);
    await this.matches.feed(table.id, audiences, outbox => {
      this.hub.watch(connection, table);
      for (const { text } of outbox) connection.sendText(text);
    });
    const { isUnattended } = await this.matches.state(table.id);
    if (isUnattended) await this.bots.look(table.id); // bots without people play only while somebody watches
  }

  /** A match that cannot continue has no result. Any of its players may close the table. */
  async closeStopped(id: string, person: string): Promise<Table> {
    const table = await this.lobby.get(id);
    if (!sitsAt(table, person)) throw new Refuse('notYourSeat');
    if (table.status !== 'playing' || (await this.matches.canGoOn(id))) throw new Refuse('notStopped');
    const closed = await this.lobby.change(id, old => (old.status === 'over' ? 'over' : { ...old, status: 'closed' }));
    await wakeAt(this.store.db, id, null);
    this.matches.forgetMatch(id);
    return closed;
  }

  /** A device has signed out: closes its sockets on every machine. */
  signedOut(session: string): void {
    this.hub.signedOut(session);
    this.publish({ kind: 'signedOut', session });
  }

  private tableChanged(table: Table): void {
    this.openList.changed();
    this.publish({ kind: 'table', table: table.id });
    this.pending.run(this.tellTable(table)).catch((error: Error) => {
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
      await this.takeIn(news);
    } catch (error) {
      this.log.error({ kind: news.kind, error: (error as Error).message }, 'news could not be taken in');
    }
  }

  private async takeIn(news: News): Promise<void> {
    switch (news.kind) {
      case 'row':
        return this.matches.heard(news.match, news.row);
      case 'chat':
        return this.hub.chat(news.table, [news.line]);
      case 'signedOut':
        return this.hub.signedOut(news.session);
      case 'stopped':
        this.matches.heardStopped(news.match, news.why);
        return this.hub.stopped(news.match, news.why);
      case 'spectators':
        return this.spectators.heard(news);
      case 'mutes':
        return this.chat.readMutes(news.person);
      case 'table': {
        if (!this.hub.isWatched(news.table)) return;
        const table = await tableOf(this.store.db, news.table);
        if (table?.status === 'closed') this.matches.forgetMatch(table.id);
        if (table !== undefined) await this.tellTable(table);
      }
    }
  }
}
