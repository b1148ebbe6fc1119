// A round (GC-3): show tiles, lap after lap, resolve the buildings, and at last the scoring (GC-15).
import { NOBODY, placesOf } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { written } from '../dice.ts';
import { AUCTION, COLOURS, GALLEON, GUILD, ILLUMINATI, TEMPLE, TOWER, TREASURES } from '../names.ts';
import { type Result, resultOf, siteWord } from '../score.ts';
import { type G, isRival } from '../state.ts';
import { abilityWord, itemWord, mapWord, missionWord, specialistWord } from '../tiles.ts';
import { canTakeGift, takeGift } from './abilities.ts';
import { named } from './codes.ts';
import type { Chapter, GildedTask, X } from './tasks.ts';

function fromStart(g: G): number[] {
  return Array.from({ length: g.players }, (_, i) => (g.start + i) % g.players);
}

function show(x: X, bag: number[], shown: number[], count: number): void {
  for (let i = 0; i < count && bag.length > 0; i++) shown.push(x.draw(bag));
}

/** GC-3.1. Without their building, bags are empty. */
function startRound(c: Content, x: X): void {
  const { g } = x;
  g.placing = true;
  x.tell({ say: 'round', round: g.round, rounds: g.rounds, startSeat: named(g, g.start) });
  show(x, g.mapBag, g.mapsShown, c.mapsPerRound);
  show(x, g.specialistBag, g.specialistsShown, g.spaces);
  show(x, g.abilityBag, g.abilitiesShown, c.abilitiesPerRound);
  if (g.c === TEMPLE) show(x, g.pairBag, g.temple, c.templeTiles[g.players] as number);
  for (let i = 0; i < g.temple.length; i++) g.templeBy.push(NOBODY);
  x.tell({
    say: 'shown',
    maps: g.mapsShown.map(map => mapWord(c, map)),
    specialists: g.specialistsShown.map(specialist => specialistWord(c, specialist)),
  });
  if (g.abilitiesShown.length > 0) x.tell({ say: 'abilitiesShown', abilities: g.abilitiesShown.map(abilityWord) });
  if (g.temple.length > 0) x.tell({ say: 'templeShown', dice: g.temple.map(written) });
  x.next({ do: 'lap' });
}

/** GC-3.7: what was not placed. Neutral dice are just taken back (GC-17.3). */
function leftovers(x: X): void {
  const { g } = x;
  for (const p of fromStart(g)) {
    const count = g.dice[p] as number;
    if (count === 0) continue;
    g.library[p] = (g.library[p] as number) + count;
    g.dice[p] = 0;
    x.tell({ say: 'leftover', p: named(g, p), count });
  }
}

/** GC-3.8: the tasks that resolve one part of the board. */
function resolving(g: G, part: string): GildedTask[] {
  if (part === 'archives') return [{ do: 'resolveArchives' }];
  if (part === 'university') return [{ do: 'resolveUniversity' }];
  if (part === 'library') return [{ do: 'resolveLibrary' }];
  switch (part === 'B' ? g.b : g.c) {
    case AUCTION:
      return [{ do: 'resolveAuction', rank: 0 }];
    case GUILD:
      return [{ do: 'resolveGuild', rank: 0 }];
    case TEMPLE:
      return [{ do: 'resolveTemple' }];
    case ILLUMINATI:
      return [{ do: 'resolveIlluminati', rank: 0 }];
    case GALLEON:
      return [{ do: 'resolveGalleon' }];
    case TOWER:
      return [{ do: 'resolveTower' }];
    default:
      return [];
  }
}

/** GC-3.10. */
function cleanUp(c: Content, x: X): void {
  const { g } = x;
  g.dice.fill(c.dice);
  g.keeps.fill(g.neutral === NOBODY ? 0 : c.neutralDice);
  g.library.fill(0);
  g.helped = NOBODY;
  g.start = (g.start + 1) % g.players;
  const isLast = g.round === g.rounds;
  if (!isLast) g.round++;
  x.next({ do: isLast ? 'finalScoring' : 'startRound' });
}

