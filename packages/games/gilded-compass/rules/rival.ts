// The Clockwork Rival of the solo game (GC-18): a player that follows a compass die and fixed rules.
import type { Content } from '../content/content.ts';
import { FACES, ONE, oddFace } from '../dice.ts';
import { ARCHIVES, BUILDINGS, GALLEON, ILLUMINATI, LIBRARY, TEMPLE, TOWER, UNIVERSITY } from '../names.ts';
import type { G } from '../state.ts';
import { canGetHelp, getHelp } from './abilities.ts';
import { strength } from './archives.ts';
import type { Buildings } from './buildings.ts';
import { baseOf, detailOf } from './codes.ts';
import { BOTH, bidIn, groupIn, pairIn } from './details.ts';
import { captain } from './galleon.ts';
import { leader, missing } from './illuminati.ts';
import { rollAll } from './roll.ts';
import { lengthOf, strengthOf } from './runs.ts';
import type { X } from './tasks.ts';

/** GC-18.2 to GC-18.4. */
export function takeRivalTurn(c: Content, x: X, p: number, buildings: Buildings): void {
  const { g } = x;
  const needsHelp = (g.dice[p] as number) <= c.rival.helpAt;
  if (needsHelp && canGetHelp(g, p)) getHelp(c, x, p);
  rollAll(x, p);
  const compass = x.die(6) + 1;
  x.tell({ say: 'compass', p: 'rival', face: compass });
  const code = choosePlace(c, g, p, c.rival.compass[compass - 1] as string, buildings);
  x.tell({ say: 'rivalChooses', p: 'rival', word: buildings.word(code) });
  buildings.place(x, p, code);
  g.roll = 0;
}

/** The building the compass points to, then the others in order, and finally the Library. */
function choosePlace(c: Content, g: G, p: number, first: string, buildings: Buildings): number {
  const goal = first === 'C' && g.c < 0 ? 'archives' : first;
  const order = c.rival.fallback;
  const from = order.indexOf(goal);
  for (let i = 0; i < order.length; i++) {
    const building = numberOf(g, order[(from + i) % order.length] as string);
    if (building < 0) continue;
    const best = usefulAt(c, g, p, building, buildings);
    if (best !== null) return best;
  }
  return baseOf(LIBRARY);
}

function numberOf(g: G, goal: string): number {
  if (goal === 'B') return g.b;
  return goal === 'C' ? g.c : BUILDINGS.indexOf(goal as (typeof BUILDINGS)[number]);
}

/** The best useful placement, or null. */
function usefulAt(c: Content, g: G, p: number, building: number, buildings: Buildings): number | null {
  const codes: number[] = [];
  buildings.of(building).list(g, p, g.roll, false, baseOf(building), codes);
  switch (building) {
    case ARCHIVES:
      return atArchives(c, g, codes);
    case UNIVERSITY:
      return atUniversity(c, codes);
    case TEMPLE:
      return atTemple(codes);
    case ILLUMINATI:
      return atIlluminati(g, p, codes);
    case GALLEON:
      return atGalleon(c, g, p, codes);
    case TOWER:
      return atTower(c, g, codes);
    default:
      return atRuns(c, g, p, codes);
  }
}

/** The code with the highest key; the first among equals. A key of `null` is not useful. */
function best(codes: readonly number[], key: (code: number) => number | null): number | null {
  let found: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const code of codes) {
    const worth = key(code);
    if (worth !== null && worth > most) {
      found = code;
      most = worth;
    }
  }
  return found;
}

/** A group of two or more that would get a map now: the largest, then the highest, with the fewest dice. */
function atArchives(c: Content, g: G, codes: readonly number[]): number | null {
  return best(codes, code => {
    const { face, added, joins } = groupIn(code);
    const count = added + joins;
    const mine = strength({ p: 0, face, count });
    const others = g.archives.filter(group => !(group.face === face && group.count === joins));
    const ahead = others.filter(group => strength(group) > mine).length;
    if (count < c.rival.groupFrom || ahead >= g.mapsShown.length) return null;
    return count * 1000 + face * 100 - added;
  });
}

/** A pair, lowest face first, or else the lowest die that could be part of a pair (GC-18.4). */
function atUniversity(c: Content, codes: readonly number[]): number | null {
  return best(codes, code => {
    const { low, high } = pairIn(code);
    if (low > 0) return -low;
    return high < c.universityPair ? -high - FACES.length : null;
  });
}

/** A longer run in a rewarded place, unless it is already first. */
function atRuns(c: Content, g: G, p: number, codes: readonly number[]): number | null {
  const own = g.runs[p] as number;
  const others = g.runs.filter((_, q) => q !== p).map(strengthOf);
  const ahead = (run: number): number => others.filter(strength => strength > strengthOf(run)).length;
  if (own !== 0 && ahead(own) === 0) return null;
  const places = c.rewardedRuns[g.players] as number;
  return best(codes, code => {
    const run = own | detailOf(code);
    return lengthOf(run) >= c.rival.runFrom && ahead(run) < places ? strengthOf(run) : null;
  });
}

/** The codes are in the order of the tiles; only free ones. */
const atTemple = (codes: readonly number[]): number | null => codes[0] ?? null;

function atIlluminati(g: G, p: number, codes: readonly number[]): number | null {
  if (leader(g) === p || codes.length === 0) return null;
  const need = missing(g, p);
  const free = oddFace(g.roll - need);
  return best(codes, code => (detailOf(code) === need + (ONE[free] as number) ? 1 : null));
}

function atGalleon(c: Content, g: G, p: number, codes: readonly number[]): number | null {
  if (captain(g) === p) return null;
  return best(codes, code => (bidIn(code).count <= c.rival.galleonDice ? -bidIn(code).sum : null));
}

function atTower(c: Content, g: G, codes: readonly number[]): number | null {
  const both = codes.find(code => detailOf(code) === BOTH);
  if (both !== undefined) return both;
  const side = c.towerOf[oddFace(g.roll)];
  return best(codes, code => (detailOf(code) === side ? 1 : null));
}
