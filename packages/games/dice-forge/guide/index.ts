// What a newcomer should want: better faces while there are many rolls to come, then feats for their points.
import type { Goal, Guide, Match, Messages, Seat } from '@boardwright/engine';
import { EXTRA_ACTION_SUN, PLACE_COUNT } from '../content/feats.ts';
import { bestFace, type Plan } from '../plan.ts';
import { FACE_WORD, FEAT_GLORY, FEAT_WORD, PASS, PLACE_MOON, PLACE_SUN, PRICE } from '../rules/lookup.ts';
import type { Tasks } from '../rules/tasks.ts';
import { at, type G, goldCap, heroOf, moonCap, sunCap } from '../state.ts';
import { outlookOf } from '../worth.ts';

const messages = (file: { default: Messages }): Messages => file.default;
/** With fewer own turns to come, a new face hardly pays for itself. */
const FORGING_TURNS = 2;
/** A shard that is still missing costs about so much glory of time. */
const PATIENCE = 2.5;
/** Room below this is filled by one roll. */
const ROOM = 2;

export const guide: Guide<G, Tasks> = {
  goals: ({ g }: Match<G, Tasks>, seat: Seat) => {
    const plan = planOf(g, seat);
    const found = plan.outlook.turns > FORGING_TURNS ? [forge(plan), feat(plan)] : [feat(plan), points(plan)];
    return [...found.filter(goal => goal !== null), full(plan) ?? again(plan)];
  },
  texts: {
    en: () => import('./locale/en.json', { with: { type: 'json' } }).then(messages),
    hu: () => import('./locale/hu.json', { with: { type: 'json' } }).then(messages),
    pl: () => import('./locale/pl.json', { with: { type: 'json' } }).then(messages),
  },
};

function planOf(g: G, p: Seat): Plan {
  const { gold, sun, moon } = heroOf(g, p);
  return { g, p, gold, sun, moon, outlook: outlookOf(g, p) };
}

/** The best face for the gold at hand, or else the one to save for; null: none is worth its price. */
function forge(plan: Plan): Goal | null {
  const now = bestFace(plan, 0, []).choice;
  const face = now === PASS ? bestFace({ ...plan, gold: goldCap(heroOf(plan.g, plan.p)) }, 0, []).choice : now;
  if (face === PASS) return null;
  const is = { face: FACE_WORD[face] as string, price: at(PRICE, face), gold: plan.gold, rolls: plan.outlook.rolls };
  return {
    is: { say: now === PASS ? 'saveGold' : 'forge', ...is },
    at: [FACE_WORD[face] as string],
    words: ['face:*'],
    rule: 'DF-6.1',
  };
}

/** The feat that brings most glory for what is still missing; null if no card is left. */
function feat({ g, sun, moon }: Plan): Goal | null {
  let found: { id: number; missing: number; place: number } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (at(g.stock, place) === 0) continue;
    const id = at(g.stacks, place);
    const missing = Math.max(0, at(PLACE_SUN, place) - sun) + Math.max(0, at(PLACE_MOON, place) - moon);
    const value = at(FEAT_GLORY, id) - PATIENCE * missing;
    if (value <= most) continue;
    most = value;
    found = { id, missing, place };
  }
  if (found === null) return null;
  const { id, missing, place } = found;
  const word = FEAT_WORD[id] as string;
  const price = { needSun: at(PLACE_SUN, place), needMoon: at(PLACE_MOON, place) };
  return {
    is: { say: missing === 0 ? 'feat' : 'saveShards', feat: word, glory: at(FEAT_GLORY, id), sun, moon, ...price },
    at: [word],
    words: missing === 0 ? ['feat:*'] : [],
    rule: 'DF-7.1',
  };
}

/** DF-0.5: near the end nothing else counts. */
const points = ({ g, p, outlook }: Plan): Goal => ({
  is: { say: 'points', glory: heroOf(g, p).glory, turns: outlook.turns },
  at: [`store:${p}-glory`],
  words: ['feat:*', 'convert:glory', 'gain:glory'],
  rule: 'DF-0.5',
});

/** DF-1.3: a store that is nearly full; null if there is room. */
function full({ g, p }: Plan): Goal | null {
  const hero = heroOf(g, p);
  const caps = { gold: goldCap(hero), sun: sunCap(hero), moon: moonCap(hero) };
  const what = (['gold', 'sun', 'moon'] as const).find(each => hero[each] > caps[each] - ROOM);
  if (what === undefined) return null;
  return {
    is: { say: 'full', what: `gain:${what}`, n: hero[what], most: caps[what] },
    at: [`store:${p}-${what}`],
    words: what === 'gold' ? ['face:*', 'hammer:*'] : ['feat:*'],
    rule: 'DF-1.3',
  };
}

/** DF-3.6 */
const again = ({ p, sun }: Plan): Goal => ({
  is: { say: 'again', sun, price: EXTRA_ACTION_SUN },
  at: [`store:${p}-sun`],
  words: ['action:extra'],
  rule: 'DF-3.6',
});
