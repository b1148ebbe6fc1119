// What lies before a player, in words: stores, hero, hammer, tokens and cards.
import type { Area, Phrase, Seat, Spot } from '@boardwright/engine';
import { BOAR_COLOURS } from '../content/faces.ts';
import { FEATS, HAMMER_STEPS } from '../content/feats.ts';
import { FEAT, FIRST_BOAR, faceName } from '../rules/lookup.ts';
import { cardsGlory } from '../score.ts';
import { copiesOf, type G, goldCap, type Hero, HOME, heroOf, moonCap, sunCap, walkOn } from '../state.ts';

/** What is chosen at one's own things, by the thing. */
const CHOSEN_AT: Readonly<Record<string, readonly string[]>> = {
  glory: ['gain:glory', 'convert:*'],
  gold: ['gain:gold'],
  sun: ['gain:sun', 'action:extra'],
  moon: ['gain:moon'],
  hammerTrack: ['hammer:*'],
  cerberusTokens: ['token:cerberus'],
  tritonTokens: ['triton:*'],
  guardians_owl: ['owl:*'],
  elder: ['elder:pay'],
  silver_hind: ['hind:*'],
};

/** What everybody wants to know of everybody at every turn. */
const STATUS: readonly string[] = ['gold', 'sun', 'moon', 'hammerTrack', 'cerberusTokens', 'tritonTokens'];

export function before(g: G, p: Seat, seat: Seat | null): Area {
  const hero = heroOf(g, p);
  const things: [string, Phrase][] = [
    ['glory', { say: 'glory', track: hero.glory, cards: cardsGlory(hero) }],
    ['gold', { say: 'gold', n: hero.gold, most: goldCap(hero) }],
    ['sun', { say: 'sun', n: hero.sun, most: sunCap(hero) }],
    ['moon', { say: 'moon', n: hero.moon, most: moonCap(hero) }],
    ...hammer(hero),
    ...tokens(hero),
    ...boars(g, p),
    ...forged(g, hero),
    ...cards(hero),
  ];
  const place: Spot = {
    id: 'hero',
    says: { say: hero.at === HOME ? 'heroHome' : 'heroAway', p, island: hero.at },
    words: [`player:p${p + 1}`],
  };
  return {
    id: 'player',
    seat: p,
    spots: [
      place,
      ...things.map(([id, says]): Spot => {
        const words = p === seat ? (CHOSEN_AT[id] ?? []) : [];
        return { id, says, words, ...(STATUS.includes(id) ? { status: true } : {}) };
      }),
    ],
  };
}

function hammer(hero: Hero): [string, Phrase][] {
  const owned = copiesOf(hero, 'hammer');
  if (owned === 0) return [];
  const { side, step, glory, waiting, isSpent } = walkOn(owned, hero.hammered);
  if (isSpent) return [['hammerTrack', { say: 'hammerSpent' }]];
  return [['hammerTrack', { say: 'hammer', side, step, of: HAMMER_STEPS, glory, waiting }]];
}

function tokens({ cerberus, triton }: Hero): [string, Phrase][] {
  const out: [string, Phrase][] = [];
  if (cerberus > 0) out.push(['cerberusTokens', { say: 'cerberusTokens', n: cerberus }]);
  if (triton > 0) out.push(['tritonTokens', { say: 'tritonTokens', n: triton }]);
  return out;
}

/** Boars that this player sent: they bring a reward each time they are applied. */
function boars(g: G, p: Seat): [string, Phrase][] {
  return Array.from({ length: BOAR_COLOURS }, (_, colour) => faceName(FIRST_BOAR + colour)).flatMap((boar, colour) =>
    g.boars[colour] === p ? [[boar, { say: 'boarOwned', boar: `face:${boar}` }] as [string, Phrase]] : [],
  );
}

/** Counted by Typhon alone. */
const forged = (g: G, hero: Hero): [string, Phrase][] =>
  g.stacks.includes(FEAT.typhon) ? [['forged', { say: 'forged', n: hero.forged }]] : [];

const cards = (hero: Hero): [string, Phrase][] =>
  FEATS.flatMap(({ name, glory }, id): [string, Phrase][] => {
    const n = hero.cards[id] ?? 0;
    return n === 0 ? [] : [[name, { say: 'card', feat: `feat:${name}`, n, glory }]];
  });
