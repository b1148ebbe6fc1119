// Chapter 8: what the cards do when they are taken, and what their tokens do later.
import { type Aside, NOBODY, type Question, type Seat, type Step } from '@boardwright/engine';
import { DICE, RESOURCES } from '../content/faces.ts';
import { type FeatName, TRITON, WILD_SPIRITS } from '../content/feats.ts';
import { at, canFund, type G, heroOf, upFace } from '../state.ts';
import { applyNames, applyTogether, rollBoth } from './blessings.ts';
import { applyFaces } from './faces.ts';
import {
  FACE,
  FACE_WORD,
  FEAT,
  FEAT_WORD,
  FIRST_BOAR,
  FIRST_SHIELD,
  faceName,
  othersOf,
  PASS,
  PLACE_OF,
  YES,
} from './lookup.ts';
import { gain, gainOne } from './stores.ts';
import type { Tasks, Way, X } from './tasks.ts';

type Effect = (x: X, p: Seat) => void;
const nothingNow: Effect = () => {};
const forgeNow =
  (face: 'x3' | 'mirror' | 'ship'): Effect =>
  (x, p) =>
    x.next({ do: 'chooseSlot', p, face });
/** DF-8.10, DF-8.11: the first blessing is over before the second is rolled. */
const blessTwice =
  (way: Way): Effect =>
  (x, p) =>
    x.next({ do: 'divineBlessing', p, way }, { do: 'divineBlessing', p, way });
const blessOneDie =
  (way: Way): Effect =>
  (x, p) =>
    x.next({ do: 'chooseDie', p, way });

/** What happens when a card is taken. Many only work later, or only count at the end. */
const EFFECTS: Readonly<Record<FeatName, Effect>> = {
  hammer: nothingNow,
  chest: nothingNow,
  silver_hind: nothingNow,
  satyrs: rollForSatyrs,
  ferryman: nothingNow,
  helmet: forgeNow('x3'),
  cancer: blessTwice('blessing'),
  hydra: nothingNow,
  sphinx: blessOneDie('blessing'),
  abyss_mirror: forgeNow('mirror'),
  gorgon: nothingNow,
  minotaur: rollForMinotaur,
  guardians_owl: nothingNow,
  wild_spirits: (x, p) => gain(x, p, WILD_SPIRITS.gold, 0, WILD_SPIRITS.moon, 0),
  elder: nothingNow,
  great_bear: nothingNow,
  tenacious_boar: sendBoar,
  cerberus: (x, p) => {
    heroOf(x.g, p).cerberus++;
  },
  sentinel: blessTwice('sentinel'),
  typhon: (x, p) => gain(x, p, 0, 0, 0, heroOf(x.g, p).forged),
  cyclops: blessOneDie('cyclops'),
  triton: (x, p) => {
    heroOf(x.g, p).triton++;
  },
  guardians_shield: (x, p) => x.next({ do: 'chooseShield', p }),
  celestial_ship: forgeNow('ship'),
};

/** DF-7.5: the card is taken, then it takes effect. */
export const takeCard: Step<G, Tasks, Tasks['takeCard']> = (x, { p, feat }) => {
  const id = FEAT[feat];
  const place = at(PLACE_OF, id);
  const hero = heroOf(x.g, p);
  x.g.stock[place] = at(x.g.stock, place) - 1;
  hero.cards[id] = at(hero.cards, id) + 1;
  x.tell({ say: 'tookCard', p, feat: FEAT_WORD[id] as string });
  EFFECTS[feat](x, p);
};

/** DF-8.5: the others roll and apply nothing. */
function rollForSatyrs(x: X, p: Seat): void {
  const others = othersOf(x.g.seats, p);
  for (const q of others) rollBoth(x, q);
  const [only, second] = others;
  if (only !== undefined && second === undefined) {
    const hero = heroOf(x.g, only);
    applyFaces(x, p, upFace(hero, 0), upFace(hero, 1), 'satyrs');
  } else x.next({ do: 'chooseSatyrFace', p, picked: null });
}

/** DF-8.5: two different dice. With equal faces it does not matter which. */
export const chooseSatyrFace: Question<G, Tasks, Tasks['chooseSatyrFace']> = {
  who: t => t.p,
  options: (g, { p, picked }) => {
    const faces = othersOf(g.seats, p).flatMap(q => [upFace(heroOf(g, q), 0), upFace(heroOf(g, q), 1)]);
    if (picked !== null) faces.splice(faces.indexOf(FACE[picked]), 1);
    return [...new Set(faces)].sort((a, b) => a - b);
  },
  show: face => FACE_WORD[face] as `face:${string}`,
  choose: (x, { p, picked }, face) => {
    if (picked === null) x.next({ do: 'chooseSatyrFace', p, picked: faceName(face) });
    else applyNames(x, p, [picked, faceName(face)], 'satyrs');
  },
};

