// The gardens: the special faces whose cards are in this game.
import { NOBODY } from '@boardwright/engine';
import type { FaceName } from './content/faces.ts';
import type { FeatName } from './content/feats.ts';
import { FEAT, FIRST_BOAR, FIRST_SHIELD, faceName, PLACE_OF } from './rules/lookup.ts';
import type { G } from './state.ts';

export interface Plot {
  readonly faces: readonly FaceName[];
  readonly left: number | null; // null: one of each colour
  readonly feat: FeatName;
}
export type InGardens = Pick<G, 'stacks' | 'stock' | 'shields' | 'boars'>;
/** One of each colour, or as many as there are cards. */
export function plotsOf(g: InGardens): Plot[] {
  const isIn = (feat: FeatName): boolean => g.stacks[PLACE_OF[FEAT[feat]] ?? 0] === FEAT[feat];
  const cards = (feat: FeatName): number => g.stock[PLACE_OF[FEAT[feat]] ?? 0] ?? 0;
  const plain = (
    [
      ['helmet', 'x3'],
      ['abyss_mirror', 'mirror'],
      ['celestial_ship', 'ship'],
    ] as const
  ).map(([feat, face]) => ({ feat, faces: [face], left: cards(feat) }));
  const shields = g.shields.flatMap((left, i) => (left > 0 ? [faceName(FIRST_SHIELD + i)] : []));
  const boars = g.boars.flatMap((owner, i) => (owner === NOBODY ? [faceName(FIRST_BOAR + i)] : []));
  const all: Plot[] = [
    ...plain,
    { feat: 'guardians_shield', faces: shields, left: null },
    { feat: 'tenacious_boar', faces: boars, left: null },
  ];
  return all.filter(({ feat }) => isIn(feat));
}
