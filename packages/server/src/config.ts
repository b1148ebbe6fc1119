// The configuration of a server: environment variables, overridden by the flags of `boardwright serve`.
import { availableParallelism } from 'node:os';
import { BadInput } from '@boardwright/engine';
import type { Limit } from './limits.ts';
import type { NoticeSettings } from './notices/settings.ts';
import type { Keeping } from './store/retention.ts';

const SEAL_WAIT = 60_000;

export interface Config {
  readonly host: string;
  readonly port: number | null; // null: the first free port from 8420
  readonly database: string; // a file, or a postgres:// address
  readonly redis: string | null;
  readonly publicUrl: string | null; // where browsers reach the server, if it is behind a proxy
  readonly trustProxy: boolean; // trust X-Forwarded-For
  readonly logLevel: string;
  readonly gamesModule: string;
  readonly oldGamesModules: readonly string[]; // of older releases, for matches that began with their rules
  readonly rulesThreads: number;
  readonly rulesDeadline: number; // milliseconds
  readonly botThreads: number;
  readonly botDeadline: number;
  readonly keeping: Keeping;
  readonly vacationDays: number; // on which a person may be away in a year
  readonly notices: NoticeSettings;
  readonly heartbeat: number;
  readonly sealWait: number; // how long a device may take for its step of sealing the chance
  readonly requestTimeout: number; // how long a request may take to arrive
  readonly mostWaiting: number; // messages of one socket that wait for their reply
  readonly limits: {
    readonly person: Limit; // messages and requests
    readonly address: Limit;
    readonly connect: Limit; // new sockets and guests per address
    readonly signIn: Limit; // passwords tried per address
    readonly signInHere: Limit; // per login and address
    readonly signInOfLogin: Limit; // per login, from all devices that never signed in to it
    readonly signInOfDevice: Limit; // per device that has signed in before
    readonly talk: Limit; // lines of chat
    readonly tables: Limit; // opened by one person
    readonly tablesOfAddress: Limit;
    readonly imports: Limit; // imported game files: each is replayed
    readonly importsOfAddress: Limit;
    readonly editions: Limit; // changes of editions in an account
    readonly notices: Limit; // changes of how a person is told, and tests of it
    readonly noticesOfAddress: Limit;
    readonly names: Limit; // taken by one person: each changes seats
    readonly sit: Limit; // chairs taken at other people's tables
    readonly sitOfAddress: Limit;
    readonly refusals: Limit; // messages of one socket beyond its limit
    readonly chairs: number; // that one person holds at tables which have not begun
    readonly sockets: { readonly person: number; readonly address: number }; // open at the same time, in this process
  };
}

export const LIMITS: Config['limits'] = {
  person: { burst: 60, perSecond: 20 },
  address: { burst: 600, perSecond: 200 },
  connect: { burst: 40, perSecond: 2 },
  signIn: { burst: 10, perSecond: 0.1 },
  signInHere: { burst: 5, perSecond: 0.05 },
  signInOfLogin: { burst: 50, perSecond: 1 / 60 },
  signInOfDevice: { burst: 10, perSecond: 0.1 },
  talk: { burst: 8, perSecond: 0.5 },
  tables: { burst: 20, perSecond: 0.05 },
  tablesOfAddress: { burst: 120, perSecond: 0.5 },
  imports: { burst: 10, perSecond: 0.02 },
  importsOfAddress: { burst: 40, perSecond: 0.1 },
  editions: { burst: 60, perSecond: 1 },
  notices: { burst: 20, perSecond: 0.02 },
  noticesOfAddress: { burst: 60, perSecond: 0.1 },
  names: { burst: 20, perSecond: 0.1 },
  sit: { burst: 20, perSecond: 0.2 },
  sitOfAddress: { burst: 200, perSecond: 2 },
  refusals: { burst: 200, perSecond: 1 },
  chairs: 10,
  sockets: { person: 20, address: 400 },
};
const OPEN: Limit = { burst: 1e9, perSecond: 1e9 };
/** For load tests: no limits. */
export const NO_LIMITS: Config['limits'] = {
  person: OPEN,
  address: OPEN,
  connect: OPEN,
  signIn: OPEN,
  signInHere: OPEN,
  signInOfLogin: OPEN,
  signInOfDevice: OPEN,
  talk: OPEN,
  tables: OPEN,
  tablesOfAddress: OPEN,
  imports: OPEN,
  importsOfAddress: OPEN,
  editions: OPEN,
  notices: OPEN,
  noticesOfAddress: OPEN,
  names: OPEN,
  sit: OPEN,
  sitOfAddress: OPEN,
  refusals: OPEN,
  chairs: 1e9,
  sockets: { person: 1e9, address: 1e9 },
};

