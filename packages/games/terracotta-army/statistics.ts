// Statistics of a finished match that show whether the values of an edition are playable; `simulate` averages them.
import type { Match } from '@boardwright/engine';
import type { Tasks } from './rules/tasks.ts';
import { type G, isWarriorKind } from './state.ts';

export function statistics({ g }: Match<G, Tasks>): Record<string, number> {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  const workers = sum(g.craftsmen) + sum(g.artisans) + g.wheel.filter(code => code > 0).length;
  const craftsmen = sum(g.craftsmen) + g.wheel.filter(code => code % 2 === 1).length;
  return {
    warriors: g.figures.kind.filter(isWarriorKind).length,
    specialists: sum(g.bought),
    'masters hired': g.masters.filter(token => token > 0).length,
    'artisans of workers': (workers - craftsmen) / workers,
    points: sum(g.points) / g.seats,
  };
}
