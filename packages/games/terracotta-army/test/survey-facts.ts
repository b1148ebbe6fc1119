// The numbers that the words must tell, worked out from the state and the printed values alone.
import type { Match, Seat } from '@boardwright/engine';
import type { Facts } from '@boardwright/testkit';
import data from '../content/standard.json' with { type: 'json' };
import type { G } from '../state.ts';

const { rows, columns } = data.grid;
const WARRIORS = 4;

/** The place among these points: 1 and one more for each better seat. */
const placeOf = (points: readonly number[], p: Seat): number =>
  1 + points.filter(n => n > (points[p] as number)).length;

/** By seat: how many warriors stand on cells that pass the test, a rider once. */
function countOn(g: G, isInside: (row: number, column: number) => boolean): number[] {
  const found = new Set<number>();
  for (const [cell, figure] of g.tomb.entries())
    if (figure > 0 && isInside(Math.floor(cell / columns), cell % columns)) found.add(figure - 1);
  const warriors = [...found].filter(f => (g.figures.kind[f] as number) < WARRIORS);
  return g.points.map((_, p) => warriors.filter(f => g.figures.owner[f] === p).length);
}

/** What the tile of the round counts. */
function countForTile(g: G): number[] {
  const tile = data.tileSet[g.tiles[g.round - 1] as number] as string;
  const type = ['officers', 'guards', 'crossbowmen', 'soldiers'].indexOf(tile);
  if (tile === 'coins') return g.coins;
  if (tile === 'clay') return g.wet.map((wet, p) => wet + (g.dry[p] as number));
  if (type >= 0)
    return g.points.map((_, p) => g.figures.kind.filter((k, f) => k === type && g.figures.owner[f] === p).length);
  const [middleRow, middleColumn] = [(rows - 1) / 2, (columns - 1) / 2];
  const parts: Record<string, (row: number, column: number) => boolean> = {
    middle_row: row => row === middleRow,
    middle_column: (_, column) => column === middleColumn,
    top_left: (row, column) => row < middleRow && column < middleColumn,
    top_right: (row, column) => row < middleRow && column > middleColumn,
    bottom_left: (row, column) => row > middleRow && column < middleColumn,
    bottom_right: (row, column) => row > middleRow && column > middleColumn,
  };
  return countOn(g, parts[tile] as (row: number, column: number) => boolean);
}

/** The numbers of those who are there, the most first. */
const shown = (counts: readonly number[]): number[] => counts.filter(n => n > 0).sort((a, b) => b - a);

export function facts({ g }: Match<G, never>, seat: Seat | null): Facts {
  const out = new Map<string, readonly number[]>();
  const put = (place: string, ...numbers: readonly number[]): void => {
    if (numbers.length > 0) out.set(place, numbers);
  };
  putSummary(g, seat, put);
  putWheel(g, put);
  for (const cell of g.tomb.keys()) {
    const [row, column] = [Math.floor(cell / columns) + 1, (cell % columns) + 1];
    put(`mausoleum/r${row}c${column}`, row, column);
  }
  for (const [i, { domination, presence }] of data.tiles.entries())
    put(`rounds/round-${i + 1}`, i + 1, domination, presence);
  putSupply(g, put);
  for (const p of g.points.keys()) putPlayer(g, p, put);
  return out;
}

type Put = (place: string, ...numbers: readonly number[]) => void;

function putSummary(g: G, seat: Seat | null, put: Put): void {
  const others = [...g.points.keys()]
    .filter(p => p !== seat)
    .sort((a, b) => placeOf(g.points, a) - placeOf(g.points, b));
  const standings = (seat === null ? others : [seat, ...others]).map(p => [
    g.points[p] as number,
    placeOf(g.points, p),
  ]);
  if (!g.over) put('summary/0', g.round, data.tiles.length);
  for (const [i, standing] of standings.entries()) put(`summary/${i + 1}`, ...standing);
  if (g.over) return;
  const [row, column] = g.inspectors as [number, number];
  const inRow = countOn(g, r => r === row);
  const inColumn = countOn(g, (_, c) => c === column);
  const next = standings.length + 1;
  const { domination, presence } = data.inspectors;
  const tile = data.tiles[g.round - 1] as { domination: number; presence: number };
  put(`summary/${next}`, row + 1, ...shown(inRow));
  put(`summary/${next + 1}`, column + 1, ...shown(inColumn));
  put(`summary/${next + 2}`, ...shown(countForTile(g)));
  put('scoring/row_inspector', row + 1, domination, presence, ...shown(inRow));
  put('scoring/column_inspector', column + 1, domination, presence, ...shown(inColumn));
  put('scoring/tile', tile.domination, tile.presence, ...shown(countForTile(g)));
  const MUSICIAN = 7;
  for (const [f, kind] of g.figures.kind.entries()) {
    if (kind !== MUSICIAN) continue;
    const cell = g.figures.at[f] as number;
    const [r, c] = [Math.floor(cell / columns), cell % columns];
    const heard = countOn(g, (a, b) => a === r || b === c).reduce((sum, n) => sum + n, 0);
    put(`scoring/musician-r${r + 1}c${c + 1}`, r + 1, c + 1, ...(heard === 0 ? [] : [heard, 1]));
  }
}

function putWheel(g: G, put: Put): void {
  const { inner, middle } = data.wheel;
  const at = <Space>(ring: readonly Space[], i: number, offset: number): Space => ring[(i - offset + 12) % 12] as Space;
  for (let i = 0; i < 12; i++) {
    const { clay, amount } = at<{ clay?: number; amount?: number }>(inner, i, g.innerOffset);
    const gain = at<{ amount?: number }>(middle, i, g.middleOffset).amount;
    put(`wheel/segment-${i + 1}`, ...[i + 1, clay ?? amount, gain].filter(n => n !== undefined));
  }
  for (const [i, clay] of g.storehouses.entries()) {
    const segments = data.wheel.storehouseOfSegment.flatMap((house, segment) => (house === i + 1 ? [segment + 1] : []));
    put(`storehouses/storehouse-${i + 1}`, i + 1, ...segments, clay);
  }
}

function putSupply(g: G, put: Put): void {
  for (const [w, name] of ['officer', 'guard', 'crossbowman', 'soldier'].entries()) {
    const left = g.left[w] as number;
    if (left > 0) put(`figures/${name}`, left, data.organizer[data.organizer.length - left] as number);
  }
  for (const [s, name] of ['horse', 'footman', 'archer', 'musician'].entries()) {
    const bought = g.bought[s] as number;
    const { prices } = data.specialists;
    if (bought < prices.length) put(`figures/${name}`, prices.length - bought, prices[bought] as number);
  }
  put('figures/priority', ...g.priorityStack);
  put('masters/tokens', ...data.masters.tokenPrices);
}

function putPlayer(g: G, p: Seat, put: Put): void {
  const of = (list: readonly number[]): number => list[p] as number;
  const positive = (n: number): number[] => (n > 0 ? [n] : []);
  const hired = g.masters.slice(p * 6, p * 6 + 6);
  const area = `p${p + 1}.player`;
  put(`${area}/points`, of(g.points));
  put(`${area}/clay`, of(g.wet), of(g.dry));
  put(`${area}/coins`, ...positive(of(g.coins)));
  put(`${area}/workers`, ...positive(of(g.craftsmen)), ...positive(of(g.artisans)));
  put(`${area}/tokens`, ...data.masters.tokenPrices.filter((_, token) => !hired.includes(token + 1)));
  put(`${area}/priority`, ...positive(of(g.priority)));
}
