// Proves that notices arrive once: people who never look play by being told, while servers are killed again and again.
// The journal says afterwards what had to be told.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRandom } from '@boardwright/engine';
import { Live } from '@boardwright/host';
import { market } from '@boardwright/host/material';
import { Person } from '../src/client/person.ts';
import { type Spawned, spawnServer } from '../src/load/spawn.ts';
import { USUAL_WISHES } from '../src/protocol/notices.ts';
import { rowsAfter } from '../src/store/journal.ts';
import { openStore } from '../src/store/open.ts';
import type { Db } from '../src/store/schema.ts';
import { Absent } from './absent.ts';
import { MailServer, PushService } from './notice-services.ts';
import { MARKET, settled } from './servers.ts';
import type { Place } from './stores.ts';

export interface KillsWish {
  readonly place: Place;
  readonly redis: string | null;
  readonly processes: number;
  readonly tables: number;
  readonly notices: number; // different ones that must be received before it ends
  readonly kills: number; // at least
  readonly life: number; // seconds between two kills, on average
}
export interface KillsFigures {
  readonly kills: number;
  readonly events: number; // that people who wanted it had to be told of
  readonly told: number; // of these, by notices with one id each
  readonly answeredFirst: number; // of these, nobody had to be told any more
  readonly lost: readonly string[];
  readonly again: number; // the same notice once more, because a server was killed before it noted that it had been received
  readonly twice: number; // the same notice once more for any other reason
  readonly unknown: number; // about nothing that happened
  readonly late: number; // after the answer
  readonly quiet: number; // events in quiet hours
  readonly toldInQuiet: number;
}

/** How the second player of a table behaves, in turn. The first always plays when told by a browser. */
const SECOND = ['mail', 'push', 'mail', 'atOnce', 'quiet'] as const;
type Second = (typeof SECOND)[number];
const GRACE = 300;
const HOLD = 6_000;
/** What is on its way when the answer comes arrives within this time. What is sent again after a kill comes later. */
const UNDER_WAY = 4_000;
const LEAST_IN_LIFE = 3; // notices: killing an idle server proves nothing
const PATIENCE = 120_000;

interface Received {
  readonly id: string;
  readonly at: number;
}
interface Happened {
  readonly call: string;
  readonly person: string;
  until: number; // when it was answered
}

/** Runs it and checks that everybody was told, once, in time and not in quiet hours. */
export async function noticesSurvive(wish: KillsWish): Promise<void> {
  const figures = await killAndCount(wish);
  await wish.place.cleanUp();
  console.log(JSON.stringify(figures));
  const { events, told, answeredFirst, quiet, lost, twice, unknown, late, toldInQuiet } = figures;
  assert.ok(quiet > 0 && told + answeredFirst + lost.length === events, JSON.stringify(figures));
  const none = { lost: [], twice: 0, unknown: 0, late: 0, toldInQuiet: 0 };
  assert.deepEqual({ lost, twice, unknown, late, toldInQuiet }, none);
}

async function killAndCount(wish: KillsWish): Promise<KillsFigures> {
  const push = await new PushService().start();
  const mails = await new MailServer().start();
  const servers = new Servers(wish, mails.url);
  try {
    await servers.start();
    return await new Trial(wish, servers, push, mails).run();
  } finally {
    await servers.stop();
    push.stop();
    mails.stop();
  }
}

class Servers {
  /** When, and when another had taken its place: until then, what it had sent may still come. */
  readonly kills: { readonly at: number; replaced: number }[] = [];
  private readonly env: Record<string, string>;
  private readonly count: number;
  private running: Spawned[] = [];
  private killing: Promise<void> | null = null;

  constructor({ place, redis, processes }: KillsWish, smtp: string) {
    this.count = processes;
    this.env = {
      DATABASE_URL: place.where,
      GAMES_MODULE: MARKET,
      NO_RATE_LIMITS: '1',
      RULES_THREADS: '1',
      NOTICE_GRACE_MS: String(GRACE),
      NOTICE_HOLD_MS: String(HOLD),
      NOTICES_TO_ANY_ADDRESS: '1',
      SMTP_URL: smtp,
      MAIL_FROM: 'games@example.org',
      ...(redis === null ? {} : { REDIS_URL: redis }),
    };
  }

  async start(): Promise<void> {
    while (this.running.length < this.count) this.running.push(await spawnServer(this.env));
  }

