// Golden games: recorded games that must replay exactly the same.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type AnyGame,
  type AnyModule,
  BadInput,
  canonical,
  type GameFile,
  loadFile,
  parseFile,
  settle,
  type Told,
  toFile,
} from '@boardwright/engine';
import { type FolderPath, filesIn, pathOf } from './folder/folder.ts';
import { randomGame } from './fuzz/random-game.ts';
import { reach, type Table } from './fuzz/scenario.ts';
import { tablesOf } from './fuzz/tables.ts';
import { watch } from './fuzz/watch.ts';

/** A finished game and a hash of all its events. */
interface Golden extends GameFile {
  readonly told: string;
}

const SEED = 2024;
const BOUND = 20_000;

/** Replays the golden games. Returns a sentence for each that has changed. */
export function checkGoldens(module: AnyModule, folder: FolderPath): string[] {
  const files = filesIn(folder, 'goldens', '.json');
  if (files.length === 0) return ['there are no goldens; `npm run goldens` makes them'];
  const missing = module.game.seats.map(goldenFor).filter(wanted => !files.some(({ name }) => name === wanted));
  const changed = files.flatMap(({ name, path }) => {
    const problem = problemWithGolden(module.game, readFileSync(path, 'utf8'), name);
    return problem === null ? [] : [`${name}: ${problem}`];
  });
  return [...missing.map(name => `${name} is missing; \`npm run goldens\` makes it`), ...changed];
}

/**
 * Writes one random game per player count, alternating the sets of options, and removes those of other player counts. Returns the
 * file names.
 */
export function makeGoldens(module: AnyModule, folder: FolderPath): string[] {
  mkdirSync(join(pathOf(folder), 'goldens'), { recursive: true });
  for (const { name, path } of filesIn(folder, 'goldens', '.json')) if (isOurs(name)) rmSync(path);
  const tables = tablesOf(module.game);
  return module.game.seats.map((seats, i) => {
    const fitting = tables.filter(table => table.seats === seats);
    const name = goldenFor(seats);
    const table = fitting[i % fitting.length] as Table;
    writeFileSync(join(pathOf(folder), name), writeGolden(goldenOf(module.game, table)));
    return name;
  });
}

/** Records one more random game, with chosen options, under a name of its own. `npm run goldens` leaves it as it is. */
export function addGolden(module: AnyModule, folder: FolderPath, name: string, { seats, options }: Table): string {
  const file = join('goldens', `${name}.json`);
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new BadInput(`"${name}" is no name of a golden; write one such as any-crossbow`);
  if (existsSync(join(pathOf(folder), file)))
    throw new BadInput(`${file} is there already; old games must stay as they are`);
  const table = { seats, options: settle(module.game, seats, options) };
  writeFileSync(join(pathOf(folder), file), writeGolden(goldenOf(module.game, table)));
  return file;
}

const goldenFor = (seats: number): string => join('goldens', `${seats}-players.json`);
/** Other file names are other recordings, for example games of an older version. They stay. */
const isOurs = (name: string): boolean => /^\d+-players\.json$/.test(basename(name));

function problemWithGolden(game: AnyGame, text: string, name: string): string | null {
  try {
    const file = parseFile(text, name) as Golden;
    const play = loadFile(game, file);
    if (file.match === undefined || typeof file.told !== 'string') return 'a golden holds its last match and "told"';
    return hashOf(play.told) === file.told ? null : 'the same match, but not the same events are told';
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

function goldenOf(game: AnyGame, table: Table): Golden {
  const { scenario, ending } = randomGame(game, table, SEED, BOUND);
  const position = ending === 'over' ? reach(watch(game), scenario) : null;
  if (position === null) throw new BadInput(`${game.id}: a random game for ${table.seats} players does not end well`);
  return { ...toFile(position.play), told: hashOf(position.play.told) };
}

const hashOf = (told: readonly (readonly Told[])[]): string =>
  createHash('sha256').update(canonical(told)).digest('hex');

/** One line for each answer, so that a change can be read in a diff. */
function writeGolden({ entries, ...rest }: Golden): string {
  const fields = Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const lines = entries.map(entry => JSON.stringify(entry));
  return `{\n${fields.join(',\n')},\n"entries": [\n${lines.join(',\n')}\n]\n}\n`;
}
