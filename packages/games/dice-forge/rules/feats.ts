// Chapter 7: heroic feats. Paying, moving, ousting.
import type { Refused, Seat } from '@boardwright/engine';
import { BEAR_GLORY, FEATS, type FeatName, PLACE_COUNT, PLACES } from '../content/feats.ts';
import { at, copiesOf, type G, type Hero, HOME, heroOf } from '../state.ts';
import { takeCard } from './cards.ts';
import { featAction } from './codes.ts';
import { FEAT_WORD, PLACE_MOON, PLACE_OF, PLACE_SUN } from './lookup.ts';
import { gain, pay } from './stores.ts';
import type { X } from './tasks.ts';

export const canPayFeat = (g: G, place: number, sun: number, moon: number): boolean =>
  at(PLACE_SUN, place) <= sun && at(PLACE_MOON, place) <= moon && at(g.stock, place) > 0;

export function addFeats(out: number[], g: G, hero: Hero): void {
  for (let place = 0; place < PLACE_COUNT; place++)
    if (canPayFeat(g, place, hero.sun, hero.moon)) out.push(featAction(at(g.stacks, place)));
}

/** Why feats cannot be performed now. */
export function missingFeats(g: G, p: Seat): Refused[] {
  const { sun, moon } = heroOf(g, p);
  return FEATS.flatMap(({ place }, id) => {
    const word = FEAT_WORD[id] as `feat:${string}`;
    if (g.stacks[place] !== id) return [{ word, why: 'notInPlay', rule: 'DF-2.6' }];
    if (g.stock[place] === 0) return [{ word, why: 'emptyStack', rule: 'DF-7.2' }];
    if (canPayFeat(g, place, sun, moon)) return [];
    const needSun = at(PLACE_SUN, place);
    const needMoon = at(PLACE_MOON, place);
    return [{ word, why: 'notEnoughShards', rule: 'DF-7.1', needSun, needMoon, sun, moon }];
  });
}

/** DF-7.1, DF-7.5: pay, move, and take the card after everything the move has caused. */
export function performFeat(x: X, p: Seat, id: number): void {
  const place = at(PLACE_OF, id);
  const sun = at(PLACE_SUN, place);
  const moon = at(PLACE_MOON, place);
  pay(heroOf(x.g, p), 0, sun, moon);
  x.tell({ say: 'performed', p, feat: FEAT_WORD[id] as string, sun, moon });
  const task = { do: 'takeCard', p, feat: (FEATS[id] as { name: FeatName }).name } as const;
  if (moveHero(x, p, (PLACES[place] as { island: number }).island)) x.next(task);
  else takeCard(x, task);
}

/** DF-7.3, DF-7.4. True: a hero was ousted, whose blessing comes before the card. */
function moveHero(x: X, p: Seat, island: number): boolean {
  const { g } = x;
  const hero = heroOf(g, p);
  if (hero.at === island) return false;
  const q = g.heroes.findIndex(each => each.at === island);
  hero.at = island;
  x.tell({ say: 'moved', p, island });
  if (q < 0) return false;
  heroOf(g, q).at = HOME;
  x.tell({ say: 'ousted', p, q });
  rewardBears(x, p);
  rewardBears(x, q);
  x.next({ do: 'divineBlessing', p: q, way: 'blessing' });
  return true;
}

/** DF-8.4: both for ousting and for being ousted. */
function rewardBears(x: X, p: Seat): void {
  const bears = copiesOf(heroOf(x.g, p), 'great_bear');
  if (bears > 0) gain(x, p, 0, 0, 0, BEAR_GLORY * bears);
}
