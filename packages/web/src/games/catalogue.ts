// The list of games, with what is known about them without their rules, and their pictures.

import { bots, type CatalogueEntry, games, shared } from 'virtual:catalogue';
import { type Language, type Option, optionsThatMatter, type Seat, type Settings } from '@boardwright/engine';
import type { Teller } from '@boardwright/text';
import type { Text } from '../text/text.tsx';

export type { CatalogueEntry };
export { games };

const covers = import.meta.glob<string>('../../../games/*/ui/art/cover.svg', {
  query: '?picture',
  import: 'default',
  eager: true,
});

export const gameOf = (id: string): CatalogueEntry | undefined => games.find(game => game.id === id);

/** The levels people can choose, weakest first. The other bots are for measuring and testing. */
const LEVELS = ['novice', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** A master needs a game that has learned by playing; elsewhere it would be an expert. */
export const levelsOf = (game: CatalogueEntry | undefined): readonly Level[] =>
  LEVELS.filter(level => bots.includes(level) && (level !== 'master' || game?.hasMaster === true));

export const nameOf = (id: string, language: Language): string => gameOf(id)?.texts[language].game ?? id;
export const aboutOf = (game: CatalogueEntry, language: Language): string => game.texts[language]['game.about'] ?? '';
/** "2–4 players", or "2 players" where there is no choice. */
export function playersOf(seats: readonly number[], text: Text): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return text('home.players', { least, most, span: most - least });
}

/** How long a game takes, as its box says. */
export function minutesOf(id: string): number | null {
  const minutes = Number(gameOf(id)?.texts.en['game.minutes']);
  return Number.isFinite(minutes) ? minutes : null;
}

/** The picture in the game's folder. A game without one gets a neutral picture. */
export const coverOf = (id: string): string | null => covers[`../../../games/${id}/ui/art/cover.svg`] ?? null;

/** The options that matter at this player count with these settings. */
export const optionsFor = (game: CatalogueEntry, seats: number, chosen: Settings): readonly Option[] =>
  optionsThatMatter(game.options, seats, chosen);

export function usualOptions(game: CatalogueEntry, seats: number): Settings {
  return Object.fromEntries(optionsFor(game, seats, {}).map(option => [option.id, option.default]));
}

/** `tell` knows the edition that is played; null: the standard one. */
export function optionText(
  game: CatalogueEntry,
  language: Language,
  tell: Teller | null,
  id: string,
  value?: string,
): string {
  const key = value === undefined ? `option.${id}` : `option.${id}.${value}`;
  if (tell !== null && game.ofContent.includes(key)) return tell.text(key);
  return game.texts[language][key] ?? shared[language][key] ?? value ?? id;
}

/** A value in words. A value that says which seat starts is shown with the name of the player, if known. */
export function valueText(
  game: CatalogueEntry,
  text: Text,
  tell: Teller | null,
  id: string,
  value: string,
  nameOfSeat: (seat: Seat) => string | null,
): string {
  const seat = id !== 'start' || value === 'random' ? null : value === 'seated' ? 0 : Number(value.slice(1)) - 1;
  const name = seat === null ? null : nameOfSeat(seat);
  if (name === null) return optionText(game, text.language, tell, id, value);
  return seat === 0 ? text('new.asSeated', { name }) : name;
}

/** The default player count: some company, but not a crowd. */
export function usualSeats(game: CatalogueEntry): number {
  return game.seats.includes(3) ? 3 : (game.seats.find(n => n > 1) ?? game.seats[0] ?? 1);
}
