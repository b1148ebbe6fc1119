// The figures of the ladder, computed from the recorded games.
import type { Budget } from '@boardwright/bots';
import { type Standing, standingsOf } from '../arena/standings.ts';
import type { Heading, Played } from './records.ts';
import { botsOf, goals, nameOf } from './rungs.ts';

export interface Figure extends Heading {
  readonly games: number; // played
  readonly asked: number; // games to be played
  readonly isCurrent: boolean; // measured with the current bots
  readonly upperStanding: Standing;
  readonly lowerStanding: Standing;
}

/** By game, the fingerprint of how its bots play now: see version.ts. */
export type Versions = ReadonlyMap<string, string>;

/** In the order of the page: by game, player count and level. */
export function figuresOf(records: readonly Played[], versions: Versions): Figure[] {
  const order = goals().map(({ rung }) => nameOf(rung));
  const asked = new Map(goals().map(({ rung, games }) => [nameOf(rung), games])); // the last goal of a rung is the largest
  return records
    .filter(({ heading, results }) => asked.has(nameOf(heading)) && results.length > 0)
    .map(record => figureOf(record, asked.get(nameOf(record.heading)) ?? 0, versions))
    .sort(
      (a, b) =>
        a.game.localeCompare(b.game) || a.seats - b.seats || order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)),
    );
}

function figureOf({ heading, results }: Played, asked: number, versions: Versions): Figure {
  const { game, seats, seed, upper, lower } = heading;
  const series = { source: { id: game, modules: [] }, seats, options: {}, bots: botsOf(heading), seed };
  const standings = standingsOf(series, results);
  const of = (bot: string): Standing => standings.find(each => each.bot === bot) as Standing;
  return {
    ...heading,
    games: results.length,
    asked,
    isCurrent: heading.version === versions.get(game),
    upperStanding: of(upper),
    lowerStanding: of(lower),
  };
}

/** The command that measures a figure again. */
export function commandOf(figure: Pick<Figure, keyof Heading | 'games'>): string {
  const { game, seats, games, seed, budget } = figure;
  const limit = 'ms' in budget ? `--time ${budget.ms}` : `--iterations ${budget.iterations}`;
  return `npx boardwright arena ${game} --players ${seats} --bots ${botsOf(figure).join(',')} --games ${games} --seed ${seed} ${limit}`;
}

/** A bot's budget in a few words. */
export const budgetName = (budget: Budget): string =>
  'ms' in budget ? `${budget.ms} ms` : `${budget.iterations} iterations`;
