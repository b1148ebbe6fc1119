// The islands in words: their feats, and who stands on their portals.
import type { Area, Seat, Spot } from '@boardwright/engine';
import { FEATS, type Feat, ISLANDS, PLACES, type PlaceRow } from '../content/feats.ts';
import { at, type G } from '../state.ts';

export const feats = (g: G, seat: Seat | null): Area => ({
  id: 'feats',
  heads: ['feat', 'sun', 'moon', 'glory', 'left', 'island'].map(column => ({ say: `head.${column}` })),
  spots: PLACES.map((place, i) => stack(g, seat, place, i)),
});

function stack(g: G, seat: Seat | null, { id, island, sun, moon }: PlaceRow, place: number): Spot {
  const { name, glory, kind } = FEATS[at(g.stacks, place)] as Feat;
  const left = at(g.stock, place);
  const there = g.heroes.findIndex(hero => hero.at === island);
  const who = there < 0 ? 'nobody' : there === seat ? 'own' : 'other';
  const price = shards(sun, moon);
  const feat = `feat:${name}`;
  return {
    id,
    says: { say: 'feat', feat, island, price, glory, kind, left, who, p: Math.max(0, there), about: `about:${name}` },
    cells: [{ say: 'featCell', feat }, ...[sun, moon, glory, left, island].map(n => ({ say: 'number', n }))],
    words: [feat],
  };
}

export const shards = (sun: number, moon: number): string[] => [
  ...(sun > 0 ? [`sunShards:${sun}`] : []),
  ...(moon > 0 ? [`moonShards:${moon}`] : []),
];

export const portals = (g: G): Area => ({
  id: 'portals',
  spots: Array.from({ length: ISLANDS }, (_, i): Spot => {
    const island = i + 1;
    const p = g.heroes.findIndex(hero => hero.at === island);
    const id = `island-${island}`;
    if (p < 0) return { id, says: { say: 'freePortal', island } };
    return { id, says: { say: 'takenPortal', island, p }, seat: p };
  }),
});
