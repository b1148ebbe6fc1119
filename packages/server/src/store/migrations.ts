// The migrations of the database. Never change a released step; add a new one.
import { createHash } from 'node:crypto';
import { commitToSecret } from '@boardwright/engine';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { newSecret } from '../ids.ts';
import { type Db, type Schema, TABLES } from './schema.ts';

type Any = Kysely<unknown>;

const first: Migration = {
  async up(db: Any) {
    await accounts(db);
    await play(db);
    await talk(db);
    await standing(db);
  },
};

async function accounts(db: Any): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('login', 'text', c => c.unique())
    .addColumn('password', 'text')
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('public_key', 'text', c => c.notNull())
    .addColumn('counter', 'bigint', c => c.notNull())
    .addColumn('transports', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .execute();
  await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', c => c.primaryKey())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('seen', 'bigint', c => c.notNull())
    .addColumn('device', 'text', c => c.notNull())
    .execute();
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('challenge', 'text', c => c.notNull())
    .addColumn('expires', 'bigint', c => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
}

async function play(db: Any): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('version', 'bigint', c => c.notNull())
    .addColumn('status', 'text', c => c.notNull())
    .addColumn('is_open', 'integer', c => c.notNull())
    .addColumn('wake', 'bigint')
    .addColumn('body', 'text', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .addColumn('updated', 'bigint', c => c.notNull())
    .execute();
  await db.schema.createIndex('tables_wake').on('tables').column('wake').where(sql`wake`, 'is not', null).execute();
  await db.schema.createIndex('tables_listed').on('tables').columns(['is_open', 'status', 'updated']).execute();
  await db.schema
    .createTable('sitters')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('sitters_pk', ['person', 'table_id'])
    .execute();
  await db.schema
    .createTable('journal')
    .addColumn('match_id', 'text', c => c.notNull())
    .addColumn('seq', 'bigint', c => c.notNull())
    .addColumn('time', 'bigint', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('journal_pk', ['match_id', 'seq'])
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('match_id', 'text', c => c.primaryKey())
    .addColumn('seq', 'bigint', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('match_id', 'text', c => c.primaryKey())
    .addColumn('secret', 'text', c => c.notNull())
    .execute();
}

const alive: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('alive')
      .addColumn('id', 'integer', c => c.primaryKey())
      .addColumn('time', 'bigint', c => c.notNull())
      .execute();
  },
};

const waiting: Migration = {
  async up(db: Any) {
    const journal = db.schema.alterTable('journal');
    await journal.addColumn('asked', 'text', c => c.notNull().defaultTo('[]')).execute();
    await journal.addColumn('moved', 'bigint', c => c.notNull().defaultTo(0)).execute();
  },
};

/** Tables that have not begun get a secret of the second kind. Their players have made no commitments and need none. */
const secondSeal: Migration = {
  async up(any: Any) {
    const db = any as Kysely<Schema>;
    const open = await db.selectFrom('tables').select(['id', 'body']).where('status', '=', 'open').execute();
    for (const { id, body } of open) {
      const secret = newSecret();
      const before = JSON.parse(body) as { goesOn?: { seal: unknown } };
      if ((before.goesOn?.seal ?? null) !== null) continue; // finished elsewhere: it keeps its own seal
      const after = JSON.stringify({ ...before, commitment: commitToSecret(id, secret) });
      await db.updateTable('tables').set({ body: after }).where('id', '=', id).execute();
      await db.deleteFrom('secrets').where('match_id', '=', id).execute();
      await db.insertInto('secrets').values({ match_id: id, secret }).execute();
    }
  },
};

/** Moves content from the bodies of tables to a table of its own, by hash. */
const contents: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('contents')
      .addColumn('hash', 'text', c => c.primaryKey())
      .addColumn('body', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute();
    await db.schema
      .createTable('content_owners')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('hash', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('content_owners_pk', ['person', 'hash'])
      .execute();
    await db.schema.createIndex('content_owners_hash').on('content_owners').column('hash').execute();
    await db.schema.alterTable('tables').addColumn('content', 'text').execute();
    await db.schema
      .createIndex('tables_content')
      .on('tables')
      .column('content')
      .where(sql`content`, 'is not', null)
      .execute();
    await moveContents(db as unknown as Db);
  },
};

async function moveContents(db: Db): Promise<void> {
  const having = await db.selectFrom('tables').select('id').where('body', 'like', '%"content":%').execute();
  for (const { id } of having) {
    const { body, created } = await db
      .selectFrom('tables')
      .select(['body', 'created'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { content, ...rest } = JSON.parse(body) as { content?: unknown; host: string };
    if (content === undefined) continue;
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex');
    await db
      .insertInto('contents')
      .values({ hash, body: text, created })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    await db
      .insertInto('content_owners')
      .values({ person: rest.host, hash })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const moved = { content: hash, body: JSON.stringify({ ...rest, contentHash: hash }) };
    await db.updateTable('tables').set(moved).where('id', '=', id).execute();
  }
}

/** Sessions can be listed, ended and renewed. Devices that have signed in are known. */
const sessions: Migration = {
  async up(db: Any) {
    const table = db.schema.alterTable('sessions');
    await table.addColumn('id', 'text', c => c.notNull().defaultTo('')).execute();
    await table.addColumn('renewed', 'bigint', c => c.notNull().defaultTo(0)).execute();
    await table.addColumn('old_hash', 'text').execute();
    await table.addColumn('old_until', 'bigint').execute();
    await table.addColumn('proved', 'bigint', c => c.notNull().defaultTo(0)).execute();
    await sql`update sessions set id = substr(token_hash, 1, 32), renewed = created`.execute(db);
    await db.schema.createIndex('sessions_id').on('sessions').column('id').execute();
    await db.schema.createIndex('sessions_old').on('sessions').column('old_hash').execute();
    await db.schema
      .createTable('devices')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('token_hash', 'text', c => c.notNull())
      .addColumn('seen', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('devices_pk', ['person', 'token_hash'])
      .execute();
  },
};

async function talk(db: Any): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('n', 'bigint', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('time', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('chat_pk', ['table_id', 'n'])
    .execute();
  await db.schema
    .createTable('mutes')
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('muted', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('mutes_pk', ['person', 'muted'])
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('by', 'text', c => c.notNull())
    .addColumn('about', 'text', c => c.notNull())
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('n', 'bigint', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('time', 'bigint', c => c.notNull())
    .execute();
}

async function standing(db: Any): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('mu', 'double precision', c => c.notNull())
    .addColumn('sigma', 'double precision', c => c.notNull())
    .addColumn('games', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('ratings_pk', ['person', 'game'])
    .execute();
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('place', 'integer', c => c.notNull())
    .addColumn('score', 'double precision', c => c.notNull())
    .addColumn('seats', 'integer', c => c.notNull())
    .addColumn('rated', 'integer', c => c.notNull())
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addColumn('time', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('results_pk', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('results_person').on('results').columns(['person', 'time']).execute();
}

const hashes: Migration = {
  async up(db: Any) {
    await db.schema.alterTable('journal').addColumn('hash', 'bigint').execute();
    await db.schema.createIndex('sitters_table').on('sitters').column('table_id').execute();
    await db.schema.createIndex('tables_status').on('tables').columns(['status', 'updated']).execute();
    await db.schema.createIndex('ratings_best').on('ratings').expression(sql`game, (mu - sigma * 3)`).execute();
  },
};

/** Editions in accounts. */
const editions: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('editions')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('id', 'text', c => c.notNull())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('playable', 'integer', c => c.notNull())
      .addColumn('file', 'text', c => c.notNull())
      .addColumn('updated', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('editions_pk', ['person', 'id'])
      .execute();
  },
};

/** Notices: how people are told what happens while they are away. */
const notices: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('server_keys')
      .addColumn('name', 'text', c => c.primaryKey())
      .addColumn('value', 'text', c => c.notNull())
      .execute();
    await noticeWays(db);
    await calls(db);
  },
};

async function noticeWays(db: Any): Promise<void> {
  await db.schema
    .createTable('notice_ways')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('address', 'text', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .addColumn('session', 'text')
    .addColumn('language', 'text', c => c.notNull())
    .addColumn('confirmed', 'integer', c => c.notNull())
    .addColumn('failures', 'integer', c => c.notNull())
    .addColumn('created', 'bigint', c => c.notNull())
    .execute();
  await db.schema.createIndex('notice_ways_person').on('notice_ways').column('person').execute();
  await db.schema.createIndex('notice_ways_session').on('notice_ways').column('session').execute();
  await db.schema
    .createTable('notice_wishes')
    .addColumn('person', 'text', c => c.primaryKey())
    .addColumn('body', 'text', c => c.notNull())
    .execute();
}

async function calls(db: Any): Promise<void> {
  const called = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('table_id', 'text', c => c.notNull())
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('due', 'bigint', c => c.notNull());
  await called('calls').execute();
  await called('outbox')
    .addColumn('way', 'text', c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('held', 'bigint', c => c.notNull())
    .execute();
  for (const name of ['calls', 'outbox']) {
    await db.schema.createIndex(`${name}_due`).on(name).column('due').execute();
    await db.schema.createIndex(`${name}_person`).on(name).columns(['table_id', 'person']).execute();
  }
}

const vacations: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('vacations')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('begun', 'bigint', c => c.notNull())
      .addColumn('until', 'bigint', c => c.notNull())
      .addColumn('told', 'integer', c => c.notNull())
      .addPrimaryKeyConstraint('vacations_pk', ['person', 'begun'])
      .execute();
    await db.schema
      .createIndex('vacations_told')
      .on('vacations')
      .column('told')
      .where(sql`told`, '=', sql`0`)
      .execute();
  },
};

/** Who knows whom, who is blocked, and what people let others see. */
const acquaintances: Migration = {
  async up(db: Any) {
    for (const [name, other] of [
      ['acquaintances', 'other'],
      ['blocks', 'blocked'],
    ] as const) {
      await db.schema
        .createTable(name)
        .addColumn('person', 'text', c => c.notNull())
        .addColumn(other, 'text', c => c.notNull())
        .addColumn('since', 'bigint', c => c.notNull())
        .addPrimaryKeyConstraint(`${name}_pk`, ['person', other])
        .execute();
      await db.schema.createIndex(`${name}_${other}`).on(name).column(other).execute();
    }
    await db.schema
      .createTable('privacy')
      .addColumn('person', 'text', c => c.primaryKey())
      .addColumn('presence', 'text', c => c.notNull())
      .addColumn('games', 'text', c => c.notNull())
      .execute();
    await db.schema
      .createTable('personal_links')
      .addColumn('code', 'text', c => c.primaryKey())
      .addColumn('person', 'text', c => c.notNull().unique())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute();
    await db.schema
      .createTable('presence')
      .addColumn('person', 'text', c => c.primaryKey())
      .addColumn('looked', 'bigint', c => c.notNull())
      .addColumn('connected', 'bigint', c => c.notNull())
      .execute();
  },
};

/** What people have learned. */
const learned: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('learned')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('lesson', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('learned_pk', ['person', 'game', 'lesson'])
      .execute();
  },
};

/** Ratings by player count, and an index for counting who is here. */
const seatRatings: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('seat_ratings')
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('seats', 'integer', c => c.notNull())
      .addColumn('mu', 'double precision', c => c.notNull())
      .addColumn('sigma', 'double precision', c => c.notNull())
      .addColumn('games', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('seat_ratings_pk', ['person', 'game', 'seats'])
      .execute();
    await db.schema
      .createIndex('seat_ratings_best')
      .on('seat_ratings')
      .expression(sql`game, seats, (mu - sigma * 3)`)
      .execute();
    await db.schema.createIndex('sessions_seen').on('sessions').column('seen').execute();
  },
};

const clubs: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('clubs')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('about', 'text', c => c.notNull())
      .addColumn('shown', 'integer', c => c.notNull())
      .addColumn('invitation', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute();
    await db.schema
      .createTable('club_members')
      .addColumn('club', 'text', c => c.notNull())
      .addColumn('person', 'text', c => c.notNull())
      .addColumn('role', 'text', c => c.notNull())
      .addColumn('joined', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('club_members_pk', ['club', 'person'])
      .execute();
    await db.schema.createIndex('club_members_person').on('club_members').column('person').execute();
    await db.schema.alterTable('tables').addColumn('club', 'text').execute();
    await db.schema.createIndex('tables_club').on('tables').columns(['club', 'updated']).execute();
  },
};

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-alive': alive,
  '0003-waiting': waiting,
  '0004-contents': contents,
  '0005-hashes': hashes,
  '0006-second-seal': secondSeal,
  '0007-sessions': sessions,
  '0008-editions': editions,
  '0009-notices': notices,
  '0010-vacations': vacations,
  '0011-acquaintances': acquaintances,
  '0012-learned': learned,
  '0013-seat-ratings': seatRatings,
  '0014-clubs': clubs,
};
const STEPS = 'kysely_migration';
const OURS: readonly string[] = [...TABLES, 'challenges', STEPS, 'kysely_migration_lock'];
const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };

/** The current step of a database; null: it is empty, or not ours. */
export async function migrationOf(db: Db): Promise<string | null> {
  if (!(await tableNames(db)).includes(STEPS)) return null;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(STEPS)} order by name desc limit 1`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}

/** Drops everything that the steps created, so that they can run again from the first. */
export async function dropAll(db: Db): Promise<void> {
  for (const name of await tableNames(db)) await db.schema.dropTable(name).execute();
}

/** All tables, including those in which Kysely records the steps. */
async function tableNames(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name }) => name).filter(name => OURS.includes(name));
}

export const isMigration = (name: unknown): name is string => typeof name === 'string' && name in MIGRATIONS;

/** The last step in the code. */
const latestMigration = Object.keys(MIGRATIONS).at(-1) ?? '';

/** Migrates the database to the last step, or to a given one. Safe to run by several processes at once. */
export async function migrate(db: Db, to = latestMigration): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateTo(to);
  if (error !== undefined) throw error;
}
