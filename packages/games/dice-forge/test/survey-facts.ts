// The numbers that the words must tell, worked out from the state and the printed values alone.
import { type Match, NOBODY, type Seat } from '@boardwright/engine';
import type { Facts } from '@boardwright/testkit';
import { FACES, type FaceName } from '../content/faces.ts';
import { FEATS, PLACES, PRINTED_COUNT } from '../content/feats.ts';
import type { G, Hero } from '../state.ts';

const SOLD = 16; // kinds of faces in the sanctuary
const HAMMER = 0; // the number of its card
const CHEST = 1;
const TYPHON = 19;

/** The numbers in the names of faces. */
const IN_NAME: Readonly<Record<FaceName, readonly number[]>> = {
  ...{ g1: [1], g3: [3], g4: [4], g6: [6], s1: [1], s2: [2], m1: [1], m2: [2], v2: [2], v3: [3], v4: [4] },
  ...{ gm: [2, 1], sv: [1, 1], mv: [2, 2], all: [1], c1: [1], c2: [2], gv: [3, 2], x3: [3], mirror: [], ship: [] },
  ...{ shield_sun: [], shield_moon: [], shield_gold: [], shield_glory: [] },
  ...{ boar_red: [], boar_yellow: [], boar_green: [], boar_blue: [] },
};
/** The numbers in what a card of the box does; it has none if it is not here. */
const IN_EFFECT: Readonly<Record<string, readonly number[]>> = {
  ...{ hammer: [15, 10, 15, 15], chest: [4, 3, 3], helmet: [3], guardians_owl: [1, 1, 1], wild_spirits: [3, 3] },
  ...{ elder: [3, 4], great_bear: [3], sentinel: [2], typhon: [1], triton: [6, 2, 2] },
};
/** The special faces of the cards, with the numbers in what they do. */
const SPECIAL: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  helmet: { x3: [] },
  abyss_mirror: { mirror: [] },
  celestial_ship: { ship: [2] },
  guardians_shield: { shield_sun: [5, 2], shield_moon: [5, 2], shield_gold: [5, 3], shield_glory: [5, 3] },
  tenacious_boar: {
    ...{ boar_red: [1, 1, 1, 1, 3], boar_yellow: [1, 1, 1, 1, 3] },
    ...{ boar_green: [1, 1, 1, 1, 3], boar_blue: [1, 1, 1, 1, 3] },
  },
};

/** A card that is not in the box tells the numbers that it shows. */
function inEffect(id: number): readonly number[] {
  const { name, shows } = FEATS[id] as (typeof FEATS)[number];
  return id < PRINTED_COUNT ? (IN_EFFECT[name] ?? []) : digitsOf(shows);
}
export const digitsOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

type Put = (place: string, ...numbers: readonly number[]) => void;

export function facts({ g, scores }: Match<G, never>, seat: Seat | null): Facts {
  const out = new Map<string, readonly number[]>();
  const put: Put = (place, ...numbers) => {
    if (numbers.length > 0) out.set(place, numbers);
  };
  putSummary(g, scores !== null, seat, put);
  putIslands(g, put);
  putTemple(g, put);
  for (const [p, hero] of g.heroes.entries()) putHero(g, hero, `p${p + 1}`, put);
  return out;
}

const positive = (n: number): number[] => (n > 0 ? [n] : []);
const nameOf = (face: number): FaceName => (FACES[face] as (typeof FACES)[number]).name;
const onCards = (hero: Hero): number => FEATS.reduce((sum, { glory }, id) => sum + glory * (hero.cards[id] ?? 0), 0);

