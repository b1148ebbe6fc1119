// The dice that have been rolled and not placed yet, in words.
import type { Area, Spot } from '@boardwright/engine';
import { facesOf } from '../dice.ts';
import { named } from '../rules/codes.ts';
import type { G } from '../state.ts';
import { whose } from './parts.ts';

/** What is done with rolled dice without placing them. */
const CHANGES = ['reroll:*', 'reroll_both:*', 'force:*', 'force_both:*', 'token:reroll'];

export function roll(g: G): Area {
  const p = named(g, g.active);
  const spots: Spot[] = [];
  if (g.roll !== 0)
    spots.push({
      id: 'own',
      says: { say: 'rolled', p, dice: facesOf(g.roll) },
      words: CHANGES,
      ...whose(g, g.active),
    });
  if (g.neutralRoll !== 0)
    spots.push({ id: 'neutral', says: { say: 'rolledNeutral', dice: facesOf(g.neutralRoll) }, words: CHANGES });
  return { id: 'roll', spots: spots.length > 0 ? spots : [{ id: 'none', says: { say: 'noRoll' } }] };
}
