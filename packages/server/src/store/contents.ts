// The content of owners' editions, stored once by its hash, however many people and tables use it.
import { hashOf } from '../ids.ts';
import { Refuse } from '../refuse.ts';
import type { Db } from './schema.ts';

/** How many editions of one person may be in use by tables. */
export const MOST_CONTENTS = 20;
const HOUR = 3_600_000; // a new edition belongs to no table yet

export interface Content {
  readonly hash: string;
  readonly text: string; // JSON
}

export const contentFrom = (text: string): Content => ({ hash: hashOf(text), text });

/** Runs in the transaction that adds its table. */
export async function keepContent(tx: Db, person: string, { hash, text }: Content, now: number): Promise<void> {
  await tx
    .insertInto('contents')
    .values({ hash, body: text, created: now })
    .onConflict(conflict => conflict.column('hash').doUpdateSet({ created: now }))
    .execute();
  const added = await tx
    .insertInto('content_owners')
    .values({ person, hash })
    .onConflict(conflict => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (added === undefined || (await countOf(tx, person)) <= MOST_CONTENTS) return;
  await dropUnused(tx, now - HOUR, person);
  if ((await countOf(tx, person)) > MOST_CONTENTS)
    throw new Refuse('tooMany', `one person brings in at most ${MOST_CONTENTS} editions`);
}

async function countOf(tx: Db, person: string): Promise<number> {
  const { n } = await tx
    .selectFrom('content_owners')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function contentOf(db: Db, hash: string | undefined): Promise<string | undefined> {
  if (hash === undefined) return undefined;
  const { body } = await db.selectFrom('contents').select('body').where('hash', '=', hash).executeTakeFirstOrThrow();
  return body;
}

/** Deletes contents that no table needs any more: all of them, or those of one person. */
export async function dropUnused(db: Db, before: number, person: string | null = null): Promise<void> {
  const unused = await db
    .selectFrom('contents')
    .select('hash')
    .where('created', '<', before)
    .$if(person !== null, query =>
      query.where('hash', 'in', eb => eb.selectFrom('content_owners').select('hash').where('person', '=', person)),
    )
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('tables')
            .select('id')
            .whereRef('tables.content', '=', 'contents.hash')
            .where('status', '<>', 'closed'),
        ),
      ),
    )
    .execute();
  for (const { hash } of unused) {
    const gone = await db.deleteFrom('contents').where('hash', '=', hash).where('created', '<', before).execute();
    if (gone.length > 0) await db.deleteFrom('content_owners').where('hash', '=', hash).execute();
  }
}