  /** The address of one that runs, if there is one. */
  readonly where = (): string => this.running[Math.floor(Math.random() * this.running.length)]?.base ?? 'http://none';

  /** Kills one of them at once. */
  kill(): void {
    const [victim] = this.running.splice(Math.floor(Math.random() * this.running.length), 1);
    if (victim === undefined) return;
    this.kills.push({ at: Date.now(), replaced: Number.POSITIVE_INFINITY });
    this.killing = victim.kill();
  }

  async restart(): Promise<void> {
    await this.killing;
    await this.start();
    const last = this.kills.at(-1);
    if (last !== undefined) last.replaced = Date.now();
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map(server => server.kill()));
  }
}

class Trial {
  private readonly wish: KillsWish;
  private readonly servers: Servers;
  private readonly push: PushService;
  private readonly mails: MailServer;
  private readonly received: Received[] = [];
  private readonly players = new Map<string, Absent>(); // by person
  private readonly quiet = new Set<string>();
  private killAtNext = false;

  constructor(wish: KillsWish, servers: Servers, push: PushService, mails: MailServer) {
    this.wish = wish;
    this.servers = servers;
    this.push = push;
    this.mails = mails;
    push.heard = this.hear;
    mails.heard = this.hear;
  }

  async run(): Promise<KillsFigures> {
    for (let i = 0; i < this.wish.tables; i++) await this.sitDown(i);
    const players = [...this.players.values()];
    const playing = players.map(player => player.play(this.servers.where));
    const isEnough = (): boolean =>
      new Set(this.received.map(({ id }) => id)).size >= this.wish.notices &&
      this.servers.kills.length >= this.wish.kills;
    while (!isEnough()) {
      await this.oneLife(this.servers.kills.length % 2 === 0);
      await this.servers.restart();
    }
    for (const player of players) player.stop();
    await Promise.all(playing);
    const { db } = await openStore(this.wish.place.where);
    try {
      await settled(async () => (await this.stillToSend(db)) === 0);
      return await this.judge(db);
    } finally {
      await db.destroy();
    }
  }

  private readonly hear = (id: string): void => {
    const [, , kind, person = ''] = id.split('.');
    if (kind === undefined) return; // a mail to confirm an address
    this.received.push({ id, at: Date.now() });
    if (this.killAtNext) {
      this.killAtNext = false;
      this.servers.kill();
    }
    this.players.get(person)?.hear(id);
  };

  /** `atReceipt`: the server is killed after a notice was received and before it hears so: the worst moment. */
  private async oneLife(atReceipt: boolean): Promise<void> {
    const before = this.received.length;
    const kills = this.servers.kills.length;
    const began = performance.now();
    const waitFor = async (check: () => boolean): Promise<void> => {
      while (!check()) {
        if (performance.now() - began > PATIENCE) throw new Error(`nobody is told anything: ${before} until now`);
        await sleep(20);
      }
    };
    await sleep(this.wish.life * (500 + Math.random() * 1000));
    await waitFor(() => this.received.length >= before + LEAST_IN_LIFE);
    if (atReceipt) this.killAtNext = true;
    else this.servers.kill();
    await waitFor(() => this.servers.kills.length > kills);
  }

  private async sitDown(i: number): Promise<void> {
    const second = SECOND[i % SECOND.length] as Second;
    const base = this.servers.where();
    const [ann, bob] = await Promise.all([Person.guest(base, 'Ann'), Person.guest(base, 'Bob')]);
    await ann.post('/api/me/notices/ways', this.push.subscribe());
    if (second === 'mail') await this.confirmedMail(bob, i);
    else await bob.post('/api/me/notices/ways', this.push.subscribe());
    if (second === 'quiet') await this.sleepNow(bob);
    const chairs = [{ for: 'me' }, { for: 'anybody' }];
    const options = { length: 'long' };
    const { id, invitation } = await ann.post('/api/tables', { game: 'market', options, chairs, open: false });
    const habit = second === 'mail' || second === 'push' ? 'whenTold' : 'atOnce';
    this.players.set(ann.id, new Absent(ann, id, 0, 'whenTold', fastRandom(2 * i)));
    this.players.set(bob.id, new Absent(bob, id, 1, habit, fastRandom(2 * i + 1)));
    await bob.post(`/api/tables/${id}/sit`, { seats: [{ seat: 1 }], invitation });
  }

