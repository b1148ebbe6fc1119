// What the descriptions of the buildings have in common: their rule, whose dice are there, piles and discarded tiles.
import type { Json, Phrase, Spot } from '@boardwright/engine';
import { ARCHIVES, AUCTION, BUILDINGS, type BuildingName, GUILD, ILLUMINATI } from '../names.ts';
import type { G } from '../state.ts';

/** Where The Will to Win can be used. */
const CONTESTED: readonly BuildingName[] = [ARCHIVES, AUCTION, GUILD, ILLUMINATI].map(
  building => BUILDINGS[building] as BuildingName,
);

/** The rule of a building, where dice are placed. */
export const ruleOf = (building: BuildingName): Spot => ({
  id: 'rule',
  says: { say: 'about', about: `about:${building}` },
  words: [`${building}:*`, `neutral_${building}:*`, ...(CONTESTED.includes(building) ? [`${building}_will:*`] : [])],
});

/** Marks a spot as that of a person at the table, not of the rival or the neutral player. */
export const whose = (g: G, p: number): Pick<Spot, 'seat'> => (p >= 0 && p < g.seats ? { seat: p } : {});

export const pile = (
  of: 'maps' | 'specialists' | 'relics' | 'missions' | 'items' | 'abilities' | 'chests',
  n: number,
): Spot => ({
  id: 'pile',
  says: { say: `pile.${of}`, n },
});

/** Tiles that have left the game lie face up. */
export const gone = (tiles: readonly Json[]): Spot[] =>
  tiles.length === 0 ? [] : [{ id: 'gone', says: { say: 'gone', tiles } }];

/** What is there, or that nobody is there. */
export const orNobody = (spots: readonly Spot[]): readonly Spot[] =>
  spots.length > 0 ? spots : [{ id: 'nobody', says: { say: 'nobody' } satisfies Phrase }];
