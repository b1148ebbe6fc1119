// Which game a table will show is known when the table is; until then it is likely the one that was played last.
import type { Language } from '@boardwright/engine';
import { drawnTableOf } from '../drawn/boards.ts';
import { messagesOf } from './texts.ts';

const KEY = 'boardwright.last-game';

export function expectAgain(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // then nothing is fetched ahead of time
  }
}

/** Fetches ahead what that game needs. A wrong guess costs a download, and nothing else. */
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
