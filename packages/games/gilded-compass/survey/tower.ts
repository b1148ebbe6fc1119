// The Treasure Tower in words: the treasures of its levels, and whose dice are in its two towers.
import { type Area, NOBODY, type Phrase, type Spot } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { TREASURES } from '../names.ts';
import { named } from '../rules/codes.ts';
import { type G, isNeutral, isRival } from '../state.ts';
import { ruleOf, whose } from './parts.ts';

const SIDES = ['left', 'right'] as const;

export const tower = (c: Content, g: G): Area => ({
  id: 'tower',
  spots: [
    ruleOf('tower'),
    { id: 'sides', says: { say: 'towerSides' } },
    ...TREASURES.map((metal, level): Spot => {
      const taken = g.treasures.reduce((sum, mine) => sum + (mine[level] as number), 0);
      const n = (c.treasures[level] as readonly number[]).length - taken;
      return { id: metal, says: { say: 'treasuresLeft', metal, n, about: `about:${metal}` } };
    }),
  ],
});

/** From the top, as they stand. */
export const towers = (_c: Content, g: G): Area => ({
  id: 'towers',
  grid: SIDES.length,
  spots: TREASURES.map((_, level) => level)
    .reverse()
    .flatMap(level => SIDES.map((side, i) => room(g, side, level, i * TREASURES.length + level))),
});

function room(g: G, side: (typeof SIDES)[number], level: number, at: number): Spot {
  const p = g.tower[at] as number;
  const words = level === 0 ? [`tower:${side}`, `neutral_tower:${side}`] : [];
  const place = { side, metal: TREASURES[level] as string };
  return {
    id: `${side}-${level + 1}`,
    says: p === NOBODY ? { say: 'freeRoom', ...place } : { say: 'climber', ...place, p: named(g, p) },
    cells: [cellOf(g, p)],
    words,
    ...whose(g, p),
  };
}

function cellOf(g: G, p: number): Phrase {
  if (p === NOBODY) return { say: 'noDie' };
  return { say: isNeutral(g, p) ? 'neutralDie' : isRival(g, p) ? 'rivalDie' : 'aDie' };
}
