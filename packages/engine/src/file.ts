// A game as one JSON file: what it is, its log, its seal of fairness, and the match as it stands.
import { type Chance, noChance } from './chance/chance.ts';
import { openSeal, type Seal } from './chance/fair.ts';
import { ENGINE_VERSION } from './constants.ts';
import { BadInput } from './errors.ts';
import { seatName, writeMove } from './notation.ts';
import { type Log, Play, replay } from './play.ts';
import type { Game, Json, Match } from './types.ts';

export const FILE_FORMAT = 'boardwright game 1';

export interface GameFile extends Log {
  readonly format: typeof FILE_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly engine: number;
  readonly edition: string;
  readonly content?: Json; // of an owner's edition
  readonly names?: readonly string[]; // who sat where
  readonly seal?: Seal;
  readonly match?: Match<unknown, unknown>; // as it stands after the last entry
}

export function toFile<G, T>(play: Play<G, T>, extra: Pick<GameFile, 'content' | 'names' | 'seal'> = {}): GameFile {
  const { game, version, engine, edition } = play.match;
  const match = play.match as Match<unknown, unknown>;
  return { format: FILE_FORMAT, game, version, engine, edition, ...extra, ...play.log, match };
}

/** Reads and checks the text of a game file; `name` is used in the sentence that says what is wrong with it. */
export function parseFile(text: string, name: string): GameFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${name} is not a whole JSON file: ${(error as Error).message}`);
  }
  const problem = problemWith(data);
  if (problem !== null) throw new BadInput(`${name}: ${problem}`);
  return data as GameFile;
}

/** Plays a file's log again and compares with the match it holds. */
export function loadFile<G, T>(game: Game<G, T>, file: GameFile, chance: Chance = noChance): Play<G, T> {
  checkVersions(game, file);
  const play = replay(game, file, chance);
  if (file.match !== undefined && canonical(file.match) !== canonical(play.match))
    throw new BadInput('the match in the file is not what its log leads to');
  return play;
}

export interface Verdict {
  readonly draws: number;
  readonly mismatches: readonly string[]; // a sentence for each draw that does not follow from the seal
}

/** Recomputes every draw of a finished fair game from its revealed secret and the nonces of the players. */
export function verifyFile<G, T>(game: Game<G, T>, file: GameFile): Verdict {
  if (file.seal === undefined) throw new BadInput('this game was not played with fair chance: it has no seal');
  if (file.seal.nonces.length !== file.seats)
    throw new BadInput(`the seal has ${file.seal.nonces.length} nonces for ${file.seats} players`);
  const fair = openSeal(file.seal);
  const recorded = [...file.drew, ...file.entries.flatMap(entry => entry.drew ?? [])];
  const places = [
    ...file.drew.map(() => 'setup'),
    ...file.entries.flatMap((entry, i) => (entry.drew ?? []).map(() => `entry ${i + 1} (${writeMove(entry)})`)),
  ];
  const mismatches: string[] = [];
  let draws = 0;
  const comparing: Chance = {
    int(below, stream, index) {
      const should = fair.int(below, stream, index);
      const was = recorded[draws];
      if (was !== should)
        mismatches.push(`draw ${draws + 1}, ${places[draws]}: recorded ${was}, the seal gives ${should}`);
      draws++;
      return was as number;
    },
  };
  checkVersions(game, file);
  replayWith(game, file, comparing);
  return { draws, mismatches };
}

/** As `replay`, but every draw is put to one source. */
function replayWith<G, T>(game: Game<G, T>, log: Log, chance: Chance): void {
  replay(game, log, noChance); // the log itself must be sound before its draws are judged
  const play = Play.start(game, log.seats, log.options, chance);
  for (const entry of log.entries) play.answer(entry);
}

function checkVersions(game: Pick<Game<unknown, unknown>, 'id' | 'version' | 'edition'>, file: GameFile): void {
  const says = (what: string, is: number | string, here: number | string): never => {
    throw new BadInput(`this game was played with ${what} ${is}; here is ${here}`);
  };
  if (file.engine !== ENGINE_VERSION) says('engine version', file.engine, ENGINE_VERSION);
  if (file.version !== game.version) says(`${game.id} version`, file.version, game.version);
  if (file.edition !== game.edition) says('edition', file.edition, game.edition);
}

function problemWith(data: unknown): string | null {
  if (!isRecord(data) || data.format !== FILE_FORMAT) return `this is not a game file (format "${FILE_FORMAT}")`;
  for (const key of ['game', 'edition']) if (typeof data[key] !== 'string') return `"${key}" must be a text`;
  for (const key of ['version', 'engine', 'seats'])
    if (!Number.isInteger(data[key])) return `"${key}" must be a whole number`;
  if (!isRecord(data.options)) return '"options" must be an object';
  if (!isDraws(data.drew)) return '"drew" must be a list of whole numbers';
  const entries = data.entries;
  if (!Array.isArray(entries)) return '"entries" must be a list';
  for (const [i, entry] of entries.entries()) {
    const problem = problemWithEntry(entry, data.seats as number);
    if (problem !== null) return `entry ${i + 1}: ${problem}`;
  }
  return problemWithSeal(data.seal);
}

function problemWithEntry(entry: unknown, seats: number): string | null {
  if (!isRecord(entry)) return 'must be an object';
  const { seat, word, at, drew } = entry;
  if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= seats)
    return `"seat" must be from 0 (${seatName(0)}) to ${seats - 1} (${seatName(seats - 1)})`;
  if (typeof word !== 'string' || !/^\S+:\S+$/.test(word)) return '"word" must look like "kind:detail"';
  if (at !== undefined && typeof at !== 'string') return '"at" must be a text';
  return drew === undefined || isDraws(drew) ? null : '"drew" must be a list of whole numbers';
}

function problemWithSeal(seal: unknown): string | null {
  if (seal === undefined) return null;
  if (!isRecord(seal)) return '"seal" must be an object';
  if (typeof seal.commitment !== 'string') return '"seal.commitment" must be a text';
  if (!Array.isArray(seal.nonces) || seal.nonces.some(nonce => typeof nonce !== 'string'))
    return '"seal.nonces" must be a list of texts';
  if (seal.secret !== undefined && typeof seal.secret !== 'string') return '"seal.secret" must be a text';
  return null;
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const isDraws = (data: unknown): boolean => Array.isArray(data) && data.every(Number.isInteger);

/** JSON with sorted keys: two equal matches give the same text whatever order their keys were written in. */
export function canonical(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}
