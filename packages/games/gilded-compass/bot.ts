// Advice for bots: how good a table is, and a plausible answer to every question.
import type { Advice, Answer, Open, Random, Seat } from '@boardwright/engine';
import { numbersFor } from './bot-numbers.ts';
import type { Content } from './content/content.ts';
import { sizeOf } from './dice.ts';
import weights from './learned.json' with { type: 'json' };
import { ARCHIVES, GALLEON, ILLUMINATI, LIBRARY, TEMPLE, TOWER, UNIVERSITY } from './names.ts';
import { type Buildings, buildingsOf } from './rules/buildings.ts';
import { buildingOf, COMPEL, detailOf, isByNeutral, isWilled, REROLL } from './rules/codes.ts';
import { BOTH, bidIn, chestsIn, groupIn, LEFT, pairIn, RIGHT } from './rules/details.ts';
import { bestMissionFor, firstBest, relicToLeave } from './rules/rival-choices.ts';
import type { Tasks } from './rules/tasks.ts';
import { resultOf } from './score.ts';
import type { G } from './state.ts';
import {
  dieWorth,
  galleonWorth,
  groupsAhead,
  groupWorth,
  illuminatiWorth,
  mapWorth,
  needsOf,
  ranked,
  runWorth,
  specialistWorth,
  TOKEN,
  templeWorth,
  totalBoardWorth,
  towerGain,
} from './worth.ts';

/** What a die could earn elsewhere. A placement pays this for each die it uses. */
const DIE = 0.85;

/** What the active player could gain from the tiles on display, best first. Computed at most once per question. */
interface Outlook {
  maps(): readonly number[];
  specialists(): readonly number[];
}

function outlook(c: Content, g: G, p: Seat): Outlook {
  const needs = once(() => needsOf(c, g, p));
  return {
    maps: once(() => ranked(g.mapsShown, map => mapWorth(c, needs(), map))),
    specialists: once(() => ranked(g.specialistsShown, one => specialistWorth(c, g, p, needs(), one))),
  };
}

function once<V>(make: () => V): () => V {
  let made: V | null = null;
  return () => {
    if (made === null) made = make();
    return made;
  };
}

/** What a placement gains over what is already there, minus the dice it uses. */
function placementWorth(c: Content, g: G, p: Seat, code: number, all: Outlook, buildings: Buildings): number {
  const building = buildingOf(code);
  const dice = sizeOf(buildings.of(building).taken(g, p, g.roll, code));
  const tile = isWilled(code) ? c.abilityGold - 0.5 : 0;
  return gain(c, g, p, building, code, all) - DIE * dice - tile;
}

function gain(c: Content, g: G, p: Seat, building: number, code: number, all: Outlook): number {
  const detail = detailOf(code);
  switch (building) {
    case ARCHIVES:
      return archivesGain(g, all, detail);
    case UNIVERSITY:
      return universityGain(g, all, detail);
    case LIBRARY:
      return TOKEN;
    case TEMPLE:
      return templeWorth(g);
    case ILLUMINATI: {
      const own = sizeOf(g.illuminati[p] as number);
      return illuminatiWorth(g, p, own + sizeOf(detail)) - illuminatiWorth(g, p, own);
    }
    case GALLEON: {
      const own = g.galleonDice[p] as number;
      return galleonWorth(g, p, own + bidIn(detail).count) - galleonWorth(g, p, own);
    }
    case TOWER:
      return detail === BOTH ? towerGain(g, p, LEFT) + towerGain(g, p, RIGHT) : towerGain(g, p, detail);
    default: {
      const own = g.runs[p] as number;
      return runWorth(c, g, p, own | detail) - runWorth(c, g, p, own);
    }
  }
}

function archivesGain(g: G, all: Outlook, detail: number): number {
  const maps = all.maps();
  const { face, added, joins } = groupIn(detail);
  const now = groupWorth(g, maps, added + joins, groupsAhead(g, face, added + joins, joins));
  return joins === 0 ? now : now - groupWorth(g, maps, joins, groupsAhead(g, face, joins, joins));
}

function universityGain(g: G, all: Outlook, detail: number): number {
  const specialists = all.specialists();
  const { low, high } = pairIn(detail);
  const placeOf = (face: number): number => {
    let before = 0;
    for (const die of g.university) if (die.face < face) before++;
    return before;
  };
  const one = dieWorth(g, specialists, high, placeOf(high) + (low > 0 ? 1 : 0));
  return low > 0 ? one + dieWorth(g, specialists, low, placeOf(low)) : one;
}

export function adviceOf(c: Content): Advice<G, Tasks> {
  const buildings = buildingsOf(c);
  const placement = (g: G, p: Seat, options: readonly number[]): number => {
    const all = outlook(c, g, p);
    let best = options[0] as number;
    let most = Number.NEGATIVE_INFINITY;
    for (const code of options) {
      if (code === REROLL || code === COMPEL || isByNeutral(code)) continue;
      const worth = placementWorth(c, g, p, code, all, buildings);
      if (worth > most) {
        most = worth;
        best = code;
      }
    }
    return best;
  };

  const choose = (g: G, { seat: p, task, options }: Open<Tasks>, random: Random): Answer<Tasks> => {
    const first = options[0] as number;
    switch (task.do) {
      case 'choosePlacement':
        return placement(g, p, options);
      case 'chooseMap': {
        const needs = needsOf(c, g, p);
        return firstBest(options, map => mapWorth(c, needs, map));
      }
      case 'chooseSpecialist': {
        const needs = needsOf(c, g, p);
        return firstBest(options, one => specialistWorth(c, g, p, needs, one));
      }
      case 'chooseRelicToLeave':
        return relicToLeave(c, g, p);
      case 'chooseMission':
        return bestMissionFor(c, g, p);
      case 'chooseChests':
        return firstBest(options, way => {
          const [first = 0, second = 0] = chestsIn(way);
          return first + second;
        });
      case 'mayGetHelp':
        return options[1] as number;
      case 'mayTakeGift':
        return (g.dice[p] as number) > 1 ? (options[1] as number) : first;
      case 'mayPlaceNeutral':
        return first;
      default:
        return options[random(options.length)] as number;
    }
  };

  /** The gold so far and on the board. In the solo game, the rival's gold counts against it. */
  const evaluate = (g: G): number[] => {
    const worth = (p: number): number => resultOf(c, g, p).total + (g.placing ? totalBoardWorth(c, g, p) : 0);
    const rival = g.players > g.seats ? worth(g.seats) + g.bonus : 0;
    return Array.from({ length: g.seats }, (_, p) => worth(p) - rival);
  };
  return { evaluate, choose, learned: numbersFor(c, weights) };
}
