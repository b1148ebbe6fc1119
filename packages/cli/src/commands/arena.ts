// boardwright arena: bots play against each other with changing seats, and how good they are is measured.
import { availableParallelism } from 'node:os';
import type { Budget } from '@boardwright/bots';
import { BadInput } from '@boardwright/engine';
import { CLOCKS } from '../arena/clocks.ts';
import { reportStandings } from '../arena/report.ts';
import { standingsOf } from '../arena/standings.ts';
import type { Command, Typed } from '../command.ts';
import { oneLine } from '../input/files.ts';
import { oneOf, wholeNumber } from '../input/flags.ts';
import { print, printJson } from '../output/print.ts';
import { progress } from '../output/progress.ts';
import { bold } from '../output/style.ts';
import { type Run, runOnWorkers, split } from '../simulate/run.ts';
import type { Series } from '../simulate/series.ts';
import { SERIES_FLAGS, seriesOf } from '../simulate/typed-series.ts';

const MOST_GAMES = 1_000_000;
const USUAL_MS = 100;

export const arena: Command = {
  name: 'arena',
  about: 'measures how good bots are against each other',
  words: 'GAME',
  most: 1,
  flags: {
    ...SERIES_FLAGS,
    bots: { value: 'A,B…', about: 'who plays, by strength; fewer than players: in turn (skilled,novice)' },
    games: { value: 'K', about: 'how many games (100); seats change from game to game' },
    seed: { value: 'S', about: 'the same seed gives the same games, with --iterations on any machine (1)' },
    time: { value: 'MS', about: `how long a bot may think about an answer, in milliseconds (${USUAL_MS})` },
    clock: { value: 'NAME', about: 'what that time is: cpu, of one core (usual), or wall' },
    iterations: { value: 'N', about: 'how many worlds a bot may look at instead' },
    workers: { value: 'N', about: 'on how many cores (all)' },
  },
  more: `A bot may have a budget of its own: --bots expert@4000ms,expert@1000ms or expert@800it,skilled.
Times are processor time of one core, so they do not depend on what else the machine does; the longest is also given by the
clock on the wall. A shared first place counts as a part of a win. The rating is openskill's mu ± sigma; everybody begins at 25 ± 8.3.`,
  async run(typed) {
    const { series: typedSeries } = await seriesOf(typed, 'skilled,novice');
    const clock = oneOf('--clock', typed.one('clock') ?? 'cpu', CLOCKS);
    const series: Series = { ...typedSeries, budget: budgetOf(typed), clock };
    const games = wholeNumber(typed, 'games', 1, MOST_GAMES, 100);
    const cores = availableParallelism();
    const workers = wholeNumber(typed, 'workers', 1, 4 * cores, cores);
    const began = performance.now();
    const bar = progress(games);
    const run = await runOnWorkers(series, split({ from: 1, to: games }, workers), workers, bar.at).finally(bar.end);
    return report(typed, series, run, (performance.now() - began) / 1000);
  },
};

function budgetOf(typed: Typed): Budget {
  if (typed.has('time') && typed.has('iterations')) throw new BadInput('say either --time or --iterations, not both');
  const iterations = wholeNumber(typed, 'iterations', 1, 10_000_000, null);
  if (iterations !== null) return { iterations };
  return { ms: wholeNumber(typed, 'time', 1, 3_600_000, USUAL_MS) };
}

function report(typed: Typed, series: Series, run: Run, seconds: number): 0 | 1 {
  const standings = standingsOf(series, run.results);
  const { source, seats, options, bots, seed, budget, clock } = series;
  const games = run.results.length;
  if (typed.has('json'))
    printJson({
      game: source.id,
      seats,
      options,
      bots,
      seed,
      budget,
      clock,
      games,
      standings,
      failure: run.failure,
      seconds,
    });
  else {
    print(`${bold(source.id)}, ${seats} players: ${bots.join(', ')}; seed ${seed}`);
    reportStandings(standings, games, seconds);
  }
  if (run.failure === null) return 0;
  const { number, message } = run.failure;
  process.stderr.write(`boardwright: game ${number} of seed ${seed} broke: ${oneLine(message)}\n`);
  return 1;
}
