// boardwright arena: bots play against each other with rotating seats, and their strength is measured.
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
  about: 'measure how strong bots are against each other',
  words: 'GAME',
  most: 1,
  flags: {
    ...SERIES_FLAGS,
    bots: {
      value: 'A,B…',
      about: 'the bots that play; if there are fewer bots than seats, they repeat (skilled,novice)',
    },
    games: { value: 'K', about: 'number of games (100); bots change seats from game to game' },
    seed: { value: 'S', about: 'the same seed gives the same games; with --iterations, on any machine (1)' },
    time: { value: 'MS', about: `thinking time per answer in milliseconds (${USUAL_MS})` },
    clock: { value: 'NAME', about: 'how to measure that time: cpu (processor time, the default) or wall (real time)' },
    iterations: { value: 'N', about: 'limit the number of worlds a bot looks at instead of its time' },
    workers: { value: 'N', about: 'number of cores to use (all)' },
  },
  more: `A bot may have a budget of its own: --bots expert@4000ms,expert@1000ms or expert@800it,skilled.
Times are processor time of one core, so they do not depend on what else the machine does. The longest answer is also given in
real time. A shared first place counts as a fraction of a win. The rating is openskill's mu ± sigma; everybody starts at 25 ± 8.3.`,
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
  if (typed.has('time') && typed.has('iterations')) throw new BadInput('use either --time or --iterations, not both');
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
