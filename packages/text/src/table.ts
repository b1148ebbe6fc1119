// The table in the reader's words: every phrase of a survey is told. And what is different between two tables.
import type { Area, Spot, Survey } from '@boardwright/engine';
import type { Teller } from './teller.ts';

export interface ToldSpot extends Pick<Spot, 'id' | 'seat' | 'words' | 'status' | 'empty'> {
  readonly says: string;
  readonly cells: readonly string[];
}
export interface ToldArea extends Pick<Area, 'id' | 'seat' | 'grid'> {
  readonly name: string;
  readonly heads: readonly string[] | null;
  readonly spots: readonly ToldSpot[];
  readonly notes?: readonly string[];
}
export interface ToldTable {
  readonly summary: readonly string[];
  readonly areas: readonly ToldArea[]; // those with something in them
}
type Telling = Pick<Teller, 'phrase' | 'area'>;

export const tellTable = ({ summary, areas }: Survey, teller: Telling): ToldTable => ({
  summary: summary.map(teller.phrase),
  areas: areas.filter(({ spots }) => spots.length > 0).map(area => toldArea(area, teller)),
});

const toldArea = ({ heads, spots, notes, ...area }: Area, teller: Telling): ToldArea => ({
  ...area,
  ...(notes === undefined ? {} : { notes: notes.map(teller.phrase) }),
  name: teller.area(area),
  heads: heads?.map(teller.phrase) ?? null,
  spots: spots.map(({ says, cells = [], ...spot }) => ({
    ...spot,
    says: teller.phrase(says),
    cells: cells.map(teller.phrase),
  })),
});

/** Whether this option is chosen at the spot. */
export const isChosenAt = ({ words = [] }: Pick<Spot, 'words'>, word: string): boolean =>
  words.some(each => (each.endsWith('*') ? word.startsWith(each.slice(0, -1)) : word === each));

export interface TableChange {
  readonly area: ToldArea;
  readonly spot: ToldSpot;
  readonly gone: boolean;
  readonly before: string | null; // what was said here before; null: nothing
}

/** What is said now and was said otherwise before; then what is gone. */
export function tableChanges(before: ToldTable, now: ToldTable): TableChange[] {
  const old = placesOf(before);
  const current = placesOf(now);
  const told = [...current].flatMap(([place, { area, spot }]) =>
    old.get(place)?.spot.says === spot.says
      ? []
      : [{ area, spot, gone: false, before: old.get(place)?.spot.says ?? null }],
  );
  const gone = [...old].flatMap(([place, { area, spot }]) =>
    current.has(place) ? [] : [{ area, spot, gone: true, before: spot.says }],
  );
  return [...told, ...gone];
}

const placesOf = ({ areas }: ToldTable): Map<string, { area: ToldArea; spot: ToldSpot }> =>
  new Map(
    areas.flatMap(area =>
      area.spots.map(spot => [`${area.id}/${area.seat ?? ''}/${spot.id}`, { area, spot }] as const),
    ),
  );
