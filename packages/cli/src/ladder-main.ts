// npm run ladder: measures each level of bots against the one below it and writes docs/bots.md and its picture.
// With arguments it measures a part: --game ID, --players N, --level NAME, --games K, --seed S, --time MS or
// --iterations N, --workers N, --against NAME; --write measures nothing.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Budget } from '@boardwright/bots';
import { BadInput, settle } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { type Standing, standingsOf } from './arena/standings.ts';
import { loadGame } from './input/game.ts';
import { budgetName, commandOf, type Figure, keepFigure, RUNGS, readFigures } from './ladder/figures.ts';
import { writePage } from './ladder/page.ts';
import { percent } from './output/numbers.ts';
import { print } from './output/print.ts';
import { progress } from './output/progress.ts';
import { runOnWorkers } from './simulate/run.ts';
import type { Series } from './simulate/series.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    players: { type: 'string', default: '2' },
    level: { type: 'string' },
    against: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    time: { type: 'string' },
    iterations: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    write: { type: 'boolean', default: false },
  },
});
const numberOf = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new BadInput(`"${text}" is no number above 0`);
  return Number(text);
};
const budget: Budget =
  values.iterations === undefined
    ? { ms: numberOf(values.time ?? '1000') }
    : { iterations: numberOf(values.iterations) };

async function measure(game: string, seats: number, lower: string, upper: string): Promise<Figure> {
  const module = await loadGame({ id: game, modules: [] });
  const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? upper : lower));
  const options = settle(module.game, seats, {});
  const seed = numberOf(values.seed);
  const series: Series = { source: { id: game, modules: [] }, seats, options, bots, seed, budget };
  const count = numberOf(values.games);
  const bar = progress(count);
  const run = await runOnWorkers(series, { from: 1, to: count }, numberOf(values.workers), bar.at).finally(bar.end);
  if (run.failure !== null) throw new BadInput(`${game}, game ${run.failure.number}: ${run.failure.message}`);
  const standings = standingsOf(series, run.results);
  const of = (bot: string): Standing => standings.find(each => each.bot === bot) as Standing;
  const games = run.results.length;
  return { game, seats, upper, lower, games, seed, budget, upperStanding: of(upper), lowerStanding: of(lower) };
}

async function climb(): Promise<void> {
  for (const game of values.game === undefined ? Object.keys(games) : [values.game])
    for (const [below, level] of RUNGS) {
      if (values.level !== undefined && values.level.split('@')[0] !== level) continue;
      const figure = await measure(game, numberOf(values.players), values.against ?? below, values.level ?? level);
      const { share, low, high } = figure.upperStanding.wins;
      print(`${commandOf(figure)}\n  ${percent(share)} (${percent(low)} to ${percent(high)}), ${budgetName(budget)}`);
      writePage(keepFigure(figure));
    }
}

try {
  if (values.write) writePage(readFigures());
  else await climb();
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`ladder: ${error.message}\n`);
  process.exitCode = 2;
}
