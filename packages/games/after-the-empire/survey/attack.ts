// The coming attack in words: the cards of this season, and what everybody's gold means for it.
import type { Area, Match, Phrase, Spot } from '@boardwright/engine';
import { at, attackersOf } from '../castle.ts';
import type { Content, Invader, Siege } from '../content/types.ts';
import { goldOutlook } from '../forecast.ts';
import { phaseIn } from '../phase.ts';
import { threatOf } from '../rules/deal.ts';
import { mostReinforcement } from '../rules/invaders.ts';
import type { Tasks } from '../rules/tasks.ts';
import { type Castle, type G, goldOf } from '../state.ts';
import { aboutCard, NO_CARD, SACKED, SIDES, SURVIVED } from '../words.ts';
import { force, heads } from './told.ts';

export const attack = (content: Content, g: G): Area => ({
  id: 'attack',
  spots: [
    { id: 'threat', says: { say: 'threat', n: threatOf(content, g) } },
    ...g.invaders.map((card, i): Spot => ({ id: `invader-${i + 1}`, says: invader(content, g, card, i) })),
    { id: 'siege', says: siege(content, g) },
  ],
});

function invader(content: Content, g: G, card: number, i: number): Phrase {
  if (card === NO_CARD) return { say: 'invaderDown', n: i + 1 };
  const { id, kind, tiers } = content.invaders[card] as Invader;
  return {
    say: 'invader',
    n: i + 1,
    card: id,
    kind,
    side: SIDES[at(g.sides, i)] ?? '',
    tiers: tiers.map(
      ({ gold, swordsmen, archers }) => `tier:${gold}-${force(swordsmen, archers).replace(/[:-]/g, '.')}`,
    ),
  };
}

function siege(content: Content, g: G): Phrase {
  if (g.siege === NO_CARD) return { say: 'siegeDown', most: mostReinforcement(g) };
  const { id } = content.siege[g.siege] as Siege;
  return { say: 'siege', card: id, side: SIDES[g.siegeSide] ?? '', about: aboutCard(id) };
}

export const goldTrack = (content: Content, view: Match<G, Tasks>): Area => ({
  id: 'gold',
  heads: heads('player', 'gold', 'counts', 'foes', 'next', 'kept'),
  spots: view.g.castles.map((castle, p): Spot => {
    const { counts, kept, ...coming } = goldOutlook(content, view.g, castle);
    const isComing = ['actions', 'deploy'].includes(phaseIn(view));
    const { next, more } = isComing ? coming : { next: 0, more: 0 };
    const foes = isComing ? coming.known : attackersOf(castle);
    const gold = goldOf(castle);
    return {
      id: `p${p + 1}`,
      seat: p,
      says: { say: 'gold', p, gold, counts, state: stateOf(view, castle), foes, next, more, kept },
      cells: [
        { say: 'player', p },
        { say: 'number', n: gold },
        { say: 'number', n: counts },
        { say: 'number', n: foes },
        { say: 'next', next, more },
        { say: 'number', n: kept },
      ],
    };
  }),
});

/** Whether the attack is still to come, or how it ended. */
export function stateOf(view: Match<G, Tasks>, { fates }: Castle): string {
  const fate = at(fates, view.g.season - 1);
  if (fate === SURVIVED) return 'held';
  if (fate === SACKED) return 'sacked';
  return phaseIn(view) === 'battle' ? 'attacked' : 'coming';
}
