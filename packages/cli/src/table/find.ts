// Finds what somebody wants to look at: an area, a seat, a place, or whatever is told with these words.
import { seatName } from '@boardwright/engine';
import type { ToldArea, ToldTable } from '@boardwright/text';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The areas with the spots that were meant; none if nothing fits. */
export function find({ areas }: ToldTable, typed: string): ToldArea[] {
  const wanted = plain(typed);
  const begins = (text: string): boolean => plain(text).startsWith(wanted);
  const ways: readonly (() => ToldArea[])[] = [
    () => areas.filter(({ seat }) => seat !== undefined && seatName(seat) === wanted),
    () => areas.filter(({ id, name }) => plain(id) === wanted || plain(name) === wanted),
    () => spotsOf(areas, ({ id }) => plain(id) === wanted),
    () => areas.filter(({ id, name }) => begins(id) || begins(name)),
    () => spotsOf(areas, ({ id }) => begins(id)),
    () => spotsOf(areas, ({ says }) => plain(says).includes(wanted)),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

/** Only these spots, as a list. */
export function spotsOf(areas: readonly ToldArea[], isMeant: (spot: ToldArea['spots'][number]) => boolean): ToldArea[] {
  return areas
    .map(({ grid: _, ...area }) => ({ ...area, heads: null, spots: area.spots.filter(isMeant) }))
    .filter(({ spots }) => spots.length > 0);
}
