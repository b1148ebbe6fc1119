// How people want to be told: their browsers, mail addresses and webhooks, and what they want to be told of.
import type { Language } from '@boardwright/engine';
import { USUAL_WISHES, type WayKind, type Wishes } from '../protocol/notices.ts';
import { Refuse } from '../refuse.ts';
import type { Db, Schema } from './schema.ts';

export interface Way {
  readonly id: string;
  readonly person: string;
  readonly kind: WayKind;
  readonly address: string;
  readonly body: WayBody;
  readonly session: string | null;
  readonly language: Language;
  readonly confirmed: boolean;
  readonly failures: number;
  readonly created: number;
}
export interface WayBody {
  readonly origin: string; // where the person reaches this server
  readonly keys?: { readonly p256dh: string; readonly auth: string }; // of a browser
}

/** Of one person. */
const MOST: Readonly<Record<WayKind, number>> = { push: 10, mail: 2, hook: 3 };

export async function waysOf(db: Db, person: string): Promise<Way[]> {
  const found = await db
    .selectFrom('notice_ways')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created')
    .execute();
  return found.map(fromRow);
}

export async function wayOf(db: Db, id: string): Promise<Way | null> {
  const found = await db.selectFrom('notice_ways').selectAll().where('id', '=', id).executeTakeFirst();
  return found === undefined ? null : fromRow(found);
}

/**
 * Adds a way, or renews one with the same address. A browser belongs to whoever signed in there last: nobody is told
 * what concerns somebody else.
 */
export async function addWay(db: Db, way: Way): Promise<Way> {
  return db.transaction().execute(async tx => {
    const same = tx.selectFrom('notice_ways').selectAll().where('address', '=', way.address);
    const before = (await same.where('kind', '=', way.kind).execute()).find(({ person }) => person === way.person);
    if (way.kind === 'push')
      await tx.deleteFrom('notice_ways').where('address', '=', way.address).where('person', '<>', way.person).execute();
    const kept = before === undefined ? way : { ...way, id: before.id, confirmed: before.confirmed === 1 };
    const { id, ...changed } = toRow(kept);
    await tx
      .insertInto('notice_ways')
      .values({ id, ...changed })
      .onConflict(conflict => conflict.column('id').doUpdateSet(changed))
      .execute();
    const all = (await waysOf(tx, way.person)).filter(({ kind }) => kind === way.kind);
    if (all.length > MOST[way.kind])
      throw new Refuse('tooManyWays', `at most ${MOST[way.kind]} of this kind; remove one first`);
    return kept;
  });
}

export async function removeWay(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async tx => {
    await tx.deleteFrom('notice_ways').where('id', '=', id).execute();
    await tx.deleteFrom('outbox').where('way', '=', id).execute();
  });
}

/** The browser of this session has signed out. */
export async function removeWaysOfSession(db: Db, session: string): Promise<void> {
  await db.deleteFrom('notice_ways').where('session', '=', session).execute();
}

export async function confirmWay(db: Db, id: string): Promise<void> {
  await db.updateTable('notice_ways').set({ confirmed: 1 }).where('id', '=', id).execute();
}

export async function noteFailures(db: Db, id: string, failures: number): Promise<void> {
  await db.updateTable('notice_ways').set({ failures }).where('id', '=', id).execute();
}

export async function wishesOf(db: Db, person: string): Promise<Wishes> {
  const found = await db.selectFrom('notice_wishes').select('body').where('person', '=', person).executeTakeFirst();
  if (found === undefined) return USUAL_WISHES;
  const { about, quiet } = JSON.parse(found.body) as Wishes;
  return { about: { ...USUAL_WISHES.about, ...about }, quiet };
}

export async function keepWishes(db: Db, person: string, wishes: Wishes): Promise<void> {
  const body = JSON.stringify(wishes);
  await db
    .insertInto('notice_wishes')
    .values({ person, body })
    .onConflict(conflict => conflict.column('person').doUpdateSet({ body }))
    .execute();
}

/** A secret of this server, made when it is first asked for. All machines get the same. */
export async function serverKey(db: Db, name: string, make: () => string): Promise<string> {
  const key = db.selectFrom('server_keys').select('value').where('name', '=', name);
  const found = await key.executeTakeFirst();
  if (found !== undefined) return found.value;
  await db
    .insertInto('server_keys')
    .values({ name, value: make() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return (await key.executeTakeFirstOrThrow()).value;
}

function toRow({ body, confirmed, ...way }: Way): Schema['notice_ways'] {
  return { ...way, body: JSON.stringify(body), confirmed: confirmed ? 1 : 0 };
}

function fromRow({ body, confirmed, kind, language, ...row }: Schema['notice_ways']): Way {
  return {
    ...row,
    kind: kind as WayKind,
    language: language as Language,
    body: JSON.parse(body) as WayBody,
    confirmed: confirmed === 1,
  };
}
