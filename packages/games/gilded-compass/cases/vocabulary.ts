// What rule cases can say about the table. The README of the game lists the words.
import { BadInput, type Json, NOBODY } from '@boardwright/engine';
import type { Vocabulary } from '@boardwright/testkit';
import { sizeOf, sumOf } from '../dice.ts';
import { ABILITIES, COLOURS, TREASURES } from '../names.ts';
import { resultOf, siteWord } from '../score.ts';
import type { G } from '../state.ts';
import {
  abilityIn,
  abilityName,
  actorIn,
  actorName,
  content,
  countsIn,
  diceIn,
  diceName,
  itemIn,
  itemName,
  list,
  mapName,
  mapsLike,
  missionIn,
  missionName,
  names,
  namesOfCounts,
  pairIn,
  pairName,
  relicIn,
  relicName,
  specialistName,
  specialistsLike,
} from './words.ts';

/** One word: how it is put on the table and how it is read. A word that can only be read has no `put`. */
interface Entry<A extends unknown[]> {
  put?(g: G, value: Json, ...more: A): void;
  read(g: G, ...more: A): Json;
}

const maskIn = (value: Json): number => list(value).reduce<number>((mask, face) => mask | (1 << (Number(face) - 1)), 0);
const facesIn = (mask: number): number[] => [1, 2, 3, 4, 5, 6].filter(face => (mask >> (face - 1)) & 1);
const numbers = (value: Json): number[] => list(value).map(Number);

/** Takes a tile from wherever it lies, so that there is never one too many. */
function takeMap(g: G, value: Json): number {
  return take(mapsLike(value), value, [g.mapBag, g.mapsShown]);
}
function takeSpecialist(g: G, value: Json): number {
  return take(specialistsLike(value), value, [g.specialistBag, g.specialistsShown]);
}
function take(tiles: readonly number[], value: Json, piles: readonly number[][]): number {
  for (const pile of piles)
    for (const tile of tiles) {
      const at = pile.indexOf(tile);
      if (at >= 0) return pile.splice(at, 1)[0] as number;
    }
  throw new BadInput(`there is no ${JSON.stringify(value)} left`);
}
const takeFrom = (pile: number[], tile: number, value: Json): number => take([tile], value, [pile]);

/** Words about the whole table. */
const TABLE: Readonly<Record<string, Entry<[]>>> = {
  start: {
    put: (g, value) => {
      g.start = actorIn(g, value);
    },
    read: g => actorName(g, g.start),
  },
  round: {
    put: (g, value) => {
      g.round = Number(value);
    },
    read: g => g.round,
  },
  rounds: { read: g => g.rounds },
  helped: {
    put: (g, value) => {
      g.helped = actorIn(g, value);
    },
    read: g => actorName(g, g.helped),
  },
  spaces: { read: g => g.spaces },
  archives: {
    put: (g, value) => {
      g.archives = list(value).map(text => {
        const [who, dice] = String(text).split(' ');
        const [face, count] = String(dice).split('x').map(Number) as [number, number];
        return { p: actorIn(g, who as string), face, count };
      });
    },
    read: g => g.archives.map(({ p, face, count }) => `${actorName(g, p)} ${face}x${count}`),
  },
  university: {
    put: (g, value) => {
      g.university = list(value).map(text => {
        const [who, face] = String(text).split(' ');
        return { p: actorIn(g, who as string), face: Number(face) };
      });
    },
    read: g => g.university.map(({ p, face }) => `${actorName(g, p)} ${face}`),
  },
  temple: {
    put: (g, value) => {
      g.temple = list(value).map(text => pairIn(String(text).split(' ')[0] as string));
      g.templeBy = list(value).map(text => actorIn(g, String(text).split(' ')[1] ?? '-'));
    },
    read: g => g.temple.map((pair, i) => `${pairName(pair)} ${actorName(g, g.templeBy[i] as number)}`),
  },
  maps: {
    put: (g, value) => {
      g.mapBag.push(...g.mapsShown.splice(0));
      for (const one of list(value)) g.mapsShown.push(takeMap(g, one));
    },
    read: g => g.mapsShown.map(mapName),
  },
  specialists: {
    put: (g, value) => {
      g.specialistBag.push(...g.specialistsShown.splice(0));
      for (const one of list(value)) g.specialistsShown.push(takeSpecialist(g, one));
    },
    read: g => g.specialistsShown.map(specialistName),
  },
  abilities: {
    put: (g, value) => {
      g.abilityBag.push(...g.abilitiesShown.splice(0));
      for (const one of list(value)) g.abilitiesShown.push(takeFrom(g.abilityBag, abilityIn(one), one));
    },
    read: g => g.abilitiesShown.map(abilityName),
  },
  missionsOffered: { read: g => names(g.missionsOffered, missionName) },
  missionPile: {
    put: (g, value) => {
      g.missionBag = list(value).map(missionIn);
    },
    read: g => g.missionBag.length,
  },
  missionsUnder: {
    put: (g, value) => {
      g.missionBottom = list(value).map(missionIn);
      g.missionBottomBy = g.missionBottom.map(() => NOBODY);
    },
    read: g => names(g.missionBottom, missionName),
  },
  missionsInPlay: { read: g => g.missionBag.map(missionName) },
  chestPile: {
    put: (g, value) => {
      g.chestBag = numbers(value);
    },
    read: g => g.chestBag.length,
  },
  chestsUp: {
    put: (g, value) => {
      g.chestsUp = numbers(value);
    },
    read: g => [...g.chestsUp],
  },
  relicPile: { read: g => g.relicBag.length },
  itemPile: { read: g => g.itemBag.length },
  pairPile: { read: g => g.pairBag.length },
  itemsGone: { read: g => g.itemsGone.map(itemName) },
  mapsGone: {
    read: g => content.maps.length - g.mapBag.length - g.mapsShown.length - g.maps.flat().length,
  },
  specialistsGone: {
    read: g =>
      content.specialists.length - g.specialistBag.length - g.specialistsShown.length - g.specialists.flat().length,
  },
};

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

