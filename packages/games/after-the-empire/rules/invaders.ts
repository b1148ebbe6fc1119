// Who attacks a castle: AE-7.2, AE-7.3, AE-7.5.
import type { Seat } from '@boardwright/engine';
import { at } from '../castle.ts';
import type { Content, Invader, Siege, Tier } from '../content/types.ts';
import { type Castle, castleOf, type G, goldOf } from '../state.ts';
import { ARCHER, NO_CARD, SWORDSMAN } from '../words.ts';

/** The highest tier that this gold reaches. */
export function tierFor(invader: Invader, gold: number): Tier {
  const { tiers } = invader;
  let i = tiers.length - 1;
  while (i > 0 && (tiers[i] as Tier).gold > gold) i--;
  return tiers[i] as Tier;
}

/** Nobody counts as poorer than the threat of the season. */
export const reckonedGold = (content: Content, g: G, castle: Castle): number =>
  Math.max(goldOf(castle), at(content.threat, g.season - 1));

/** Places the attackers of the revealed cards before a castle's walls, and tells who came (AE-7.2, AE-7.3). */
export function march(
  content: Content,
  g: G,
  castle: Castle,
  foes: number[],
  came?: (invader: Invader, side: number, tier: Tier) => void,
): void {
  const gold = reckonedGold(content, g, castle);
  for (let i = 0; i < g.invaders.length; i++) {
    const card = at(g.invaders, i);
    if (card === NO_CARD) continue;
    const invader = content.invaders[card] as Invader;
    const tier = tierFor(invader, gold);
    const side = at(g.sides, i);
    foes[side * 2 + SWORDSMAN] = at(foes, side * 2 + SWORDSMAN) + tier.swordsmen;
    foes[side * 2 + ARCHER] = at(foes, side * 2 + ARCHER) + tier.archers;
    came?.(invader, side, tier);
  }
}

/** AE-7.5: the swordsmen that a siege card can add, more with every season. */
export const mostReinforcement = (g: G): number => g.season;

/** AE-7.5: against everybody or against the richest. As for invader cards, nobody counts as poorer than the threat. */
export function reinforcement(content: Content, g: G, p: Seat, { reinforcement: label }: Siege): number {
  if (label === 'none') return 0;
  const gold = (castle: Castle): number => reckonedGold(content, g, castle);
  const most = Math.max(...g.castles.map(gold));
  return label === 'all' || gold(castleOf(g, p)) === most ? mostReinforcement(g) : 0;
}
