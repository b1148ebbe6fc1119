// An area of the table as lines of the terminal.

import type { ToldArea, ToldSpot } from '@boardwright/text';
import { grid, heading, table } from '../terminal/frame.ts';
import type { Screen } from '../terminal/screen.ts';
import { marked, markedCell } from '../terminal/seats.ts';
import { hanging, widest } from '../terminal/text.ts';

/** Whether something can be chosen at a spot now. */
export type IsOpen = (spot: ToldSpot) => boolean;
export const nothingIsOpen: IsOpen = () => false;
/** Marks what can be chosen, besides its colour. */
export const OPEN = '*';

/** Narrower columns of players are told one after the other. */
const NARROWEST_PLAYER = 26;

/** A drawing, not a list of sentences: it has a width of its own. */
export const isBoard = ({ grid, heads }: ToldArea): boolean => grid !== undefined || heads !== null;

export function drawArea(screen: Screen, area: ToldArea, width: number, isOpen: IsOpen): string[] {
  const title = marked(screen, area.seat, area.name);
  if (screen.plain) return [`${area.name}.`, ...inPlain(area, isOpen), ''];
  const lines = contents(screen, area, width, isOpen);
  const across = isBoard(area) ? Math.min(width, widest(lines)) : width;
  return [screen.paint('bold', heading(title, across, screen.unicode)), ...lines, ''];
}

/** Nobody wants to hear of every empty place, but of those where something can be chosen. */
const inPlain = ({ spots, notes = [] }: ToldArea, isOpen: IsOpen): readonly string[] => [
  ...notes,
  ...spots.filter(spot => !spot.empty || isOpen(spot)).map(({ says }) => says),
];

function contents(screen: Screen, area: ToldArea, width: number, isOpen: IsOpen): string[] {
  const { spots, heads } = area;
  const shown = (spot: ToldSpot, text: string): string => {
    const own = markedCell(screen, spot.seat, text);
    return isOpen(spot) ? screen.paint(['bold', 'cyan'], `${own}${OPEN}`) : own;
  };
  if (area.grid !== undefined) {
    const cells = spots.map(spot => shown(spot, spot.cells[0] ?? ''));
    const notes = (area.notes ?? []).flatMap(note => hanging('', note, width));
    return [...grid(inRows(cells, area.grid), width, screen.unicode), ...notes];
  }
  if (heads !== null) {
    const rows = spots.map(spot => spot.cells.map((cell, i) => (i === 0 ? shown(spot, cell) : cell)));
    return table(heads, rows, width, screen.unicode);
  }
  return spots.flatMap(spot => hanging(isOpen(spot) ? `${OPEN} ` : '- ', marked(screen, spot.seat, spot.says), width));
}

/** What lies before the players, next to each other: the same thing of everybody in one row. */
export function drawPlayers(screen: Screen, areas: readonly ToldArea[], width: number, isOpen: IsOpen): string[] {
  const room = Math.floor((width - 1) / areas.length) - 3;
  if (screen.plain || areas.length < 2 || room < NARROWEST_PLAYER)
    return areas.flatMap(area => drawArea(screen, area, width, isOpen));
  const ids = [...new Set(areas.flatMap(({ spots }) => spots.map(({ id }) => id)))];
  const rows = ids.map(id =>
    areas.map(({ spots }) => {
      const spot = spots.find(each => each.id === id);
      return spot === undefined ? '' : `${spot.says}${isOpen(spot) ? OPEN : ''}`;
    }),
  );
  const heads = areas.map(({ seat, name }) => screen.paint('bold', marked(screen, seat, name)));
  return [...table(heads, rows, width, screen.unicode), ''];
}

function inRows<T>(all: readonly T[], count: number): T[][] {
  const rows: T[][] = [];
  for (let i = 0; i < all.length; i += count) rows.push(all.slice(i, i + count));
  return rows;
}
