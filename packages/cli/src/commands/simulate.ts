// boardwright simulate: bots play many games, and the results are summarized.
import { availableParallelism } from 'node:os';
import type { AnyModule } from '@boardwright/engine';
import type { Command, Typed } from '../command.ts';
import { oneLine } from '../input/files.ts';
import { wholeNumber } from '../input/flags.ts';
import { print, printJson } from '../output/print.ts';
import { progress } from '../output/progress.ts';
import { bold } from '../output/style.ts';
import { reportSummary } from '../simulate/report.ts';
import { type Run, runHere, runOnWorkers, type Span, split } from '../simulate/run.ts';
import type { Series } from '../simulate/series.ts';
import { summarize } from '../simulate/summary.ts';
import { SERIES_FLAGS, seriesOf } from '../simulate/typed-series.ts';

const MOST_GAMES = 10_000_000;

export const simulate: Command = {
  name: 'simulate',
  about: 'let bots play many games and show statistics',
  words: 'GAME',
  most: 1,
  flags: {
    ...SERIES_FLAGS,
    games: { value: 'K', about: 'number of games (100)' },
    bots: {
      value: 'A,B…',
      about:
        'the bots that play (random); if there are fewer bots than seats, they repeat. Different bots change seats from game to game',
    },
    seed: { value: 'S', about: 'the same seed gives the same games (1)' },
    only: { value: 'N', about: 'play only game number N of the series' },
    workers: { value: 'N', about: 'number of cores to use (1); the results do not depend on it' },
  },
  async run(typed) {
    const { series, module } = await seriesOf(typed, 'random');
    const span = spanOf(typed);
    const workers = wholeNumber(typed, 'workers', 1, 4 * availableParallelism(), 1);
    const began = performance.now();
    const run = await runWithProgress(series, module, span, workers);
    return report(typed, series, run, (performance.now() - began) / 1000);
  },
};

function spanOf(typed: Typed): Span {
  const games = wholeNumber(typed, 'games', 1, MOST_GAMES, 100);
  const only = wholeNumber(typed, 'only', 1, MOST_GAMES, null);
  return only === null ? { from: 1, to: games } : { from: only, to: only };
}

async function runWithProgress(series: Series, module: AnyModule, span: Span, workers: number): Promise<Run> {
  const bar = progress(span.to - span.from + 1);
  const heard = (done: number): void => bar.at(done);
  try {
    return workers === 1
      ? await runHere(series, module, span, heard)
      : await runOnWorkers(series, split(span, workers), workers, heard);
  } finally {
    bar.end();
  }
}

function report(typed: Typed, series: Series, run: Run, seconds: number): 0 | 1 {
  const summary = summarize(series, run.results);
  const { source, seats, options, bots, seed } = series;
  if (typed.has('json')) {
    const speed = { seconds, answersPerSecond: summary.answers / seconds, gamesPerSecond: summary.games / seconds };
    printJson({ game: source.id, seats, options, bots, seed, ...summary, failure: run.failure, speed });
  } else {
    print(`${bold(source.id)}, ${seats} players: ${bots.join(', ')}; seed ${seed}`);
    reportSummary(summary, seconds, process.stdout.isTTY === true);
  }
  if (run.failure === null) return 0;
  const { number, message } = run.failure;
  process.stderr.write(
    `boardwright: game ${number} of seed ${seed} broke (play it alone with the same flags and --only ${number}): ${oneLine(message)}\n`,
  );
  return 1;
}
