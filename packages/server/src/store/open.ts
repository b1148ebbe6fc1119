// Opens the configured database: a file, or PostgreSQL.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BadInput } from '@boardwright/engine';
import { sql } from 'kysely';
import { type Lock, lockFile } from './lock.ts';
import { migrate } from './migrations.ts';
import type { Db } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export interface Store {
  readonly db: Db;
  readonly kind: 'sqlite' | 'postgres';
}

const MEMORY = ':memory:';

/** The file of a database; null: PostgreSQL or memory. */
export function fileOf(where: string): string | null {
  return where === MEMORY || kindOf(where) === 'postgres' ? null : where;
}

const kindOf = (where: string): Store['kind'] => (/^postgres(ql)?:\/\//.test(where) ? 'postgres' : 'sqlite');

/** `where` is a file, ':memory:', or a postgres:// address. `to` is the step to migrate to. */
export async function openStore(where: string, to?: string): Promise<Store> {
  return opened(where, false, db => migrate(db, to));
}

/** Keeps a second server away from a database file; null: not a file, so several servers may share it. */
export function lockStore(where: string): Lock | null {
  const file = fileOf(where);
  if (file === null) return null;
  makeRoomFor(file);
  return lockFile(file);
}

/**
 * Opens it without migrations: for reading, or for callers that migrate themselves. Only a store opened for writing may
 * be created.
 */
export async function openAsItIs(where: string, readOnly: boolean): Promise<Store> {
  const file = fileOf(where);
  if (readOnly && file !== null && !existsSync(file)) throw new BadInput(`there is no database ${file}`);
  return opened(where, readOnly, async db => {
    await sql`select 1`.execute(db);
  });
}

async function opened(where: string, readOnly: boolean, prepare: (db: Db) => Promise<void>): Promise<Store> {
  const kind = kindOf(where);
  const file = fileOf(where);
  if (file !== null && !readOnly) makeRoomFor(file);
  const db = kind === 'postgres' ? (await import('./postgres.ts')).openPostgres(where) : openSqlite(where, readOnly);
  try {
    await prepare(db);
  } catch (error) {
    await db.destroy();
    throw new BadInput(`the database cannot be opened: ${(error as Error).message}`);
  }
  return { db, kind };
}

function makeRoomFor(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new BadInput(
      `the database ${file} is a folder; name a file in it, such as ${path.join(file, 'boardwright.db')}`,
    );
  try {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  } catch (error) {
    throw new BadInput(`the database ${file} cannot be created: ${(error as Error).message}`);
  }
}

export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
