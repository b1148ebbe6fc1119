// Where the points come from: the glory track, and the cards, which count at the end.
import type { ScoreSheet, Word } from '@boardwright/engine';
import { FEATS, HAMMER_GLORY, HAMMER_STEPS } from './content/feats.ts';
import { FEAT, FEAT_GLORY } from './rules/lookup.ts';
import type { G, Hero } from './state.ts';

/** DF-9.2: the track, and what is printed on the cards. */
export function totalOf(hero: Hero): number {
  let total = hero.glory;
  for (let id = 0; id < FEAT_GLORY.length; id++) total += (hero.cards[id] as number) * (FEAT_GLORY[id] as number);
  return total;
}

export function score(g: G): ScoreSheet[] {
  return g.heroes.map(hero => ({ total: totalOf(hero), lines: [trackLine(hero), ...hero.cards.flatMap(cardLine)] }));
}

const trackLine = (hero: Hero) => ({ source: 'track:glory' as Word, points: hero.glory });

/** The details are the card and how many of it there are. */
function cardLine(copies: number, id: number): { source: Word; points: number }[] {
  const feat = FEATS[id];
  if (copies === 0 || feat === undefined) return [];
  return [{ source: `feat:${feat.name}-${copies}`, points: copies * feat.glory }];
}

/** A reward that a hero's hammers still hold: how much, and how much gold away. */
export interface HammerReward {
  readonly points: number;
  readonly gold: number;
}

/** DF-8.1: what the hammers of a hero would still give, nearest first. */
export function hammerRewards(hero: Hero): HammerReward[] {
  const walks = 2 * (hero.cards[FEAT.hammer] as number);
  const done = Math.floor(hero.hammered / HAMMER_STEPS);
  return Array.from({ length: walks - done }, (_, i) => ({
    points: HAMMER_GLORY[(done + i) % 2] as number,
    gold: (done + i + 1) * HAMMER_STEPS - hero.hammered,
  }));
}

/** What a feat would add to the total of a hero for certain: its points, and for Typhon the faces forged (DF-8.13). */
export function featPoints(hero: Hero, id: number): number {
  return (FEAT_GLORY[id] as number) + (id === FEAT.typhon ? hero.forged : 0);
}
