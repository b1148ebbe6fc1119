// What people have learned: lessons, and games that they played with the guide. Nothing is ever forgotten.
import type { Db } from './schema.ts';

export const MOST_LEARNED = 200; // of one game: more than it can have lessons

export type Learned = Readonly<Record<string, readonly string[]>>; // by game

export async function learnedOf(db: Db, person: string): Promise<Record<string, string[]>> {
  const found = await db
    .selectFrom('learned')
    .select(['game', 'lesson'])
    .where('person', '=', person)
    .orderBy('game')
    .orderBy('lesson')
    .execute();
  const learned: Record<string, string[]> = {};
  for (const { game, lesson } of found) learned[game] = [...(learned[game] ?? []), lesson];
  return learned;
}

/** Adds what is new, and returns everything. */
export async function learnMore(db: Db, person: string, more: Learned): Promise<Record<string, string[]>> {
  const before = await learnedOf(db, person);
  const rows = Object.entries(more).flatMap(([game, lessons]) => {
    const known = before[game] ?? [];
    const added = lessons.filter(lesson => !known.includes(lesson)).slice(0, MOST_LEARNED - known.length);
    return added.map(lesson => ({ person, game, lesson }));
  });
  if (rows.length === 0) return before;
  await db
    .insertInto('learned')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return learnedOf(db, person);
}
