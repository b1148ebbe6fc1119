// The databases that tests run on: always SQLite, and PostgreSQL if BOARDWRIGHT_TEST_POSTGRES names one (see
// .ci/services).
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Table } from '../src/store/tables.ts';

export const postgres = process.env.BOARDWRIGHT_TEST_POSTGRES;
export const redis = process.env.BOARDWRIGHT_TEST_REDIS;

export interface Place {
  readonly where: string;
  cleanUp(): Promise<void>;
}

export function sqliteFile(): Place {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwright-'));
  return { where: path.join(folder, 'test.db'), cleanUp: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** A database for one test, so that tests do not affect each other. */
export async function postgresDatabase(url: string): Promise<Place> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(url, `create database ${name}`);
  const where = new URL(url);
  where.pathname = `/${name}`;
  return { where: where.href, cleanUp: () => query(url, `drop database ${name} with (force)`) };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

export const KINDS: readonly { readonly kind: string; make(): Promise<Place> }[] = [
  { kind: 'SQLite', make: async () => sqliteFile() },
  ...(postgres === undefined ? [] : [{ kind: 'PostgreSQL', make: () => postgresDatabase(postgres) }]),
];

/** A table as it is stored. Tests change the parts they are about. */
export const storedTable = (id: string, person: string, change: Partial<Table> = {}): Table => ({
  id,
  version: 0,
  status: 'playing',
  isOpen: true,
  created: 1,
  updated: 1,
  body: {
    game: 'market',
    edition: 'standard',
    options: {},
    host: person,
    chairs: [{ person, name: person, bot: null }],
    settings: { pace: { kind: 'untimed' }, confirmTurns: false, substitute: 'random' },
    rated: false,
    invitation: 'i',
    commitment: null,
    rules: '',
    rematchOf: null,
    rematch: null,
  },
  ...change,
});
