// A backup that fits both databases: one JSON line per row, zipped. What is written on one can be restored on the other.
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BadInput } from '@boardwright/engine';
import { type RawBuilder, sql } from 'kysely';
import { latestMigration } from './migrations.ts';
import { type Db, KEYS, type Kept, type Schema, TABLES } from './schema.ts';

const FORMAT = 'boardwright backup 1';
const PAGE = 500;

/** Writes all there is, as of one moment. Returns how many rows that are. */
export async function writeBackup(db: Db, file: string): Promise<number> {
  let count = 0;
  await db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async tx => {
      const lines = async function* (): AsyncGenerator<string> {
        yield `${JSON.stringify({ format: FORMAT, migration: latestMigration })}\n`;
        for (const table of TABLES)
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

/** Page after page in the order of the primary key: each begins after the last row of the one before. */
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

/** Fills an empty database from a backup, all of it or nothing. Returns how many rows that are. */
export async function readBackup(db: Db, file: string): Promise<number> {
  await mustBeEmpty(db);
  return db.transaction().execute(async tx => {
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
    let number = 0;
    let rows = 0;
    let whole = false;
    for await (const line of lines) {
      number++;
      const data = parsed(line, `${file}, line ${number}`);
      if (number === 1) checkHead(data, file);
      else if (Array.isArray(data) && data[0] === 'end') whole = data[1] === rows;
      else {
        await addRow(tx, data, `${file}, line ${number}`);
        rows++;
      }
    }
    if (!whole) throw new BadInput(`${file} is not a whole backup: its end is missing`);
    return rows;
  });
}

async function mustBeEmpty(db: Db): Promise<void> {
  for (const table of TABLES) {
    const found = await db.selectFrom(table).select(sql`1`.as('one')).limit(1).execute();
    if (found.length > 0)
      throw new BadInput(`the database is not empty (${table} has rows); restore into an empty one`);
  }
}

function parsed(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadInput(`${place}: this is not a line of a backup`);
  }
}

function checkHead(data: unknown, file: string): void {
  const head = data as { format?: unknown; migration?: unknown } | null;
  if (head?.format !== FORMAT) throw new BadInput(`${file} is not a backup (format "${FORMAT}")`);
  if (head.migration !== latestMigration)
    throw new BadInput(`${file} was made at migration ${head.migration}; this is ${latestMigration}`);
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
