// A match as one JSON file, and back.
import {
  type AnyGame,
  BadInput,
  type Chance,
  type GameFile,
  type Json,
  loadFile,
  noChance,
  toFile,
} from '@boardwright/engine';
import { Live } from './live.ts';
import type { Opening, Row, Time } from './state.ts';

/** The log tells every secret of the game, so it is handed out when the game is over, and not before. */
export function exportGame(live: Live, content?: Json): GameFile {
  if (!live.isOver) throw new BadInput('a game can be exported once it is over');
  const { seats, seal } = live.affairs;
  const names = seats.map(({ name }) => name);
  return toFile(live.play, {
    names,
    ...(seal === null ? {} : { seal }),
    ...(content === undefined ? {} : { content }),
  });
}

/** Opens a match that was begun elsewhere. Its log is played again first and must lead to the match in the file. */
export function importGame(
  game: AnyGame,
  file: GameFile,
  opening: Pick<Opening, 'seats' | 'manner'>,
  now: Time,
  chance: Chance = noChance,
): { live: Live; row: Row } {
  if (file.game !== game.id) throw new BadInput(`this is a game of ${file.game}, not of ${game.id}`);
  if (opening.seats.length !== file.seats) throw new BadInput(`this game has ${file.seats} seats`);
  const { log } = loadFile(game, file, chance);
  const { game: id, edition, options } = file;
  return Live.open(game, { game: id, edition, options, seal: file.seal ?? null, ...opening }, chance, now, log);
}
