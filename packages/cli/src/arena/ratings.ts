// Ratings of bots from their places: openskill, game by game in order of their numbers.
import { ordinal, type Rating, rate, rating } from 'openskill';
import { botAt, type Result } from '../simulate/series.ts';

export interface Rated {
  readonly mu: number;
  readonly sigma: number;
  readonly rating: number; // a rating the bot very likely deserves: mu - 3 sigma
}

export function ratingsOf(bots: readonly string[], results: readonly Result[]): Map<string, Rated> {
  const known = new Map<string, Rating>(bots.map(name => [name, rating()]));
  for (const { number, places } of results) {
    const names = places.map((_, seat) => botAt(bots, number, seat));
    const teams = rate(
      names.map(name => [known.get(name) as Rating]),
      { rank: [...places] },
    );
    for (const name of known.keys()) {
      const own = teams.filter((_, seat) => names[seat] === name).map(([member]) => member as Rating);
      if (own.length > 0)
        known.set(name, { mu: mean(own.map(each => each.mu)), sigma: mean(own.map(each => each.sigma)) });
    }
  }
  return new Map([...known].map(([name, each]) => [name, { ...each, rating: ordinal(each) }]));
}

const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length;
