// Words about the whole table.
import { NOBODY } from '@boardwright/engine';
import { mapsGone, relicsGone, specialistsGone } from '../gone.ts';
import { type Entry, numbers, swapItem, takeFrom, takeMap, takeSpecialist, takeTile } from './entry.ts';
import {
  abilityIn,
  abilityName,
  actorIn,
  actorName,
  content,
  itemName,
  list,
  mapName,
  missionIn,
  missionName,
  names,
  pairIn,
  pairName,
  relicName,
  specialistName,
} from './words.ts';

export const TABLE: Readonly<Record<string, Entry<[]>>> = {
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
      g.pairBag.push(...g.temple.splice(0));
      g.itemBag.push(...g.templeItems.splice(0));
      g.templeBy = list(value).map(text => actorIn(g, String(text).split(' ')[1] ?? '-'));
      for (const text of list(value)) {
        const { pair, item } = takeTile(g, g.pairBag.indexOf(pairIn(String(text).split(' ')[0] as string)), text);
        g.temple.push(pair);
        g.templeItems.push(item);
      }
    },
    read: g => g.temple.map((pair, i) => `${pairName(pair)} ${actorName(g, g.templeBy[i] as number)}`),
  },
  templeItems: {
    put: (g, value) => {
      for (const [i, one] of list(value).entries()) swapItem(g, i, one);
    },
    read: g => names(g.templeItems, itemName),
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
  itemsUnder: { read: g => names(g.itemsUnder, itemName) },
  itemsGone: { read: g => g.itemsGone.map(itemName) },
  mapsGone: { read: g => mapsGone(content, g).map(mapName) },
  specialistsGone: { read: g => specialistsGone(content, g).map(specialistName) },
  relicsGone: { read: g => relicsGone(content, g).map(relicName) },
};
