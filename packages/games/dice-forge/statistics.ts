// Statistics of a finished match; `simulate` averages them.
import type { Match } from '@boardwright/engine';
import type { Tasks } from './rules/tasks.ts';
import { totalOf } from './score.ts';
import { cardsOf, type G, type Hero } from './state.ts';

export function statistics({ g }: Match<G, Tasks>): Record<string, number> {
  const mean = (of: (hero: Hero) => number): number => g.heroes.reduce((sum, hero) => sum + of(hero), 0) / g.seats;
  return {
    points: mean(totalOf),
    'points on cards': mean(hero => totalOf(hero) - hero.glory),
    'faces forged': mean(hero => hero.forged),
    'feats performed': mean(cardsOf),
    'gold hammered': mean(hero => hero.hammered),
    'faces left in the sanctuary': g.temple.reduce((sum, left) => sum + left, 0),
  };
}
