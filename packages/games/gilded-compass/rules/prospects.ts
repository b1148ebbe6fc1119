// What the buildings would give if they were resolved now, and what a placement would lead to. Chance is left out: where something
// is drawn, only how much.
import { type Event, NOBODY, type Word } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { sizeOf } from '../dice.ts';
import {
  ARCHIVES,
  AUCTION,
  GALLEON,
  GUILD,
  ILLUMINATI,
  LIBRARY,
  TEMPLE,
  TOWER,
  TREASURES,
  UNIVERSITY,
} from '../names.ts';
import { actors, copy, type G, isNeutral } from '../state.ts';
import { groupsInOrder } from './archives.ts';
import { buildingsOf } from './buildings.ts';
import { buildingOf, detailOf, isByNeutral } from './codes.ts';
import { BOTH, groupIn, LEFT, pairIn, RIGHT } from './details.ts';
import { crewsInOrder } from './galleon.ts';
import { taker } from './illuminati.ts';
import { lengthOf, runsInOrder } from './runs.ts';
import type { X } from './tasks.ts';

/** What a building gives. */
export const GOODS = [
  'map',
  'specialist',
  'relic',
  'mission',
  'item',
  'ability',
  'chest',
  ...TREASURES,
  'knowledge',
] as const;
export type Good = (typeof GOODS)[number];
export type Harvest = Readonly<Record<Good, number>>;

/** What each actor would get if the round ended now. */
export function harvestOf(c: Content, g: G): readonly Harvest[] {
  const all = Array.from({ length: actors(g) }, nothing);
  const give = (p: number, good: Good, n: number): void => {
    const mine = all[p] as Record<Good, number>;
    mine[good] += n;
  };
  for (const [at, { p, count }] of groupsInOrder(g).entries())
    if (at < g.mapsShown.length) give(p, 'map', 1);
    else give(p, 'knowledge', count);
  for (const [at, { p }] of g.university.entries())
    give(p, at < g.specialistsShown.length ? 'specialist' : 'knowledge', 1);
  for (const [p, dice] of g.library.entries()) give(p, 'knowledge', dice);
  for (const [at, p] of runsInOrder(g).entries()) {
    const prize = runPrize(c, g, at);
    if (prize === null) give(p, 'knowledge', lengthOf(g.runs[p] as number));
    else give(p, g.b === AUCTION ? 'relic' : 'mission', prize.keep);
  }
  for (const p of g.templeBy) if (p !== NOBODY) give(p, 'item', 1);
  for (let p = 0; p < actors(g); p++) {
    const size = sizeOf(g.illuminati[p] as number);
    if (size === 0) continue;
    const won = abilitiesWon(g, p);
    if (won === 0) give(p, 'knowledge', size);
    else give(p, 'ability', won);
  }
  for (const [at, p] of crewsInOrder(g).entries()) {
    const kept = chestsKept(c, g, p, at);
    if (kept === 0) give(p, 'knowledge', g.galleonDice[p] as number);
    else give(p, 'chest', kept);
  }
  for (const [at, p] of g.tower.entries()) if (p !== NOBODY) give(p, TREASURES[at % TREASURES.length] as Good, 1);
  return all;
}

function nothing(): Record<Good, number> {
  const none = {} as Record<Good, number>;
  for (const good of GOODS) none[good] = 0;
  return none;
}

/** GC-8.1, GC-9.1: how many tiles a place at the Auction House or the Guild sees and keeps; null: it earns nothing. */
export function runPrize(c: Content, g: G, at: number): { readonly from: number; readonly keep: number } | null {
  if (at >= (c.rewardedRuns[g.players] as number)) return null;
  if (g.b === AUCTION) return { from: c.auctionDraw[at] as number, keep: c.auctionKeep[at] as number };
  const isEnded = isNeutral(g, runsInOrder(g)[1] ?? NOBODY) && at > 1; // GC-17.8
  return isEnded ? null : { from: c.guildDraw - at, keep: 1 };
}

/** GC-11.3. */
export const abilitiesWon = (g: G, p: number): number =>
  g.abilitiesShown.filter((_, turn) => taker(g, turn) === p).length;

/** GC-13.3, GC-17.11. */
export function chestsKept(c: Content, g: G, p: number, at: number): number {
  const order = crewsInOrder(g);
  const { most, others } = c.galleonKeep;
  const keep = at === 0 ? most : at > 1 && isNeutral(g, order[1] as number) ? 0 : others;
  const extra = g.galleonDice.reduce((a, b) => a + b, 0) === 1 && !isNeutral(g, p) ? 1 : 0; // GC-13.4
  return Math.min(keep, (g.drawn[p] ?? []).length) + extra;
}

/** A placement, carried out on a copy of the table. */
export interface Preview {
  readonly by: number; // the actor
  readonly code: number;
  readonly after: G;
  readonly told: readonly Event[]; // who was pushed out or ousted, among others
}

