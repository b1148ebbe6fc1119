// A game may bring its own drawn table, `ui/table.tsx` in its folder; any other game is shown by the generic one.
import type { Event, Word } from '@boardwright/engine';
import type { AnyMatch, Audience } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import type { ComponentType } from 'react';

export interface BoardProps {
  readonly view: AnyMatch; // what this audience may see
  readonly audience: Audience;
  readonly seats: readonly string[]; // names
  readonly words: readonly Word[]; // what can be answered now; empty for those who are not asked
  readonly pointed: Word | null; // the word that the option list points at now
  readonly point: (word: Word | null) => void;
  readonly choose: (word: Word) => void;
  readonly happened: readonly Event[]; // told by the last answer
  readonly tell: Teller;
}
export type Board = ComponentType<BoardProps>;

const drawn = import.meta.glob<Board>('../../../games/*/ui/table.tsx', { import: 'default' });

export async function boardOf(game: string): Promise<Board> {
  const load = drawn[`../../../games/${game}/ui/table.tsx`];
  return load === undefined ? (await import('./generic-board.tsx')).GenericBoard : load();
}

export const hasOwnBoard = (game: string): boolean => Object.hasOwn(drawn, `../../../games/${game}/ui/table.tsx`);
