// A backup that fits both databases: one JSON line per row, compressed. A backup of one can be restored on the other.
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BadInput } from '@boardwright/engine';
import { type RawBuilder, sql } from 'kysely';
import { dropAll, isMigration, migrate, migrationOf } from './migrations.ts';
import { type Db, KEYS, type Kept, type Schema, TABLES } from './schema.ts';

const FORMAT = 'boardwright backup 1';
const PAGE = 500;

/** Writes all rows of a consistent snapshot, at any schema version. Returns the number of rows. */
export async function writeBackup(db: Db, file: string): Promise<number> {
  const migration = await migrationOf(db);
  if (migration === null) throw new BadInput('this is not a Boardwright database');
  if (!isMigration(migration))
    throw new BadInput(`the database has schema ${migration}, which is newer than this program`);
  const tables = await tablesIn(db);
  let count = 0;
  await db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async tx => {
      const lines = async function* (): AsyncGenerator<string> {
        yield `${JSON.stringify({ format: FORMAT, migration })}\n`;
        for (const table of tables)
          for await (const row of rowsOf(tx, table)) {
            count++;
            yield `${JSON.stringify([table, row])}\n`;
          }
        yield `${JSON.stringify(['end', count])}\n`;
      };
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(`${file}.part`));
    });
  await rename(`${file}.part`, file);
  return count;
}

type Row = Readonly<Record<string, unknown>>;

/** Page after page in the order of the primary key. Each page begins after the last row of the previous one. */
async function* rowsOf(tx: Db, table: Kept): AsyncGenerator<Row> {
  const key = sql.join(KEYS[table].map(column => sql.ref(column)));
  let last: Row | null = null;
  for (;;) {
    const after: RawBuilder<unknown> =
      last === null ? sql`` : sql`where (${key}) > (${sql.join(valuesOf(last, KEYS[table]))})`;
    const { rows }: { rows: Row[] } = await sql<Row>`select * from ${sql.table(table)} ${after}
      order by ${key} limit ${PAGE}`.execute(tx);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (last === null || rows.length < PAGE) return;
  }
}

const valuesOf = (row: Row, columns: readonly string[]): unknown[] => columns.map(column => row[column]);

/**
 * Fills an empty database from a backup, all of it or nothing. Restores the rows into the schema of the backup, then
 * runs the newer migrations. Returns the number of rows.
 */
export async function readBackup(db: Db, file: string): Promise<number> {
  await mustBeEmpty(db);
  const migration = await migrationIn(file);
  await dropAll(db);
  await migrate(db, migration);
  const rows = await db.transaction().execute(tx => fill(tx, file));
  await migrate(db);
  await noteWhenItWasMade(db);
  return rows;
}

async function fill(tx: Db, file: string): Promise<number> {
  let number = 0;
  let rows = 0;
  let whole = false;
  for await (const line of linesOf(file)) {
    number++;
    if (number === 1) continue;
    const data = parsed(line, `${file}, line ${number}`);
    if (Array.isArray(data) && data[0] === 'end') whole = data[1] === rows;
    else {
      await addRow(tx, data, `${file}, line ${number}`);
      rows++;
    }
  }
  if (!whole) throw new BadInput(`${file} is not a complete backup: its end is missing`);
  return rows;
}

/** Backups of earlier versions do not say when they were made: uses the time of the last row. */
async function noteWhenItWasMade(db: Db): Promise<void> {
  const known = await db.selectFrom('alive').select('time').executeTakeFirst();
  const { last } = await db
    .selectFrom('journal')
    .select(eb => eb.fn.max('time').as('last'))
    .executeTakeFirstOrThrow();
  if (known === undefined && last !== null)
    await db
      .insertInto('alive')
      .values({ id: 1, time: Number(last) })
      .execute();
}

/** An unreadable file ends with an error message, not with a crash. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createReadStream(file).pipe(createGunzip());
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Infinity });
  } catch {
    throw new BadInput(`${file} is not a complete backup: it cannot be unzipped`);
  }
}

async function migrationIn(file: string): Promise<string> {
  for await (const line of linesOf(file)) return stepIn(parsed(line, `${file}, line 1`), file);
  throw new BadInput(`${file} is empty`);
}

/** The record that a server was running need not be restored. */
async function mustBeEmpty(db: Db): Promise<void> {
  for (const table of await tablesIn(db)) {
    const found = await db.selectFrom(table).select(sql`1`.as('one')).limit(1).execute();
    if (found.length > 0 && table !== 'alive')
      throw new BadInput(`the database is not empty (${table} has rows); restore into an empty one`);
  }
}

/** The tables of this database: older schema versions have fewer. */
async function tablesIn(db: Db): Promise<Kept[]> {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  return TABLES.filter(table => names.includes(table));
}

function parsed(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadInput(`${place}: this is not a line of a backup`);
  }
}

function stepIn(data: unknown, file: string): string {
  const head = data as { format?: unknown; migration?: unknown } | null;
  if (head?.format !== FORMAT) throw new BadInput(`${file} is not a backup (format "${FORMAT}")`);
  if (!isMigration(head.migration))
    throw new BadInput(`${file} has schema ${head.migration}, which is newer than this program`);
  return head.migration;
}

async function addRow(tx: Db, data: unknown, place: string): Promise<void> {
  const [table, row] = Array.isArray(data) ? data : [];
  if (!TABLES.includes(table) || typeof row !== 'object' || row === null)
    throw new BadInput(`${place}: this is not a row of a table`);
  await tx
    .insertInto(table as 'people')
    .values(row as Schema['people'])
    .execute();
}
