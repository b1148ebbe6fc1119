// Finds the drawn table of a game, `ui/table.tsx` in its folder; all other games use the generic one.
import type { DrawnTable } from './table.ts';

const drawn = import.meta.glob<DrawnTable>('../../../games/*/ui/table.tsx', { import: 'default' });
const fileOf = (game: string): string => `../../../games/${game}/ui/table.tsx`;

export async function drawnTableOf(game: string): Promise<DrawnTable> {
  const load = drawn[fileOf(game)];
  return load === undefined ? (await import('../table/generic-board.tsx')).genericTable : load();
}

export const isDrawn = (game: string): boolean => Object.hasOwn(drawn, fileOf(game));
