// Editions in people's accounts: files as their pages created them, valid or not. Nobody else reads them.
import { Refuse } from '../refuse.ts';
import type { Db, Schema } from './schema.ts';

export const MOST_EDITIONS = 30; // per person, for all games together
export const MOST_LETTERS = 120_000; // three times the largest printed edition

export type KeptEdition = Omit<Schema['editions'], 'person' | 'playable'> & { readonly playable: boolean };
type Head = Omit<KeptEdition, 'file'>;

/** Latest first. */
export async function editionsOf(db: Db, person: string): Promise<Head[]> {
  const found = await db
    .selectFrom('editions')
    .select(['id', 'game', 'name', 'playable', 'updated'])
    .where('person', '=', person)
    .orderBy('updated', 'desc')
    .execute();
  return found.map(each => ({ ...each, playable: each.playable === 1 }));
}

export async function editionOf(db: Db, person: string, id: string): Promise<KeptEdition | undefined> {
  const found = await db
    .selectFrom('editions')
    .select(['id', 'game', 'name', 'playable', 'updated', 'file'])
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  return found === undefined ? undefined : { ...found, playable: found.playable === 1 };
}

/** The latest change wins, whichever device it comes from. Returns the time of the change that is now stored. */
export async function keepEdition(db: Db, person: string, edition: KeptEdition): Promise<number> {
  return db.transaction().execute(async tx => {
    const before = await editionOf(tx, person, edition.id);
    if (before !== undefined && before.updated > edition.updated) return before.updated;
    const { id, game, ...rest } = edition;
    const changed = { ...rest, playable: edition.playable ? 1 : 0 };
    await tx
      .insertInto('editions')
      .values({ person, id, game, ...changed })
      .onConflict(conflict => conflict.columns(['person', 'id']).doUpdateSet(changed))
      .execute();
    if (before === undefined) await mustNotBeTooMany(tx, person);
    return edition.updated;
  });
}

async function mustNotBeTooMany(tx: Db, person: string): Promise<void> {
  const { n } = await tx
    .selectFrom('editions')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  if (Number(n) > MOST_EDITIONS)
    throw new Refuse('tooManyEditions', `an account keeps at most ${MOST_EDITIONS} editions`);
}

export async function deleteEdition(db: Db, person: string, id: string): Promise<void> {
  await db.deleteFrom('editions').where('person', '=', person).where('id', '=', id).execute();
}
