// The default level of bots: the player's last choice for this game, and easy before that.
import { gameOf, type Level, levelsOf } from './catalogue.ts';

const FIRST: Level = 'novice'; // a person who has never chosen is probably new to the game
const keyOf = (game: string): string => `boardwright.bot-level.${game}`;

export function usualBotOf(game: string): Level {
  try {
    const chosen = localStorage.getItem(keyOf(game));
    return levelsOf(gameOf(game)).find(level => level === chosen) ?? FIRST;
  } catch {
    return FIRST;
  }
}

export function rememberBot(game: string, level: Level): void {
  try {
    localStorage.setItem(keyOf(game), level);
  } catch {
    // then the next table begins with novices again
  }
}
