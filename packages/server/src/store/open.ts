// Opens the database that is configured: a file, or PostgreSQL.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { BadInput } from '@boardwright/engine';
import { sql } from 'kysely';
import { migrate } from './migrations.ts';
import type { Db } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export interface Store {
  readonly db: Db;
  readonly kind: 'sqlite' | 'postgres';
}

/** `where` is a file, ':memory:', or a postgres:// address; `to` the step up to which it is brought up to date. */
export async function openStore(where: string, to?: string): Promise<Store> {
  const kind = /^postgres(ql)?:\/\//.test(where) ? 'postgres' : 'sqlite';
  if (kind === 'sqlite' && where !== ':memory:') mkdirSync(path.dirname(path.resolve(where)), { recursive: true });
  const db = kind === 'postgres' ? (await import('./postgres.ts')).openPostgres(where) : openSqlite(where);
  try {
    await migrate(db, to);
  } catch (error) {
    await db.destroy();
    throw new BadInput(`the database cannot be opened: ${(error as Error).message}`);
  }
  return { db, kind };
}

export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
