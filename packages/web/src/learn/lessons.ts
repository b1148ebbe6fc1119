// The lessons of the games. Which there are is in the catalogue; a lesson itself is fetched when it is wanted.
import type { Lesson } from '@boardwright/host';
import { gameOf } from '../games/catalogue.ts';

const files = import.meta.glob<Lesson>('../../../games/*/lessons/*.yaml', { import: 'default' });

export async function lessonOf(game: string, id: string): Promise<Lesson | null> {
  const file = gameOf(game)?.lessons.find(each => each.id === id)?.file;
  const load = file === undefined ? undefined : files[`../../../games/${game}/lessons/${file}`];
  return load === undefined ? null : load();
}

/** All lessons of a game, in the order of the course. */
export async function courseOf(game: string): Promise<Lesson[]> {
  const found = await Promise.all((gameOf(game)?.lessons ?? []).map(({ id }) => lessonOf(game, id)));
  return found.filter(lesson => lesson !== null);
}

export const addressOfLesson = (game: string, id: string): string => `/learn/${game}/${id}`;
