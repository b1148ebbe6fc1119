// Finds what somebody wants to look at: an area, a seat, a place, or whatever is told with these words.
import { type Seat, seatName } from '@boardwright/engine';
import type { ToldArea, ToldTable } from '@boardwright/text';
import { folded } from '../play/find-word.ts';

/** The areas with the spots that were meant; none if nothing fits. `nameOf`: what the players are called. */
export function find({ areas }: ToldTable, typed: string, nameOf: (seat: Seat) => string): ToldArea[] {
  const wanted = folded(typed);
  const place = typed.toLowerCase().replace(/\s/g, '');
  if (wanted === '') return [];
  const isSeat = (seat: Seat | undefined): boolean =>
    seat !== undefined && [seatName(seat), folded(nameOf(seat))].includes(wanted);
  const has = (text: string): boolean => ` ${folded(text)}`.includes(` ${wanted}`);
  const isNamed = ({ id, name }: ToldArea): boolean => id === place || folded(name) === wanted;
  const ways: readonly (() => ToldArea[])[] = [
    () =>
      withSpots(
        areas,
        ({ seat }) => isSeat(seat),
        spot => isSeat(spot.seat),
      ),
    () => (areas.some(isNamed) ? areas.filter(area => isNamed(area) || has(area.name)) : []),
    () =>
      spotsOf(
        areas.filter(({ grid }) => grid !== undefined),
        ({ id }) => id === place,
      ),
    () =>
      withSpots(
        areas,
        ({ name }) => has(name),
        ({ id, says }) => id.toLowerCase() === place || has(says),
      ),
    () => spotsOf(areas, ({ id }) => id.toLowerCase().startsWith(place)),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

type IsSpot = (spot: ToldArea['spots'][number]) => boolean;

/** Whole areas, and the spots elsewhere that belong to what was meant. */
const withSpots = (areas: readonly ToldArea[], isArea: (area: ToldArea) => boolean, isSpot: IsSpot): ToldArea[] =>
  areas.flatMap(area => (isArea(area) ? [area] : spotsOf([area], isSpot)));

/** Only these spots, as a list. */
export function spotsOf(areas: readonly ToldArea[], isMeant: IsSpot): ToldArea[] {
  return areas
    .map(({ grid: _, ...area }) => ({ ...area, heads: null, notes: [], spots: area.spots.filter(isMeant) }))
    .filter(({ spots }) => spots.length > 0);
}
