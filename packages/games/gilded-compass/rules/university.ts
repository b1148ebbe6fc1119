// The University (GC-5): a row of dice in ascending order, for specialists.
import type { Content } from '../content/content.ts';
import { countOf, FACES, written } from '../dice.ts';
import { UNIVERSITY } from '../names.ts';
import { type Die, type G, isNeutral, isRival } from '../state.ts';
import { distinct, specialistWord } from '../tiles.ts';
import { type Building, named, type Refusal, toLibrary } from './codes.ts';
import { diceOfPair, pairDetail, pairIn } from './details.ts';
import { bestSpecialistFor } from './rival-choices.ts';
import type { Ask, Chapter, X } from './tasks.ts';

/** How many dice of the row stay to the left of a new die with this face: the lower ones (GC-5.2). */
function lowerThan(g: G, face: number): number {
  let lower = 0;
  while (lower < g.university.length && (g.university[lower] as Die).face < face) lower++;
  return lower;
}
/** A new die needs its own space (GC-5.3). The other die of a pair is somewhere to the left of the last one. */
const fits = (g: G, face: number): boolean => lowerThan(g, face) < g.spaces;
const pairFits = (g: G, high: number): boolean => lowerThan(g, high) + 1 < g.spaces;

/** The two faces of every pair that may be placed, lower first. */
const pairsWith = (sum: number): (readonly [number, number])[] =>
  FACES.flatMap(low => FACES.filter(high => low <= high && low + high === sum).map(high => [low, high] as const));
const hasPair = (dice: number, low: number, high: number): boolean =>
  countOf(dice, low) > 0 && countOf(dice, high) > (low === high ? 1 : 0);

export function university(c: Content): Building {
  const pairs = pairsWith(c.universityPair);
  return {
    list(g, _p, dice, _will, base, out) {
      for (let face = 1; face <= 6; face++)
        if (countOf(dice, face) > 0 && fits(g, face)) out.push(base + pairDetail(0, face));
      for (const [low, high] of pairs)
        if (hasPair(dice, low, high) && pairFits(g, high)) out.push(base + pairDetail(low, high));
    },
    taken: (_g, _p, _dice, code) => diceOfPair(code),
    put(x, p, _dice, code) {
      const { low, high } = pairIn(code);
      if (low > 0) enter(x, p, low);
      enter(x, p, high);
      pushOff(x);
    },
    details: code => written(diceOfPair(code)),
    refused(g, _p, dice) {
      const out: Refusal[] = [];
      for (const low of FACES) {
        if (countOf(dice, low) > 0 && !fits(g, low)) out.push({ details: `${low}`, why: 'noSpace', rule: 'GC-5.3' });
        for (const high of FACES) {
          if (high < low || !hasPair(dice, low, high)) continue;
          if (low + high !== c.universityPair) out.push({ details: `${low}+${high}`, why: 'pairSum', rule: 'GC-5.1' });
          else if (!pairFits(g, high)) out.push({ details: `${low}+${high}`, why: 'noSpace', rule: 'GC-5.3' });
        }
      }
      return out;
    },
  };
}

function enter(x: X, p: number, face: number): void {
  x.g.university.splice(lowerThan(x.g, face), 0, { p, face });
}

/** Dice without a space go to the Library (GC-5.3). */
function pushOff(x: X): void {
  const { g } = x;
  for (const die of g.university.splice(g.spaces)) toLibrary(x, die.p, 1, UNIVERSITY);
}

function takeSpecialist(c: Content, x: X, p: number, specialist: number): void {
  const { g } = x;
  g.specialistsShown.splice(g.specialistsShown.indexOf(specialist), 1);
  const word = specialistWord(c, specialist);
  if (isNeutral(g, p)) x.tell({ say: 'removes', p: named(g, p), tile: word });
  else {
    g.specialists[p]?.push(specialist);
    x.tell({ say: 'takesSpecialist', p: named(g, p), specialist: word });
  }
}

export function universityRules(c: Content): Chapter<'resolveUniversity' | 'chooseSpecialist'> {
  const alike = (a: number, b: number): boolean => a === b || specialistWord(c, a) === specialistWord(c, b);
  const chooseSpecialist: Ask<'chooseSpecialist'> = {
    who: ({ p }) => p,
    options: g => distinct(g.specialistsShown, alike),
    show: specialist => specialistWord(c, specialist),
    choose: (x, { p }, specialist) => takeSpecialist(c, x, p, specialist),
    usual: (g, { p }) => bestSpecialistFor(c, g, p),
  };
  return {
    // GC-5.4, GC-17.6: from left to right. All dice stay until the last has chosen.
    resolveUniversity: (x, { rank }) => {
      const { g } = x;
      let at = rank;
      for (; at < g.university.length && g.specialistsShown.length > 0; at++) {
        const { p } = g.university[at] as Die;
        if (isNeutral(g, p) || isRival(g, p)) takeSpecialist(c, x, p, bestSpecialistFor(c, g, p));
        else return x.next({ do: 'chooseSpecialist', p, rank: at }, { do: 'resolveUniversity', rank: at + 1 });
      }
      for (const { p } of g.university.splice(at)) toLibrary(x, p, 1, UNIVERSITY);
      g.university.length = 0;
      for (const left of g.specialistsShown) x.tell({ say: 'specialistGone', specialist: specialistWord(c, left) });
      g.specialistsShown.length = 0;
    },
    chooseSpecialist,
  };
}