function putSummary(g: G, isOver: boolean, seat: Seat | null, put: Put): void {
  const points = g.heroes.map(hero => hero.glory + onCards(hero));
  const placeOf = (p: Seat): number => 1 + points.filter(n => n > (points[p] as number)).length;
  const others = [...g.heroes.keys()].filter(p => p !== seat).sort((a, b) => placeOf(a) - placeOf(b));
  const all = seat === null ? others : [seat, ...others];
  if (!isOver) put('summary/0', g.round, g.rounds);
  for (const [i, p] of all.entries()) {
    const hero = g.heroes[p] as Hero;
    put(`summary/${i + 1}`, points[p] as number, hero.glory, onCards(hero), placeOf(p));
  }
  if (isOver) return;
  const next = all.length + (seat === null ? 0 : 1);
  if (seat !== null) {
    const { gold, sun, moon } = g.heroes[seat] as Hero;
    const faces = FACES.slice(0, SOLD).filter(({ price = 0 }, face) => price <= gold && (g.temple[face] as number) > 0);
    put(`summary/${next}`, gold, sun, moon, ...faces.flatMap(({ name }) => IN_NAME[name]));
  }
  put(`summary/${next + 2}`, ...g.heroes.flatMap(hero => positive(hero.at)));
}

function putIslands(g: G, put: Put): void {
  for (const [i, { id, island, sun, moon }] of PLACES.entries()) {
    const card = g.stacks[i] as number;
    const { glory } = FEATS[card] as (typeof FEATS)[number];
    const left = positive(g.stock[i] as number);
    put(`feats/${id}`, island, ...positive(sun), ...positive(moon), glory, ...left, ...inEffect(card));
  }
  for (let island = 1; island <= 7; island++) put(`portals/island-${island}`, island);
}

function putTemple(g: G, put: Put): void {
  for (const [face, { name, price = 0 }] of FACES.slice(0, SOLD).entries())
    put(`sanctuary/${name}`, ...IN_NAME[name], price, ...positive(g.temple[face] as number));
  for (const [place, id] of g.stacks.entries()) {
    const special = SPECIAL[(FEATS[id] as (typeof FEATS)[number]).name] ?? {};
    for (const [i, [name, does]] of Object.entries(special).entries()) {
      const colour = name.startsWith('shield') ? g.shields[i] : g.boars[i] === NOBODY ? 1 : 0;
      const left = /_/.test(name) ? colour : g.stock[place];
      put(`gardens/${name}`, ...IN_NAME[name as FaceName], ...positive(left as number), ...does);
    }
  }
}

function putHero(g: G, hero: Hero, p: string, put: Put): void {
  const at = `${p}.player`;
  const chests = hero.cards[CHEST] as number;
  put(`${at}/hero`, ...positive(hero.at));
  put(`${at}/glory`, hero.glory, onCards(hero));
  put(`${at}/gold`, hero.gold, 12 + 4 * chests);
  put(`${at}/sun`, hero.sun, 6 + 3 * chests);
  put(`${at}/moon`, hero.moon, 6 + 3 * chests);
  const hammers = hero.cards[HAMMER] as number;
  const [done, step] = [Math.floor(hero.hammered / 15), hero.hammered % 15];
  if (done < 2 * hammers) {
    const waiting = hammers - 1 - Math.floor(done / 2);
    put(`${at}/hammerTrack`, (done % 2) + 1, step, 15, done % 2 === 0 ? 10 : 15, ...positive(waiting));
  }
  put(`${at}/cerberusTokens`, ...positive(hero.cerberus));
  put(`${at}/tritonTokens`, ...positive(hero.triton));
  if (g.stacks.includes(TYPHON)) put(`${at}/forged`, hero.forged);
  for (const [id, { name, glory }] of FEATS.entries())
    if ((hero.cards[id] ?? 0) > 0) put(`${at}/${name}`, hero.cards[id] as number, glory);
  for (const [die, name] of ['light', 'dark'].entries()) {
    const faces = hero.dice.slice(6 * die, 6 * die + 6);
    const kinds = [...new Set(faces)].map(face => {
      const n = faces.filter(each => each === face).length;
      return [...(n > 1 ? [n] : []), ...IN_NAME[nameOf(face)]];
    });
    put(`${p}.dice/${name}`, ...IN_NAME[nameOf(hero.dice[hero.up[die] as number] as number)], ...kinds.flat());
  }
}