/** DF-8.19: the others roll and lose what they rolled, starting left of the active player. */
function rollForMinotaur(x: X, p: Seat): void {
  const others = othersOf(x.g.seats, p);
  for (const q of others) rollBoth(x, q);
  applyTogether(x, others, 'loss');
}

/** DF-8.6: the next colour. The four cards differ only in colour. */
function sendBoar(x: X, p: Seat): void {
  const colour = x.g.boars.indexOf(NOBODY);
  x.g.boars[colour] = p;
  x.next({ do: 'chooseBearer', p, boar: faceName(FIRST_BOAR + colour) });
}

export const chooseBearer: Question<G, Tasks, Tasks['chooseBearer']> = {
  who: t => t.p,
  options: (g, { p }) => othersOf(g.seats, p),
  show: q => `player:p${q + 1}`,
  choose: (x, { p, boar }, q) => {
    x.tell({ say: 'sentBoar', p, q, face: FACE_WORD[FACE[boar]] as string });
    x.next({ do: 'chooseSlot', p: q, face: boar });
  },
};

/** DF-8.20: one of the remaining colours. */
export const chooseShield: Question<G, Tasks, Tasks['chooseShield']> = {
  who: t => t.p,
  options: g => g.shields.flatMap((left, colour) => (left > 0 ? [FIRST_SHIELD + colour] : [])),
  show: face => FACE_WORD[face] as `face:${string}`,
  choose: (x, { p }, face) => {
    x.g.shields[face - FIRST_SHIELD] = 0;
    x.next({ do: 'chooseSlot', p, face: faceName(face) });
  },
  whyNot: g =>
    g.shields.flatMap((left, colour) =>
      left > 0
        ? []
        : [{ word: FACE_WORD[FIRST_SHIELD + colour] as `face:${string}`, why: 'shieldGone', rule: 'DF-8.20' }],
    ),
};

/** DF-8.14, DF-8.15: four minor blessings, all with the die chosen now. */
const DICE_CHOICES = [0, 1] as const;
export const chooseDie: Question<G, Tasks, Tasks['chooseDie']> = {
  who: t => t.p,
  options: () => DICE_CHOICES,
  show: die => `die:${DICE[die]}`,
  choose: (x, { p, way }, die) => {
    const minor = { do: 'minorBlessing', p, die, way } as const;
    x.next(minor, minor, minor, minor);
  },
};

/** DF-8.8: the whole roll again, with all choices made again; one token per roll. Only helmets would give nothing. */
const USE_OR_NOT = [YES, PASS] as const;
const NO_OPTIONS: readonly number[] = [];
export const mayUseCerberus: Question<G, Tasks, Tasks['mayUseCerberus']> = {
  who: t => t.p,
  options: (g, { p, faces }) =>
    heroOf(g, p).cerberus > 0 && faces.some(face => face !== 'x3') ? USE_OR_NOT : NO_OPTIONS,
  show: choice => (choice === YES ? 'token:cerberus' : 'button:pass'),
  choose: (x, { p, faces, way }, choice) => {
    if (choice === PASS) return;
    heroOf(x.g, p).cerberus--;
    x.tell({ say: 'usedCerberus', p });
    applyNames(x, p, faces, way);
  },
  usual: () => PASS,
};

/** DF-8.18: at any time in one's own turn. */
const TRITON_ASIDES: readonly (readonly Aside<Tasks>[])[] = [0, 1, 2, 3].map(p =>
  (['gold', 'sun', 'moon'] as const).map(what => ({
    word: `triton:${what}` as const,
    task: { do: 'useTriton', p, gain: what } as const,
  })),
);
const NO_ASIDES: readonly Aside<Tasks>[] = [];
export const asides = (g: G, p: Seat): readonly Aside<Tasks>[] =>
  canFund(g, p) ? (TRITON_ASIDES[p] ?? NO_ASIDES) : NO_ASIDES;

export const useTriton: Step<G, Tasks, Tasks['useTriton']> = (x, { p, gain: what }) => {
  heroOf(x.g, p).triton--;
  x.tell({ say: 'usedTriton', p });
  gainOne(x, p, RESOURCES.indexOf(what), TRITON[what]);
};
