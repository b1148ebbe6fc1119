// The symbols of a game's words. They are there before the board is drawn, so that no option grows when it comes.
import { createContext, use } from 'react';
import { TableContext } from '../drawn/context.tsx';
import type { DrawnTable } from '../drawn/table.ts';

export const DrawnContext = createContext<DrawnTable | null>(null);

export function usePicture(): DrawnTable['Picture'] {
  const drawn = use(DrawnContext);
  const table = use(TableContext);
  return (drawn ?? table?.drawn)?.Picture;
}
