// The recorded games of the ladder: one file per rung, one line per game, written as soon as the game is over. So the
// ladder may be stopped at any time and continued later, even on another machine.
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Budget } from '@boardwright/bots';
import { BadInput } from '@boardwright/engine';
import { makeFolder, readText, writeText } from '../input/files.ts';
import type { Result } from '../simulate/series.ts';
import { nameOf, type Rung } from './rungs.ts';

/** The first line of a file. */
export interface Heading extends Rung {
  readonly budget: Budget;
  readonly seed: number;
  readonly version: string; // of the bots
}
export interface Played {
  readonly heading: Heading;
  readonly results: readonly Result[]; // by number, each only once
}

export const RECORDS = fileURLToPath(new URL('../../../../docs/ladder/', import.meta.url));
const ENDING = '.jsonl';

export interface Records {
  /** All records. */
  all(): Played[];
  /** The records of a rung. Drops those that were measured in another way or with other bots. */
  open(heading: Heading): Played;
  keep(heading: Heading, result: Result): void;
}

export function recordsIn(folder: string): Records {
  const fileOf = (rung: Rung): string => path.join(folder, `${nameOf(rung)}${ENDING}`);
  return {
    all() {
      const names = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith(ENDING)) : [];
      return names.sort().map(name => readRecord(path.join(folder, name)));
    },
    open(heading) {
      const file = fileOf(heading);
      const old = existsSync(file) ? readRecord(file) : null;
      const isSame = old !== null && JSON.stringify(old.heading) === JSON.stringify(heading);
      const results = isSame ? old.results : [];
      makeFolder(folder);
      // Also rewritten when it continues, because the last line may be cut off.
      writeText(file, [heading, ...results].map(lineOf).join(''));
      return { heading, results };
    },
    keep: (heading, result) => appendFileSync(fileOf(heading), lineOf(result)),
  };
}

const lineOf = (value: unknown): string => `${JSON.stringify(value, rounded)}\n`;
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(1)) : value;

function readRecord(file: string): Played {
  const [first, ...lines] = readText(file)
    .split('\n')
    .flatMap(line => parsed(line) ?? []);
  if (first === undefined) throw new BadInput(`${file} has no heading`);
  const byNumber = new Map((lines as Result[]).map(result => [result.number, result]));
  return { heading: first as Heading, results: [...byNumber.values()].sort((a, b) => a.number - b.number) };
}

/** Null if the line is incomplete because the ladder was stopped while writing it. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