type Variables = Readonly<Record<string, string | undefined>>;

export function configOf(env: Variables): Config {
  return {
    host: env.HOST ?? '127.0.0.1',
    port: env.PORT === undefined ? null : whole(env, 'PORT', 0, 65_535),
    database: env.DATABASE_URL ?? env.DATABASE_FILE ?? 'data/boardwright.db',
    redis: env.REDIS_URL ?? null,
    publicUrl: env.PUBLIC_URL === undefined ? null : address(env, 'PUBLIC_URL'),
    trustProxy: flag(env, 'TRUST_PROXY'),
    logLevel: oneOf(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
    gamesModule: env.GAMES_MODULE ?? '@boardwright/games',
    oldGamesModules: (env.OLD_GAMES_MODULES ?? '').split(',').flatMap(each => each.trim() || []),
    rulesThreads: whole(env, 'RULES_THREADS', 1, 64, Math.max(1, availableParallelism() - 1)),
    rulesDeadline: whole(env, 'RULES_DEADLINE_MS', 50, 60_000, 2_000),
    botThreads: whole(env, 'BOT_THREADS', 1, 64, Math.max(2, availableParallelism() - 1)),
    botDeadline: whole(env, 'BOT_DEADLINE_MS', 50, 600_000, 30_000),
    keeping: { tables: days(env, 'KEEP_TABLES_DAYS'), guests: days(env, 'KEEP_GUESTS_DAYS') },
    vacationDays: whole(env, 'VACATION_DAYS', 0, 365, 30),
    notices: {
      grace: whole(env, 'NOTICE_GRACE_MS', 0, 3_600_000, 10_000),
      hold: whole(env, 'NOTICE_HOLD_MS', 1_000, 3_600_000, 30_000),
      smtp: env.SMTP_URL === undefined ? null : mailServer(env, 'SMTP_URL'),
      from: env.MAIL_FROM ?? null,
      contact: env.CONTACT ?? null,
      anyAddress: flag(env, 'NOTICES_TO_ANY_ADDRESS'),
    },
    heartbeat: whole(env, 'HEARTBEAT_MS', 100, 600_000, 20_000),
    sealWait: SEAL_WAIT,
    requestTimeout: whole(env, 'REQUEST_TIMEOUT_MS', 100, 600_000, 30_000),
    mostWaiting: 200,
    limits: flag(env, 'NO_RATE_LIMITS') ? NO_LIMITS : LIMITS,
  };
}

function whole(env: Variables, name: string, least: number, most: number, otherwise = least): number {
  const text = env[name];
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new BadInput(`${name} must be a number from ${least} to ${most}, not "${text}"`);
  return value;
}

/** A number of days, in milliseconds; 0: forever. */
function days(env: Variables, name: string): number | null {
  const count = whole(env, name, 0, 36_500, 90);
  return count === 0 ? null : count * 86_400_000;
}

function flag(env: Variables, name: string): boolean {
  return oneOf(env, name, ['0', '1'], '0') === '1';
}

function oneOf(env: Variables, name: string, values: readonly string[], otherwise: string): string {
  const text = env[name] ?? otherwise;
  if (!values.includes(text)) throw new BadInput(`${name} is one of ${values.join(', ')}, not "${text}"`);
  return text;
}

function mailServer(env: Variables, name: string): string {
  const text = env[name] ?? '';
  if (!/^smtps?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new BadInput(`${name} must be an address such as smtps://user:password@mail.example.org`); // it may hold a password
  if (env.MAIL_FROM === undefined) throw new BadInput(`with ${name}, MAIL_FROM must say who mails come from`);
  return text;
}

function address(env: Variables, name: string): string {
  const url = URL.parse(env[name] ?? '');
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new BadInput(`${name} must be an address such as https://play.example.org, not "${env[name]}"`);
  return url.origin;
}