/** Carries out what a word says, with the dice of the active player; null if it places no dice that are there. */
export function previewOf(c: Content, g: G, word: Word): Preview | null {
  const buildings = buildingsOf(c);
  const codes: number[] = [];
  buildings.list(g, g.active, codes);
  buildings.listNeutral(g, codes);
  const code = codes.find(each => buildings.word(each) === word);
  if (code === undefined) return null;
  const by = isByNeutral(code) ? g.neutral : g.active;
  const after = copy(g);
  const told: Event[] = [];
  buildings.of(buildingOf(code)).put(onPaper(after, told), by, isByNeutral(code) ? g.neutralRoll : g.roll, code);
  return { by, code, after, told };
}

/** Rules that run on a copy: nothing is asked, and what is drawn has no value. */
function onPaper(g: G, told: Event[]): X {
  const nothingHappens = (): void => undefined;
  return {
    g,
    tell: event => told.push(event),
    draw: pile => (pile.pop() === undefined ? 0 : 1),
    die: () => 0,
    next: nothingHappens,
    together: nothingHappens,
    skipTo: nothingHappens,
    shuffle: nothingHappens,
    reveal: nothingHappens,
    finish: nothingHappens,
  };
}

/** What the placed dice would earn if the round ended then. */
export interface Prospect {
  readonly ranks: readonly number[]; // 0 is first; none where there is no order
  readonly good: Good;
  readonly n: number;
  readonly from: number; // the tiles to choose from; 0: no choice
}

export function prospectOf(c: Content, preview: Preview): Prospect {
  const { by, code, after: g } = preview;
  const nothingFor = (rank: number, dice: number): Prospect => ({ ranks: [rank], good: 'knowledge', n: dice, from: 0 });
  switch (buildingOf(code)) {
    case ARCHIVES: {
      const { face, added, joins } = groupIn(code);
      const count = added + joins;
      const rank = groupsInOrder(g).findIndex(group => group.face === face && group.count === count);
      const left = g.mapsShown.length - rank;
      return left > 0 ? { ranks: [rank], good: 'map', n: 1, from: left } : nothingFor(rank, count);
    }
    case UNIVERSITY:
      return atUniversity(preview);
    case AUCTION:
    case GUILD: {
      const rank = runsInOrder(g).indexOf(by);
      const prize = runPrize(c, g, rank);
      if (prize === null) return nothingFor(rank, lengthOf(g.runs[by] as number));
      return { ranks: [rank], good: g.b === AUCTION ? 'relic' : 'mission', n: prize.keep, from: prize.from };
    }
    case TEMPLE:
      return { ranks: [], good: 'item', n: 1, from: 0 };
    case ILLUMINATI: {
      const rank = setsInOrder(g).indexOf(by);
      const won = abilitiesWon(g, by);
      if (won === 0) return nothingFor(rank, sizeOf(g.illuminati[by] as number));
      return { ranks: [rank], good: 'ability', n: won, from: g.abilitiesShown.length };
    }
    case GALLEON: {
      const rank = crewsInOrder(g).indexOf(by);
      return {
        ranks: [rank],
        good: 'chest',
        n: chestsKept(c, g, by, rank),
        from: Math.max((g.drawn[by] ?? []).length, chestsKept(c, g, by, rank)),
      };
    }
    case TOWER:
      return { ranks: [], good: TREASURES[0], n: detailOf(code) === BOTH ? [LEFT, RIGHT].length : 1, from: 0 };
    default:
      return { ranks: [], good: 'knowledge', n: buildingOf(code) === LIBRARY ? 1 : 0, from: 0 };
  }
}

/** The actors at the Illuminati, the largest set first. */
export const setsInOrder = (g: G): number[] =>
  Array.from({ length: actors(g) }, (_, p) => p)
    .filter(p => g.illuminati[p] !== 0)
    .sort((a, b) => sizeOf(g.illuminati[b] as number) - sizeOf(g.illuminati[a] as number));

/** The places of the new dice in the row of the University: a new die stands to the left of its equals. */
export function universityPlaces({ by, code, after }: Preview): number[] {
  const { low, high } = pairIn(code);
  const placeOf = (face: number): number => after.university.findIndex(die => die.p === by && die.face === face);
  if (low === 0) return [placeOf(high)];
  return low === high ? [placeOf(low), placeOf(low) + 1] : [placeOf(low), placeOf(high)];
}

function atUniversity(preview: Preview): Prospect {
  const g = preview.after;
  const ranks = universityPlaces(preview);
  const taught = ranks.filter(rank => rank < g.specialistsShown.length);
  if (taught.length === 0) return { ranks, good: 'knowledge', n: ranks.length, from: 0 };
  return { ranks, good: 'specialist', n: taught.length, from: g.specialistsShown.length - (taught[0] as number) };
}