/** Words about one player: `p1.tokens`. The neutral player has those that are about places on the board. */
const PLAYER: Readonly<Record<string, Entry<[number]>>> = {
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
      for (const one of list(value)) if (g.itemBag.length > 0) takeFrom(g.itemBag, itemIn(one), one);
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
function towerSide(path: readonly string[]): number | null {
  return path[0] === 'tower' ? ['left', 'right'].indexOf(path[1] ?? '') : null;
}

function unknownPath(path: readonly string[]): BadInput {
  const [players, table] = [Object.keys(PLAYER).join(', '), Object.keys(TABLE).join(', ')];
  return new BadInput(
    `"${path.join('.')}" is not on the table; there are ${table}, tower.left, tower.right, and of a player ${players}`,
  );
}

/** `p1.mission.trailblazer` reads what one mission is worth to its owner now. */
function missionWorth(g: G, p: number, mission: string | undefined): Json {
  const line = resultOf(content, g, p).lines.find(each => each.source === `mission:${mission}`);
  return line?.points ?? null;
}

export const vocabulary: Vocabulary<G> = {
  given(g, path, value) {
    const side = towerSide(path);
    if (side !== null && side >= 0) {
      g.tower.splice(side * 3, 3, ...list(value).map(who => actorIn(g, who)));
      return;
    }
    const [first = '', second = ''] = path;
    if (path.length === 1 && TABLE[first]?.put !== undefined) TABLE[first].put(g, value);
    else if (path.length === 2 && PLAYER[second]?.put !== undefined) PLAYER[second].put(g, value, actorIn(g, first));
    else throw unknownPath(path);
  },
  read(g, path) {
    const side = towerSide(path);
    if (side !== null && side >= 0) return g.tower.slice(side * 3, side * 3 + 3).map(p => actorName(g, p));
    const [first = '', second = ''] = path;
    if (path.length === 3 && second === 'mission') return missionWorth(g, actorIn(g, first), path[2]);
    if (path.length === 1 && TABLE[first] !== undefined) return TABLE[first].read(g);
    if (path.length === 2 && PLAYER[second] !== undefined) return PLAYER[second].read(g, actorIn(g, first));
    throw unknownPath(path);
  },
  /** `die: 5` is what a die shows; a tile that is drawn is named: `map: fire 1/3`, `chest: 3`. */
  chance(g, key, value) {
    const from = (pile: readonly number[], tiles: readonly number[]): number =>
      pile.findIndex(tile => tiles.includes(tile));
    switch (key) {
      case 'die':
        return Number(value) - 1;
      case 'map':
        return from(g.mapBag, mapsLike(value));
      case 'specialist':
        return from(g.specialistBag, specialistsLike(value));
      case 'ability':
        return from(g.abilityBag, [abilityIn(value)]);
      case 'relic':
        return from(g.relicBag, [relicIn(value)]);
      case 'mission':
        return from(g.missionBag, [missionIn(value)]);
      case 'chest':
        return from(g.chestBag, [Number(value)]);
      case 'item':
        return from(g.itemBag, [itemIn(value)]);
      case 'pair':
        return from(g.pairBag, [pairIn(value)]);
      case 'bronze':
      case 'silver':
      case 'gold': // the first of its level to be turned up
        return from(content.treasures[TREASURES.indexOf(key)] as readonly number[], [Number(value)]);
      default:
        throw new BadInput(
          `${key} is not drawn in this game; there are die, map, specialist, ability, relic, mission, chest, item, pair, bronze, silver and gold`,
        );
    }
  },
};
