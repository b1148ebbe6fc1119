// A round (GC-3): reveal tiles, play laps, resolve the buildings.
import { NOBODY } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { written } from '../dice.ts';
import {
  AUCTION,
  BUILDINGS,
  type BuildingName,
  GALLEON,
  GUILD,
  ILLUMINATI,
  NO_BUILDING,
  TEMPLE,
  TOWER,
} from '../names.ts';
import { type G, isRival } from '../state.ts';
import { abilityWord, mapWord, specialistWord } from '../tiles.ts';
import { canTakeGift, takeGift } from './abilities.ts';
import { named } from './codes.ts';
import type { Chapter, GildedTask, X } from './tasks.ts';
import { showTemple } from './temple.ts';

function fromStart(g: G): number[] {
  return Array.from({ length: g.players }, (_, i) => (g.start + i) % g.players);
}

function show(x: X, bag: number[], shown: number[], count: number): void {
  for (let i = 0; i < count && bag.length > 0; i++) shown.push(x.draw(bag));
}

/** GC-3.1. Bags of buildings that are not in play are empty. */
function startRound(c: Content, x: X): void {
  const { g } = x;
  g.placing = true;
  x.tell({ say: 'round', round: g.round, rounds: g.rounds, startSeat: named(g, g.start) });
  show(x, g.mapBag, g.mapsShown, c.mapsPerRound);
  show(x, g.specialistBag, g.specialistsShown, g.spaces);
  show(x, g.abilityBag, g.abilitiesShown, c.abilitiesPerRound);
  if (g.c === TEMPLE) showTemple(x, c.templeTiles[g.players] as number);
  x.tell({
    say: 'shown',
    maps: g.mapsShown.map(map => mapWord(c, map)),
    specialists: g.specialistsShown.map(specialist => specialistWord(c, specialist)),
  });
  if (g.abilitiesShown.length > 0) x.tell({ say: 'abilitiesShown', abilities: g.abilitiesShown.map(abilityWord) });
  if (g.temple.length > 0) x.tell({ say: 'templeShown', dice: g.temple.map(written) });
  x.next({ do: 'lap' });
}

/** GC-3.7: dice that were not placed. Neutral dice are simply taken back (GC-17.3). */
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

/** GC-3.8, with the buildings of this game. */
export function buildingsInOrder({ order }: Content, g: G): BuildingName[] {
  const named = (part: string): number =>
    part === 'B' ? g.b : part === 'C' ? g.c : (BUILDINGS as readonly string[]).indexOf(part);
  return order
    .map(named)
    .filter(building => building !== NO_BUILDING)
    .map(building => BUILDINGS[building] ?? 'library');
}

/** GC-3.8: the tasks that resolve one part of the board. */
function resolving(g: G, part: string): GildedTask[] {
  if (part === 'archives') return [{ do: 'resolveArchives', rank: 0 }];
  if (part === 'university') return [{ do: 'resolveUniversity', rank: 0 }];
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

/** GC-3.6: when somebody has no dice left, the lap is finished and the round ends. */
export const isLastLap = (g: G): boolean => g.dice.some(dice => dice === 0);

export function roundRules(
  c: Content,
): Chapter<'startRound' | 'lap' | 'endLap' | 'gifts' | 'rivalGifts' | 'endRound' | 'cleanUp'> {
  return {
    startRound: x => startRound(c, x),
    lap: x => {
      for (const p of fromStart(x.g)) x.next({ do: 'turn', p });
      x.next({ do: 'endLap' });
    },
    // GC-3.6: everybody has had the same number of turns.
    endLap: x => {
      if (isLastLap(x.g)) x.next({ do: 'gifts' }, { do: 'endRound' });
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
  };
}
