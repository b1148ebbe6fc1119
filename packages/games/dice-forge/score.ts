// Where the points come from: the glory track, and the cards, which count at the end.
import type { ScoreSheet, Word } from '@boardwright/engine';
import { FEATS } from './content/feats.ts';
import { FEAT_GLORY } from './rules/lookup.ts';
import type { G, Hero } from './state.ts';

/** DF-9.2: the track, and what is printed on the cards. */
export const totalOf = (hero: Hero): number => hero.glory + cardsGlory(hero);

export function cardsGlory(hero: Hero): number {
  let glory = 0;
  for (let id = 0; id < hero.cards.length; id++) glory += (hero.cards[id] as number) * (FEAT_GLORY[id] as number);
  return glory;
}

export function score(g: G): ScoreSheet[] {
  return g.heroes.map(hero => ({ total: totalOf(hero), lines: [trackLine(hero), ...hero.cards.flatMap(cardLine)] }));
}

const trackLine = (hero: Hero) => ({ source: 'track:glory' as Word, points: hero.glory });

/** One source for all copies of a card, so that the sheets of all players have the same rows. */
function cardLine(copies: number, id: number): { source: Word; points: number }[] {
  const feat = FEATS[id];
  if (copies === 0 || feat === undefined) return [];
  return [{ source: `feat:${feat.name}`, points: copies * feat.glory }];
}