/** GC-14.3: treasures are turned up. */
function openTreasures(c: Content, x: X): void {
  const { g } = x;
  for (const [level, name] of TREASURES.entries()) {
    const bag = [...(c.treasures[level] as readonly number[])];
    for (let p = 0; p < g.players; p++) {
      const found: number[] = [];
      for (let n = g.treasures[p]?.[level] as number; n > 0 && bag.length > 0; n--) found.push(x.draw(bag));
      (g.treasureGold[p] as number[])[level] = found.reduce((a, b) => a + b, 0);
      if (found.length > 0) x.tell({ say: 'opensTreasures', p: named(g, p), treasure: name, gold: found });
    }
  }
}

function tellSecrets(c: Content, x: X, p: number): void {
  const { g } = x;
  const collection = c.collections[g.collections[p] as number];
  if (collection !== undefined) {
    const [coveted, liked] = [COLOURS[collection.coveted] as string, COLOURS[collection.liked] as string];
    x.tell({ say: 'showsCollection', p: named(g, p), coveted, liked });
  }
  const missions = (g.missions[p] as number[]).map(mission => missionWord(c, mission));
  if (missions.length > 0) x.tell({ say: 'showsMissions', p: named(g, p), missions });
  const items = (g.items[p] as number[]).map(itemWord);
  if (items.length > 0) x.tell({ say: 'showsItems', p: named(g, p), items });
}

function tellResult(x: X, p: number, result: Result): void {
  const who = named(x.g, p);
  for (const placed of result.assignment.placed)
    x.tell({ say: 'siteScored', p: who, site: siteWord(placed), gold: placed.gold });
  x.tell({ say: 'scored', p: who, gold: result.total, unassigned: result.assignment.unassigned });
}

/** GC-15; with the rival, GC-18.6. */
function finalScoring(c: Content, x: X): void {
  const { g } = x;
  x.reveal();
  g.over = true;
  openTreasures(c, x);
  const results: Result[] = [];
  for (let p = 0; p < g.players; p++) {
    tellSecrets(c, x, p);
    const result = resultOf(c, g, p);
    tellResult(x, p, result);
    results.push(result);
  }
  const gold = results.map(result => result.total);
  const unassigned = results.map(result => result.assignment.unassigned);
  if (g.players > g.seats) endSolo(x, gold[0] as number, (gold[1] as number) + g.bonus);
  else x.finish(gold, placesOf(gold, unassigned)); // GC-15.8
}

const TITLES = [
  [15, 'master'],
  [10, 'keeper'],
  [5, 'fellow'],
  [0, 'member'],
] as const;

function endSolo(x: X, gold: number, rival: number): void {
  const margin = gold - rival;
  const title = TITLES.find(([least]) => margin >= least)?.[1] ?? 'lost';
  x.tell({ say: 'soloResult', p: 0, gold, rival, margin, title });
  x.finish([margin]);
}

export function roundRules(
  c: Content,
): Chapter<'startRound' | 'lap' | 'endLap' | 'gifts' | 'rivalGifts' | 'endRound' | 'cleanUp' | 'finalScoring'> {
  return {
    startRound: x => startRound(c, x),
    lap: x => {
      for (const p of fromStart(x.g)) x.next({ do: 'turn', p });
      x.next({ do: 'endLap' });
    },
    // GC-3.6: everybody has had the same number of turns.
    endLap: x => {
      if (x.g.dice.some(dice => dice === 0)) x.next({ do: 'gifts' }, { do: 'endRound' });
      else x.next({ do: 'lap' });
    },
    // GC-12.2: one chance for everybody, clockwise from the start player.
    gifts: x => {
      for (const p of fromStart(x.g)) x.next({ do: isRival(x.g, p) ? 'rivalGifts' : 'mayTakeGift', p });
    },
    rivalGifts: (x, { p }) => {
      if ((x.g.dice[p] as number) > 0 && canTakeGift(x.g, p)) takeGift(x, p);
    },
    endRound: x => {
      const { g } = x;
      leftovers(x);
      g.placing = false;
      x.tell({ say: 'resolving' });
      x.next(...c.order.flatMap(part => resolving(g, part)), { do: 'cleanUp' });
    },
    cleanUp: x => cleanUp(c, x),
    finalScoring: x => finalScoring(c, x),
  };
}
