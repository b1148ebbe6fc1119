// PostgreSQL for Kysely.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Schema } from './schema.ts';

const BIGINT = 20;
const CONNECTIONS = 10;

/** All our integers fit into a JavaScript number. */
pg.types.setTypeParser(BIGINT, Number);

export function openPostgres(url: string): Db {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  pool.on('error', () => {}); // an idle connection broke: the pool creates a new one when needed
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
