// Servers for tests: in this process, with the small test game, each with its own database.

import assert from 'node:assert/strict';
import { after, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Person } from '../src/client/person.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { type Config, configOf, LIMITS, NO_LIMITS, type Running, startServer } from '../src/server.ts';
import { type Place, sqliteFile } from './stores.ts';
import { noFaults } from './witness.ts';

/** A small test game, for servers that know no other. */
export const MARKET = import.meta.resolve('@boardwright/host/material');

export interface Site {
  readonly server: Running;
  readonly base: string;
  readonly place: Place;
  stop(): Promise<void>;
}

export async function site(change: Partial<Config> = {}, place: Place = sqliteFile(), log?: Logger): Promise<Site> {
  const threads = { RULES_THREADS: '1', BOT_THREADS: '1' };
  const env = { PORT: '0', DATABASE_URL: place.where, LOG_LEVEL: 'silent', GAMES_MODULE: MARKET, ...threads };
  const started = await startServer({ ...configOf(env), limits: NO_LIMITS, ...change }, log);
  let stopping: Promise<void> | null = null;
  const stopOnce = (): Promise<void> => {
    stopping ??= started.stop();
    return stopping;
  };
  const made: Site = {
    server: { ...started, stop: stopOnce },
    place,
    base: `http://127.0.0.1:${started.port}`,
    stop: async () => {
      await stopOnce();
      await place.cleanUp();
    },
  };
  sites.push(made);
  return made;
}

/** A failing test leaves its servers running, and the test run would never end. */
const sites: Site[] = [];
after(async () => {
  for (const each of sites) await each.stop();
  noFaults();
});

export { LIMITS };

/** A site that is stopped at the end of the test in any case. */
export async function siteFor(t: TestContext, change: Partial<Config>): Promise<Site> {
  const made = await site(change);
  t.after(() => made.stop());
  return made;
}

export async function guests(base: string, ...names: string[]): Promise<Person[]> {
  return Promise.all(names.map(name => Person.guest(base, name)));
}

/** A table of these people, who have all sat down, sealed its chance, and watch it. It has begun. */
export async function tableOf(people: readonly Person[], wish: object = {}): Promise<TableShown> {
  const [first, ...others] = people as [Person, ...Person[]];
  const chairs = [{ for: 'me' }, ...others.map(() => ({ for: 'anybody' }))];
  const table = await first.open({ game: 'market', chairs, ...wish });
  for (const [i, person] of others.entries()) await person.sit(table, i + 1);
  for (const person of people) {
    if (person.socket === null) await person.connect();
    await person.say({ type: 'watch', table: table.id });
  }
  await settled(() => people.every((person, seat) => person.seen.has(`${table.id}/${seat}`)));
  return table;
}

const PATIENCE = 60_000; // a busy machine is slow

/** Waits until a condition is true. */
export async function settled(check: () => boolean | Promise<boolean>): Promise<void> {
  for (const since = performance.now(); performance.now() - since < PATIENCE; ) {
    if (await check()) return;
    await sleep(25);
  }
  assert.fail('it did not settle');
}
