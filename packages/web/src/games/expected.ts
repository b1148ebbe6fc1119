// Guesses which game a table will show before the table is known: probably the one that was played last.
import type { Language } from '@boardwright/engine';
import { drawnTableOf } from '../drawn/boards.ts';
import { messagesOf } from './texts.ts';

const KEY = 'boardwright.last-game';

export function expectAgain(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // then nothing is preloaded
  }
}

/** Preloads what that game needs. A wrong guess costs only a download. */
export function fetchExpected(language: Language): void {
  let game: string | null = null;
  try {
    game = localStorage.getItem(KEY);
  } catch {
    return;
  }
  if (game === null) return;
  void drawnTableOf(game).catch(() => {});
  void messagesOf(game, language).catch(() => {});
}
