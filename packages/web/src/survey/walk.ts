// A walk through the table in words: area by area, line by line, and in a grid also from column to column.
import { isChosenAt, type ToldArea, type ToldSpot, type ToldTable } from '@boardwright/text';

/** Where the reader is: at the name of an area (spot -1) or at one of its spots. */
export interface Place {
  readonly area: number;
  readonly spot: number;
}
export const START: Place = { area: 0, spot: -1 };

export const STEPS = {
  PageDown: 'next area',
  PageUp: 'area before',
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowRight: 'next',
  ArrowLeft: 'before',
  Home: 'first',
  End: 'last',
} as const;
type Step = (typeof STEPS)[keyof typeof STEPS];

/** The same place if there is nothing further. */
export function walked({ areas }: ToldTable, at: Place, step: Step): Place {
  const here = areas[at.area];
  if (here === undefined) return START;
  const last = here.spots.length - 1;
  const row = here.grid ?? 1;
  const to = (spot: number): Place => (spot < 0 || spot > last ? at : { ...at, spot });
  switch (step) {
    case 'next area':
      return at.area + 1 < areas.length ? { area: at.area + 1, spot: -1 } : at;
    case 'area before':
      return at.spot >= 0 ? { ...at, spot: -1 } : { area: Math.max(0, at.area - 1), spot: -1 };
    case 'down':
      return at.spot < 0 ? to(0) : to(at.spot + row);
    case 'up':
      return at.spot >= 0 && at.spot < row ? { ...at, spot: -1 } : to(at.spot - row);
    case 'next':
      return to(at.spot + 1);
    case 'before':
      return at.spot === 0 ? { ...at, spot: -1 } : to(at.spot - 1);
    case 'first':
      return to(0);
    case 'last':
      return to(last);
  }
}

export const areaAt = ({ areas }: ToldTable, { area }: Place): ToldArea | null => areas[area] ?? null;
export const spotAt = (table: ToldTable, at: Place): ToldSpot | null => areaAt(table, at)?.spots[at.spot] ?? null;

/** The options that are chosen at a spot; at the name of an area, those of all its spots. */
export function optionsAt<Word extends string>(table: ToldTable, at: Place, offered: readonly Word[]): readonly Word[] {
  const spot = spotAt(table, at);
  const spots = spot === null ? (areaAt(table, at)?.spots ?? []) : [spot];
  return offered.filter(word => spots.some(each => isChosenAt(each, word)));
}

/** After an answer the table may have fewer places. */
export const kept = (table: ToldTable, at: Place): Place =>
  at.spot < 0 ? (areaAt(table, at) === null ? START : at) : spotAt(table, at) === null ? { ...at, spot: -1 } : at;
