// The measured figures of the ladder: one for each game, number of players and rung. A new run replaces its own alone.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Budget } from '@boardwright/bots';
import type { Standing } from '../arena/standings.ts';
import { readJson, writeText } from '../input/files.ts';

export const DOCS = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const FILE = path.join(DOCS, 'bots.json');

/** Each level is measured against the one below it. */
export const RUNGS = [
  ['random', 'novice'],
  ['novice', 'skilled'],
  ['skilled', 'expert'],
] as const;

export interface Figure {
  readonly game: string;
  readonly seats: number;
  readonly upper: string;
  readonly lower: string;
  readonly games: number;
  readonly seed: number;
  readonly budget: Budget;
  readonly upperStanding: Standing;
  readonly lowerStanding: Standing;
}

export const readFigures = (): Figure[] => (existsSync(FILE) ? (readJson(FILE) as Figure[]) : []);

export function keepFigure(figure: Figure): Figure[] {
  const kept = [...readFigures().filter(each => keyOf(each) !== keyOf(figure)), figure].sort(inOrder);
  const rounded = JSON.stringify(kept, (_, value: unknown) => (typeof value === 'number' ? round(value) : value), 1);
  writeText(FILE, `${rounded}\n`);
  return readFigures();
}

const keyOf = ({ game, seats, upper }: Figure): string => `${game} ${seats} ${upper}`;
const rungOf = ({ upper }: Figure): number => RUNGS.findIndex(([, level]) => upper.startsWith(level));
const inOrder = (a: Figure, b: Figure): number =>
  a.game.localeCompare(b.game) || a.seats - b.seats || rungOf(a) - rungOf(b) || a.upper.localeCompare(b.upper);
const round = (n: number): number => Number(n.toPrecision(5));

/** The command that measures a figure again. */
export function commandOf({ game, seats, upper, lower, games, seed, budget }: Figure): string {
  const limit = 'ms' in budget ? `--time ${budget.ms}` : `--iterations ${budget.iterations}`;
  return `npx boardwright arena ${game} --players ${seats} --bots ${upper},${lower} --games ${games} --seed ${seed} ${limit}`;
}

/** What a bot may think, in few words. */
export const budgetName = (budget: Budget): string =>
  'ms' in budget ? `${budget.ms} ms` : `${budget.iterations} iterations`;
