// npm run ladder: measures each level of bots against the one below it, and writes docs/bots.md and its picture. It may
// be stopped at any time and continues where it was. --workers N: number of cores (1); --only TEXT: only rungs whose
// name contains it (GAME-2p-expert-skilled); --games K: at most this many of each; --write: measures nothing.
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { BadInput, settle } from '@boardwright/engine';
import { loadGame } from './input/game.ts';
import { commandOf, figuresOf } from './ladder/figures.ts';
import { writePage } from './ladder/page.ts';
import { type Heading, RECORDS, recordsIn } from './ladder/records.ts';
import { BUDGET, botsOf, type Goal, goals, nameOf, SEED } from './ladder/rungs.ts';
import { versionOf } from './ladder/version.ts';
import { percent } from './output/numbers.ts';
import { print } from './output/print.ts';
import { progress } from './output/progress.ts';
import { runOnWorkers } from './simulate/run.ts';
import { failed, type Series } from './simulate/series.ts';

/** Runs with low priority, so that other work on the machine comes first. */
const NICENESS = 10;

interface Wish {
  readonly workers: number;
  readonly goals: readonly Goal[];
  readonly onlyWrites: boolean;
}

const numberOf = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new BadInput(`"${text}" is not a whole number above 0`);
  return Number(text);
};

/** Parsed first, so that typing errors are reported at once. */
function readWish(): Wish {
  const { values } = flags();
  const most = numberOf(values.games);
  const wanted = goals().filter(({ rung }) => nameOf(rung).includes(values.only));
  if (wanted.length === 0) throw new BadInput(`no rung has "${values.only}" in its name`);
  return {
    workers: numberOf(values.workers),
    goals: wanted.map(({ rung, games }) => ({ rung, games: Math.min(games, most) })),
    onlyWrites: values.write,
  };
}

function flags() {
  try {
    return parseArgs({
      options: {
        workers: { type: 'string', default: '1' },
        only: { type: 'string', default: '' },
        games: { type: 'string', default: '1000' },
        write: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new BadInput((error as Error).message);
  }
}

const records = recordsIn(RECORDS);

/** Fingerprints of how the bots of all games play now. Takes some seconds per game. */
async function allVersions(): Promise<ReadonlyMap<string, string>> {
  const versions = new Map<string, string>();
  const ids = new Set(goals().map(({ rung }) => rung.game));
  const bar = progress(ids.size);
  for (const id of ids) {
    bar.at(versions.size);
    versions.set(id, versionOf(await loadGame({ id, modules: [] })));
  }
  bar.end();
  return versions;
}

type Versions = Awaited<ReturnType<typeof allVersions>>;

const writeAll = (versions: Versions): void => writePage(figuresOf(records.all(), versions));

async function measure({ rung, games }: Goal, versions: Versions, workers: number): Promise<void> {
  const { game, seats } = rung;
  const heading: Heading = { ...rung, budget: BUDGET, seed: SEED, version: versions.get(game) ?? '' };
  const known = new Set(records.open(heading).results.map(({ number }) => number));
  const missing = Array.from({ length: games }, (_, i) => i + 1).filter(number => !known.has(number));
  if (missing.length === 0) return;
  print(commandOf({ ...heading, games }));
  const source = { id: game, modules: [] };
  const options = settle((await loadGame(source)).game, seats, {});
  const series: Series = { source, seats, options, bots: botsOf(rung), seed: SEED, budget: BUDGET, clock: 'cpu' };
  const spans = missing.map(number => ({ from: number, to: number }));
  const run = await runOnWorkers(series, spans, workers, (_, last) => {
    for (const outcome of last) if (!failed(outcome)) records.keep(heading, { ...outcome, statistics: {} });
  });
  if (run.failure !== null) throw new BadInput(`${game}, game ${run.failure.number}: ${run.failure.message}`);
  writeAll(versions);
  const figure = figuresOf(records.all(), versions).find(each => nameOf(each) === nameOf(rung));
  if (figure === undefined) return;
  const { share, low, high } = figure.upperStanding.wins;
  print(`  ${percent(share)} (${percent(low)} to ${percent(high)}) of ${figure.games} games`);
}

async function climb({ goals: wanted, workers }: Wish, versions: Versions): Promise<void> {
  setPriority(NICENESS);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      writeAll(versions);
      process.exit(1);
    });
  for (const goal of wanted) await measure(goal, versions, workers);
}

try {
  const wish = readWish();
  const versions = await allVersions();
  if (wish.onlyWrites) writeAll(versions);
  else await climb(wish, versions);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`ladder: ${error.message}\n`);
  process.exitCode = 2;
}
