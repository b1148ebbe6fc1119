// What the guide says by itself at tables of a game, and what it need not say any more. This device remembers it.
import { useSyncExternalStore } from 'react';
import { stored } from '../model/stored.ts';

export interface Hints {
  readonly shown: boolean; // the person may hide them
  readonly well: number; // how often the person has chosen well by themselves
  readonly symbols: readonly string[]; // that were explained
}

/** After so many good choices a move is shown only on demand. */
export const ENOUGH = 6;

const FIRST: Hints = { shown: true, well: 0, symbols: [] };
const hints = stored<Readonly<Record<string, Hints>>>('boardwright.guide', {});

/** Null: the person has never asked for the guide of this game. */
export const hintsOf = (game: string): Hints | null => hints.get()[game] ?? null;
export const useHints = (game: string): Hints | null => useSyncExternalStore(hints.subscribe, () => hintsOf(game));

function change(game: string, changed: Partial<Hints>): void {
  hints.keep({ ...hints.get(), [game]: { ...(hintsOf(game) ?? FIRST), ...changed } });
}

export const showHints = (game: string): void => change(game, { shown: true });
export const hideHints = (game: string): void => change(game, { shown: false });
export const noteWell = (game: string): void => change(game, { well: (hintsOf(game)?.well ?? 0) + 1 });

export function noteSymbols(game: string, symbols: readonly string[]): void {
  const known = hintsOf(game)?.symbols ?? [];
  const more = symbols.filter(symbol => !known.includes(symbol));
  if (more.length > 0) change(game, { symbols: [...known, ...more] });
}