  private async confirmedMail(person: Person, i: number): Promise<void> {
    const address = `player${i}@example.org`;
    await person.post('/api/me/claim', { login: `player${i}`, password: 'a long password' });
    await person.post('/api/me/notices/ways', { kind: 'mail', address, language: 'en' });
    const asking = this.mails.received.find(mail => mail.includes(address)) ?? '';
    const token = /\/confirm\/(\S+)/.exec(asking)?.[1];
    await person.post(`/api/notices/confirm/${token}`);
    const about = { ...USUAL_WISHES.about, over: ['mail'] };
    await person.post('/api/me/notices/wishes', { about, quiet: null });
  }

  private async sleepNow(person: Person): Promise<void> {
    const minute = (hours: number): number => (Math.floor(Date.now() / 60_000) + hours * 60 + 1440) % 1440;
    const quiet = { from: minute(-2), to: minute(2), zone: 'UTC' };
    await person.post('/api/me/notices/wishes', { ...USUAL_WISHES, quiet });
    this.quiet.add(person.id);
  }

  private async stillToSend(db: Db): Promise<number> {
    const queues = [db.selectFrom('calls').select('person'), db.selectFrom('outbox').select('person')];
    const waiting = (await Promise.all(queues.map(query => query.execute()))).flat();
    return waiting.filter(({ person }) => !this.quiet.has(person)).length;
  }

  private async judge(db: Db): Promise<KillsFigures> {
    const tables = [...new Set([...this.players.values()].map(({ table }) => table))];
    const all = (await Promise.all(tables.map(table => happenedAt(db, table)))).flat();
    const events = new Map(all.filter(({ person }) => !this.quiet.has(person)).map(each => [each.call, each]));
    const calls = this.received.map(({ id, at }) => ({ call: id.split('.').slice(0, 4).join('.'), at }));
    const told = new Set(calls.map(({ call }) => call));
    const untold = [...events.values()].filter(({ call }) => !told.has(call));
    const repeats = this.repeats();
    return {
      kills: this.servers.kills.length,
      events: events.size,
      told: [...events.keys()].filter(call => told.has(call)).length,
      answeredFirst: untold.filter(({ until }) => until < Number.POSITIVE_INFINITY).length,
      lost: untold.flatMap(({ call, until }) => (until === Number.POSITIVE_INFINITY ? [call] : [])),
      again: repeats.filter(isBecauseOfKill => isBecauseOfKill).length,
      twice: repeats.filter(isBecauseOfKill => !isBecauseOfKill).length,
      unknown: [...told].filter(call => !all.some(each => each.call === call)).length,
      late: calls.filter(({ call, at }) => at > (events.get(call)?.until ?? at) + UNDER_WAY).length,
      quiet: all.length - events.size,
      toldInQuiet: [...told].filter(call => this.quiet.has(call.split('.')[3] ?? '')).length,
    };
  }

  /** For each notice that came once more: whether a server was killed since it came first. */
  private repeats(): boolean[] {
    const last = new Map<string, number>();
    return this.received.flatMap(({ id, at }) => {
      const before = last.get(id);
      last.set(id, at);
      return before === undefined ? [] : [this.servers.kills.some(kill => kill.replaced >= before && kill.at <= at)];
    });
  }
}

/** Every time that the match began to wait for somebody, and its end. */
async function happenedAt(db: Db, table: string): Promise<Happened[]> {
  const [first, ...rows] = await rowsAfter(db, table, -1);
  if (first === undefined) return [];
  const live = Live.restore(market as unknown as Live['game'], null, [first]);
  const all: Happened[] = [];
  const open = new Map<string, Happened>(); // by person
  const look = (seq: number, time: number): void => {
    const asked = new Set(live.toAnswer().map(seat => live.status.seats[seat]?.owner ?? ''));
    for (const [person, event] of open)
      if (!asked.has(person)) {
        event.until = time;
        open.delete(person);
      }
    for (const person of asked)
      if (!open.has(person)) {
        const event = { call: `${table}.${seq}.turn.${person}`, person, until: Number.POSITIVE_INFINITY };
        open.set(person, event);
        all.push(event);
      }
  };
  look(0, first.time);
  for (const row of rows) {
    const wasOver = live.isOver;
    live.apply(row);
    look(row.seq, row.time);
    if (live.isOver && !wasOver)
      for (const { owner } of live.status.seats)
        all.push({ call: `${table}.${row.seq}.over.${owner}`, person: owner ?? '', until: Number.POSITIVE_INFINITY });
  }
  return all;
}
