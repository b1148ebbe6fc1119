// Every content that a game was made with here, so that bots, forecasts and pictures find theirs by the table.
import { type Advice, BadInput, type Game, type Seat } from '@boardwright/engine';
import { adviceFor } from './bot.ts';
import { readContent, standard } from './content/content.ts';
import type { Content } from './content/types.ts';
import { type Forecast, forecaster } from './forecast.ts';
import { gameWith } from './game.ts';
import type { Tasks } from './rules/tasks.ts';
import type { G } from './state.ts';

interface Edition {
  readonly content: Content;
  readonly game: Game<G, Tasks>;
  readonly advice: Advice<G, Tasks>;
  readonly forecast: (g: G, seat: Seat) => Forecast;
}

const editions = new Map<string, Edition>();

function editionWith(content: Content): Edition {
  const known = editions.get(content.key);
  if (known !== undefined) return known;
  const game = { ...gameWith(content), withContent: (data: unknown) => editionWith(readContent(data)).game };
  const edition = { content, game, advice: adviceFor(content, game), forecast: forecaster(content) };
  editions.set(content.key, edition);
  return edition;
}

function editionOf(g: G): Edition {
  const edition = editions.get(g.content);
  if (edition === undefined) throw new BadInput(`the content "${g.content}" of this table is not loaded here`);
  return edition;
}

export const { game } = editionWith(standard);

export const contentOf = (g: G): Content => editionOf(g).content;
/** What is known of the coming attack on a castle, as numbers; also on a view. */
export const forecast = (g: G, seat: Seat): Forecast => editionOf(g).forecast(g, seat);

export const advice: Advice<G, Tasks> = {
  evaluate: (g, seat) => editionOf(g).advice.evaluate(g, seat),
  choose: (g, open, random) => editionOf(g).advice.choose(g, open, random),
};
