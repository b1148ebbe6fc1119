// A game as one JSON file: its game and options, its log, its fairness seal, and the current match.
import { type Chance, noChance } from './chance/chance.ts';
import type { Seal } from './chance/fair.ts';
import { ENGINE_VERSION } from './constants.ts';
import { BadInput } from './errors.ts';
import { seatName } from './notation.ts';
import { type Log, type Play, replay } from './play.ts';
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
  readonly bots?: readonly (string | null)[]; // by seat: the bot that played there, or null for a person; not there: nobody knows
  readonly seed?: number; // of a game whose chance is computed from a number, so that it goes on as it would have
  readonly seal?: Seal;
  readonly drawn?: readonly DrawRun[]; // what each draw was for, so that its chance can be verified without its rules
  readonly match?: Match<unknown, unknown>; // after the last entry
}

/** Consecutive draws from one stream, numbered from `first`, with the upper bound of each. */
export type DrawRun = readonly [stream: string, first: number, below: readonly number[]];

export function toFile<G, T>(
  play: Play<G, T>,
  extra: Pick<GameFile, 'content' | 'names' | 'bots' | 'seed' | 'seal' | 'drawn'> = {},
): GameFile {
  const { game, version, engine, edition } = play.match;
  const match = play.match as Match<unknown, unknown>;
  return { format: FILE_FORMAT, game, version, engine, edition, ...extra, ...play.log, match };
}

/** Reads and checks the text of a game file. Error messages use `name`. */
export function parseFile(text: string, name: string): GameFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${name} is not valid JSON: ${(error as Error).message}`);
  }
  const problem = problemWith(data);
  if (problem !== null) throw new BadInput(`${name}: ${problem}`);
  return data as GameFile;
}

/** Replays a file's log and compares the result with the match in the file. */
export function loadFile<G, T>(game: Game<G, T>, file: GameFile, chance: Chance = noChance): Play<G, T> {
  checkVersions(game, file);
  const play = replay(game, file, chance);
  if (file.match !== undefined && canonical(file.match) !== canonical(play.match))
    throw new BadInput('the match in the file is not what its log leads to');
  return play;
}

type Rules = Pick<Game<unknown, unknown>, 'id' | 'version' | 'edition'>;

/** Whether a file was played with exactly these rules. */
export function isOfRules({ version, edition }: Rules, file: GameFile): boolean {
  return file.engine === ENGINE_VERSION && file.version === version && file.edition === edition;
}

export function checkVersions(game: Rules, file: GameFile): void {
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
  if (data.drawn !== undefined && !(Array.isArray(data.drawn) && data.drawn.every(isRun)))
    return '"drawn" must be a list of [stream, first, numbers]';
  if (data.seed !== undefined && !isNatural(data.seed)) return '"seed" must be a whole number';
  if (data.bots !== undefined && !isBots(data.bots)) return '"bots" must be a list of names, with null for a person';
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
  return seal.version === undefined ? null : problemWithSecondSeal(seal);
}

function problemWithSecondSeal({ version, table, commitments, nonces, from }: Record<string, unknown>): string | null {
  if (version !== 2) return '"seal.version" must be 2, or not be there';
  if (typeof table !== 'string') return '"seal.table" must be a text';
  if (!Array.isArray(commitments) || commitments.some(each => typeof each !== 'string'))
    return '"seal.commitments" must be a list of texts';
  if (commitments.length !== (nonces as unknown[]).length) return '"seal" has not as many commitments as nonces';
  return from === undefined || isNatural(from) ? null : '"seal.from" must be a whole number';
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const isDraws = (data: unknown): boolean => Array.isArray(data) && data.every(Number.isInteger);
const isBots = (data: unknown): boolean =>
  Array.isArray(data) && data.every(bot => bot === null || typeof bot === 'string');
const isNatural = (data: unknown): boolean => Number.isInteger(data) && (data as number) >= 0;
const isRun = (data: unknown): boolean =>
  Array.isArray(data) &&
  typeof data[0] === 'string' &&
  isNatural(data[1]) &&
  isDraws(data[2]) &&
  (data[2] as number[]).every(below => below > 0);

/** JSON with sorted keys: equal matches give equal texts, whatever the order of their keys. */
export function canonical(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}
