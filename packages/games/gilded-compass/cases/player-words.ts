// Words about one player: `p1.tokens`. The neutral player has those about places on the board.
import type { Json } from '@boardwright/engine';
import { sizeOf, sumOf } from '../dice.ts';
import { ABILITIES, COLOURS } from '../names.ts';
import { resultOf, siteWord } from '../score.ts';
import type { G } from '../state.ts';
import { type Entry, numbers, takeFrom, takeMap, takeSpecialist, takeTile } from './entry.ts';
import {
  abilityIn,
  abilityName,
  content,
  countsIn,
  diceIn,
  diceName,
  itemIn,
  itemName,
  list,
  mapName,
  missionIn,
  missionName,
  names,
  namesOfCounts,
  relicIn,
  relicName,
  specialistName,
} from './words.ts';

const maskIn = (value: Json): number => list(value).reduce<number>((mask, face) => mask | (1 << (Number(face) - 1)), 0);
const facesIn = (mask: number): number[] => [1, 2, 3, 4, 5, 6].filter(face => (mask >> (face - 1)) & 1);

const byActor = (
  table: (g: G) => number[],
  from: (value: Json) => number,
  to: (n: number) => Json,
): Entry<[number]> => ({
  put: (g, value, p) => {
    table(g)[p] = from(value);
  },
  read: (g, p) => to(table(g)[p] as number),
});
const number = (table: (g: G) => number[]): Entry<[number]> => byActor(table, Number, n => n);

/** `p1.bronzeTreasures`: how many tokens of a level the player has. */
const treasures = (level: number): Entry<[number]> => ({
  put: (g, value, p) => {
    (g.treasures[p] as number[])[level] = Number(value);
  },
  read: (g, p) => g.treasures[p]?.[level] ?? 0,
});

export const PLAYER: Readonly<Record<string, Entry<[number]>>> = {
  dice: number(g => g.dice),
  neutralDice: number(g => g.keeps),
  roll: {
    put: (g, value, p) => {
      g.active = p;
      g.roll = diceIn(value);
      g.dice[p] = sizeOf(g.roll);
      g.neutralRoll = 0;
    },
    read: g => diceName(g.roll),
  },
  neutralRoll: {
    put: (g, value, p) => {
      g.neutralRoll = diceIn(value);
      g.keeps[p] = sizeOf(g.neutralRoll);
    },
    read: g => diceName(g.neutralRoll),
  },
  library: number(g => g.library),
  run: byActor(g => g.runs, maskIn, facesIn),
  illuminati: byActor(g => g.illuminati, diceIn, diceName),
  galleon: {
    put: (g, value, p) => {
      g.galleonDice[p] = sizeOf(diceIn(value));
      g.galleonSum[p] = sumOf(diceIn(value));
    },
    read: (g, p) => `${g.galleonDice[p]} dice, sum ${g.galleonSum[p]}`,
  },
  tokens: number(g => g.knowledge),
  maps: {
    put: (g, value, p) => {
      g.maps[p] = list(value).map(one => takeMap(g, one));
    },
    read: (g, p) => (g.maps[p] ?? []).map(mapName),
  },
  specialists: {
    put: (g, value, p) => {
      g.specialists[p] = list(value).map(one => takeSpecialist(g, one));
    },
    read: (g, p) => (g.specialists[p] ?? []).map(specialistName),
  },
  relics: {
    put: (g, value, p) => {
      g.relics[p] = countsIn(value, COLOURS.length, relicIn);
      for (const one of list(value)) takeFrom(g.relicBag, relicIn(one), one);
    },
    read: (g, p) => namesOfCounts(g.relics[p] ?? [], relicName),
  },
  collection: {
    put: (g, value, p) => {
      g.collections[p] = content.collections.findIndex(each => each.coveted === relicIn(value));
    },
    read: (g, p) => {
      const collection = content.collections[g.collections[p] as number];
      return collection === undefined ? '?' : relicName(collection.coveted);
    },
  },
  abilities: {
    put: (g, value, p) => {
      g.abilities[p] = countsIn(value, ABILITIES.length, abilityIn);
    },
    read: (g, p) => namesOfCounts(g.abilities[p] ?? [], abilityName),
  },
  items: {
    put: (g, value, p) => {
      g.items[p] = list(value).map(itemIn);
      if (g.itemBag.length > 0) for (const one of list(value)) takeTile(g, g.itemBag.indexOf(itemIn(one)), one);
    },
    read: (g, p) => names(g.items[p] ?? [], itemName),
  },
  missions: {
    put: (g, value, p) => {
      g.missions[p] = list(value).map(missionIn);
      g.missionBag = g.missionBag.filter(mission => !(g.missions[p] as number[]).includes(mission));
    },
    read: (g, p) => names(g.missions[p] ?? [], missionName),
  },
  chests: {
    put: (g, value, p) => {
      g.chests[p] = numbers(value);
      for (const one of numbers(value)) if (g.chestBag.length > 0) takeFrom(g.chestBag, one, one);
    },
    read: (g, p) => [...(g.chests[p] ?? [])],
  },
  drawn: {
    put: (g, value, p) => {
      g.drawn[p] = numbers(value);
      for (const one of numbers(value)) takeFrom(g.chestBag, one, one);
    },
    read: (g, p) => names(g.drawn[p] ?? [], String),
  },
  bronzeTreasures: treasures(0),
  silverTreasures: treasures(1),
  goldTreasures: treasures(2),
  gold: { read: (g, p) => resultOf(content, g, p).total },
  unassigned: { read: (g, p) => resultOf(content, g, p).assignment.unassigned },
  sites: { read: (g, p) => resultOf(content, g, p).assignment.placed.map(placed => siteWord(placed).slice(5)) },
};
