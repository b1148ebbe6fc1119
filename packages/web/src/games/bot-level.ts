// How well bots play when nobody says so: as the player chose last time for this game, and gently until then.
import { type Level, levels } from './catalogue.ts';

const FIRST: Level = 'novice'; // whoever has never chosen is likely to be new to the game
const keyOf = (game: string): string => `boardwright.bot-level.${game}`;

export function usualBotOf(game: string): Level {
  try {
    const chosen = localStorage.getItem(keyOf(game));
    return levels.find(level => level === chosen) ?? FIRST;
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
