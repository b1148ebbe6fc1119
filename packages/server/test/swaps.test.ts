// An operator replaces something in the database after commitments were made: every device at the table notices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  commitToPart,
  commitToSecret,
  fastRandom,
  type GameFile,
  type Keepsake,
  seeEnd,
  verifyFile,
} from '@boardwright/engine';
import { market } from '@boardwright/host/material';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { newSecret } from '../src/ids.ts';
import type { TableShown } from '../src/protocol/index.ts';
import type { Db } from '../src/store/schema.ts';
import { guests, type Site, settled, site } from './servers.ts';

const SWAPS = 100;
const HONEST = 10;
const GROUPS = 10; // of people, who play at the same time
const WHEN = ['before', 'playing', 'after'] as const;
const WHAT = ['secret', 'commitment', 'contribution'] as const;
type When = (typeof WHEN)[number];
type Swap = { readonly when: When; readonly what: (typeof WHAT)[number]; readonly seat: number };

const CHAIRS = [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }];
const WISH = { game: 'market', options: { length: 'short' }, open: false, chairs: CHAIRS };
const random = fastRandom(20_261_118);
const SETTINGS = { sealWait: 300 }; // a device that notices does not reveal its contribution, and the table continues without it

/** Replaces a text wherever it occurs. */
async function exchange(db: Db, id: string, pairs: readonly (readonly [string, string])[]): Promise<void> {
  const other = (text: string): string => pairs.reduce((all, [was, is]) => all.replaceAll(was, is), text);
  const table = await db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
  await db
    .updateTable('tables')
    .set({ body: other(table.body) })
    .where('id', '=', id)
    .execute();
  const rows = await db.selectFrom('journal').select(['seq', 'body']).where('match_id', '=', id).execute();
  for (const { seq, body } of rows)
    await db
      .updateTable('journal')
      .set({ body: other(body) })
      .where('match_id', '=', id)
      .where('seq', '=', seq)
      .execute();
  for (const { body } of await db.selectFrom('snapshots').select('body').where('match_id', '=', id).execute())
    await db
      .updateTable('snapshots')
      .set({ body: other(body) })
      .where('match_id', '=', id)
      .execute();
  const { secret } = await db
    .selectFrom('secrets')
    .select('secret')
    .where('match_id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('secrets')
    .set({ secret: other(secret) })
    .where('match_id', '=', id)
    .execute();
}

/** What the operator writes instead, made as consistent as possible. */
async function swap(db: Db, id: string, { what, seat }: Swap, people: readonly Person[]): Promise<void> {
  const { secret } = await db
    .selectFrom('secrets')
    .select('secret')
    .where('match_id', '=', id)
    .executeTakeFirstOrThrow();
  const { commitment, nonces } = people[seat]!.kept.get(id)!;
  const instead = newSecret();
  if (what === 'secret') return exchange(db, id, [[secret, instead]]);
  if (what === 'commitment')
    return exchange(db, id, [
      [secret, instead],
      [commitment, commitToSecret(id, instead)],
    ]);
  const promise = (nonce: string): string => commitToPart(id, commitment, seat, nonce);
  return exchange(db, id, [
    [nonces[seat]!, instead],
    [promise(nonces[seat]!), promise(instead)],
  ]);
}

async function back(people: readonly Person[], here: Site): Promise<Person[]> {
  return Promise.all(
    people.map(async person => {
      person.close();
      const again = person.at(here.base);
      for (const kept of person.kept.values()) again.kept.set(kept.table, kept);
      await again.connect();
      return again;
    }),
  );
}

const swapsOf = (n: number): Swap =>
  ({ when: WHEN[n % 3]!, what: WHAT[Math.floor(n / 3) % 3]!, seat: random(2) }) satisfies Swap;

/** What a person's device says at the end, from what it stored and the whole game. */
async function atTheEnd(person: Person, id: string, seat: number): Promise<Keepsake['faults']> {
  const file = await person.get<GameFile>(`/api/tables/${id}/file`);
  const seal = file.seal ?? null;
  let isSound = false;
  try {
    isSound = verifyFile(market, file).mismatches.length === 0;
  } catch {} // the seal does not open
  const end = { table: id, seats: [seat], seal, isSound };
  return seeEnd(person.kept.get(id)!, end)!.faults;
}

const isOver = async (person: Person, id: string): Promise<boolean> =>
  (await person.get<TableShown>(`/api/tables/${id}`)).status === 'over';

/** Ann and Bob contribute to the chance of their tables. Cid comes last and does not contribute. */
class Group {
  people: Person[] = [];
  readonly tables = new Map<string, Swap | null>();

  async open(base: string, wishes: readonly (Swap | null)[]): Promise<void> {
    this.people = await guests(base, 'Ann', 'Bob', 'Cid');
    const [ann, bob] = this.people as [Person, Person];
    for (const person of this.people) await person.connect();
    for (const wish of wishes) {
      const table = await ann.open(WISH);
      await bob.sit(table, 1);
      for (const person of [ann, bob]) await person.say({ type: 'watch', table: table.id });
      this.tables.set(table.id, wish);
    }
  }

  async swap(db: Db, when: When): Promise<void> {
    for (const [id, wish] of this.tables) if (wish?.when === when) await swap(db, id, wish, this.people);
  }

  async begin(): Promise<void> {
    const [ann, , cid] = this.people as [Person, Person, Person];
    for (const id of this.tables.keys()) {
      const { invitation } = await ann.get<TableShown>(`/api/tables/${id}`);
      await cid.post(`/api/tables/${id}/sit`, { seats: [{ seat: 2 }], invitation });
    }
    for (const id of this.tables.keys())
      await settled(async () => (await ann.get<TableShown>(`/api/tables/${id}`)).status === 'playing');
  }

  async play(): Promise<void> {
    for (const id of this.tables.keys()) {
      for (const person of this.people) await person.say({ type: 'watch', table: id });
      await Promise.all(this.people.map(person => playOn(person, id, random)));
      await settled(() => isOver(this.people[0]!, id));
    }
  }

  /** Tables where somebody failed to notice a swap, or noticed one that did not happen. */
  async missed(): Promise<unknown[]> {
    const missed: unknown[] = [];
    for (const [id, wish] of this.tables)
      for (const seat of [0, 1]) {
        const faults = await atTheEnd(this.people[seat]!, id, seat);
        if (faults.length > 0 !== (wish !== null)) missed.push({ ...wish, by: seat, faults });
      }
    return missed;
  }
}

test(`secret, commitment or contribution exchanged before, during or after the game: ${SWAPS} of ${SWAPS} noticed by all`, async () => {
  let here = await site(SETTINGS);
  const wishes = Array.from({ length: SWAPS + HONEST }, (_, i) => (i < SWAPS ? swapsOf(i) : null));
  const groups = Array.from({ length: GROUPS }, () => new Group());
  const all = <R>(what: (group: Group, i: number) => Promise<R>): Promise<R[]> => Promise.all(groups.map(what));
  const restart = async (): Promise<void> => {
    await here.server.stop();
    here = await site(SETTINGS, here.place);
    await all(async group => {
      group.people = await back(group.people, here);
    });
  };
  const db = (): Db => here.server.app.store.db;
  await all((group, i) =>
    group.open(
      here.base,
      wishes.filter((_, n) => n % GROUPS === i),
    ),
  );
  for (const group of groups) await group.swap(db(), 'before');
  await all(group => group.begin());
  await restart();
  for (const group of groups) await group.swap(db(), 'playing'); // no match is loaded yet
  await all(group => group.play());
  await restart();
  for (const group of groups) await group.swap(db(), 'after');
  assert.deepEqual((await all(group => group.missed())).flat(), []);
  for (const person of groups.flatMap(({ people }) => people)) person.close();
  await here.stop();
});
