// How strong an invader card is against a castle: AE-7.3.
import { at } from '../castle.ts';
import type { Content, Invader, Tier } from '../content/types.ts';
import { type Castle, type G, goldOf } from '../state.ts';

/** The highest tier that the gold reaches. */
export function tierFor(invader: Invader, gold: number): Tier {
  const { tiers } = invader;
  let i = tiers.length - 1;
  while (i > 0 && (tiers[i] as Tier).gold > gold) i--;
  return tiers[i] as Tier;
}

/** Nobody is counted as poorer than the threat of the season. */
export const reckonedGold = (content: Content, g: G, castle: Castle): number =>
  Math.max(goldOf(castle), at(content.threat, g.season - 1));
