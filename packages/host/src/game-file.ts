// A match as one JSON file, and back.

import {
  type AnyGame,
  BadInput,
  type Chance,
  drawnIn,
  ENGINE_VERSION,
  type GameFile,
  type Json,
  loadFile,
  noChance,
  toFile,
} from '@boardwright/engine';
import { Live } from './live.ts';
import type { Opening, Row, Time } from './state.ts';

/** A game file that also says which seats bots play: where it is opened again, they go on. */
export interface TableFile extends GameFile {
  readonly bots?: readonly (string | null)[]; // by seat, the level of its bot; null: a person
}

/** The log tells every secret of the game, so it is handed out when the game is over, and not before. */
export function exportGame(live: Live, content?: Json): TableFile {
  if (!live.isOver) throw new BadInput('a game can be exported once it is over');
  return fileOf(live, content);
}

/** The game as it stands, with all its secrets: for the device on which it is played. */
export function fileOf(live: Live, content?: Json): TableFile {
  const { seats, seal } = live.affairs;
  const names = seats.map(({ name }) => name);
  const file = toFile(live.play, {
    names,
    ...(seal === null || !live.isOver ? {} : { seal }),
    ...drawnOf(live),
    ...(content === undefined ? {} : { content }),
  });
  return { ...file, bots: seats.map(({ bot }) => bot) };
}

/** Games that ended before their draws were listed get the list as long as their rules are here. */
function drawnOf({ affairs: { seal, drawn }, game, play }: Live): Pick<GameFile, 'drawn'> {
  if (drawn !== undefined) return { drawn };
  const { version, engine } = play.match;
  const isOfRules = version === game.version && engine === ENGINE_VERSION;
  return seal?.secret === undefined || !isOfRules ? {} : { drawn: drawnIn(game, play.log) };
}

/** Which seats of a file bots play, by seat; a file that does not say so has none. */
export function botsIn(file: GameFile): readonly (string | null)[] {
  const { bots } = file as { readonly bots?: unknown };
  if (bots === undefined) return Array.from({ length: file.seats }, () => null);
  const isLevel = (bot: unknown): boolean => bot === null || typeof bot === 'string';
  if (!Array.isArray(bots) || bots.length !== file.seats || !bots.every(isLevel))
    throw new BadInput(`"bots" must name a level or null for each of the ${file.seats} seats`);
  return bots as (string | null)[];
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
