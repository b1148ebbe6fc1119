// Which lessons were learned, and whether a guided game was finished. This device keeps it; an account has it too.
import { useSyncExternalStore } from 'react';
import { stored } from '../model/stored.ts';

export type Learned = Readonly<Record<string, readonly string[]>>; // by game
const NONE: readonly string[] = [];

/** Stands for a game that was played to its end with the guide. No lesson is called so. */
export const GUIDED_GAME = '@guided';

const learned = stored<Learned>('boardwright.lessons', {});

export const useLearned = (game: string): readonly string[] =>
  useSyncExternalStore(learned.subscribe, () => learned.get()[game] ?? NONE);

/** Brings this device and the account together: what one of them knows, both know then. */
export async function syncLearned(): Promise<void> {
  const { knownPerson } = await import('../online/person.ts');
  const { post } = await import('../online/api.ts');
  try {
    const person = await knownPerson();
    if (person === null || person.guest) return;
    const all = await post<Learned>('/api/me/learned', learned.get());
    learned.keep(union(learned.get(), all));
  } catch {
    // without a connection, or refused: the device keeps it, and the next time comes
  }
}

/** What either of them has, in the order of the first. */
export const union = (a: Learned, b: Learned): Learned =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map(game => [
      game,
      [...new Set([...(a[game] ?? NONE), ...(b[game] ?? NONE)])],
    ]),
  );

export function markLearned(game: string, lesson: string): void {
  const before = learned.get()[game] ?? NONE;
  if (before.includes(lesson)) return;
  learned.keep({ ...learned.get(), [game]: [...before, lesson] });
  void syncLearned();
}
