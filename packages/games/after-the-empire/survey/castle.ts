// A castle in words: its plan with walls, turrets and courtyard, and what is outside its four walls.
import { type Area, linesOf, type Match, type Phrase, type Seat, type Spot } from '@boardwright/engine';
import { at, foesAt, hasWall, turretShots, unitsAt } from '../castle.ts';
import type { Content, Piece } from '../content/types.ts';
import { comingFoes } from '../forecast.ts';
import type { Tasks } from '../rules/tasks.ts';
import { type Castle, castleOf, type G } from '../state.ts';
import {
  ARCHER,
  CORNERS,
  COURTYARD,
  MERCENARY,
  PLACES,
  SIDES,
  SOLDIER,
  SWORDSMAN,
  TURRETS,
  UNITS,
  WALLS,
} from '../words.ts';
import { stateOf } from './attack.ts';
import { forceAt, heads, unitsOn } from './told.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
const [NORTHWEST, NORTHEAST, SOUTHEAST, SOUTHWEST] = [0, 1, 2, 3] as const;
const COLUMNS = 3;

export function castle(content: Content, view: Match<G, Tasks>, p: Seat, isOwn: boolean): Area {
  const own = castleOf(view.g, p);
  const isOpen = hasNoGateYet(view, p);
  const corner = (i: number): Spot => cornerSpot(content, own, i, isOwn);
  const side = (i: number): Spot => sideSpot(content, own, i, isOwn, isOpen);
  return {
    id: 'castle',
    seat: p,
    grid: COLUMNS,
    spots: [
      ...[corner(NORTHWEST), side(NORTH), corner(NORTHEAST)],
      ...[side(WEST), courtyard(own, isOwn), side(EAST)],
      ...[corner(SOUTHWEST), side(SOUTH), corner(SOUTHEAST)],
    ],
    notes: [{ say: 'castleSigns' }],
  };
}

/** Every castle begins with its gate in the north until its side is chosen. */
function hasNoGateYet(view: Match<G, Tasks>, p: Seat): boolean {
  for (const { line } of linesOf(view)) {
    const task = line.agenda.at(-1);
    if (task?.do === 'chooseGate' && task.p === p) return true;
  }
  return false;
}

function cornerSpot(content: Content, own: Castle, i: number, isOwn: boolean): Spot {
  const corner = CORNERS[i] ?? '';
  const piece = TURRETS[at(own.turrets, i)] ?? '';
  const { slots, shots } = content.turrets[at(own.turrets, i)] as Piece;
  const cubes = at(own.turretCubes, i);
  const builds = TURRETS.map(turret => `build:${turret}-${corner}`);
  return {
    id: corner,
    says: { say: 'corner', corner, piece, slots, cubes, shots },
    cells: [{ say: 'cornerCell', piece, cubes }],
    ...(isOwn ? { words: [...builds, `upgrade:${corner}`, `repair:${corner}`, `turret:${corner}`] } : {}),
  };
}

function sideSpot(content: Content, own: Castle, i: number, isOwn: boolean, isOpen: boolean): Spot {
  const side = SIDES[i] ?? '';
  const piece = WALLS[at(own.walls, i)] ?? '';
  const { slots } = content.walls[at(own.walls, i)] as Piece;
  const cubes = at(own.wallCubes, i);
  const [units, foes] = [unitsAt(own, i), foesAt(own, i)];
  const says: Phrase = isOpen
    ? { say: 'sideOpen', side }
    : {
        say: hasWall(own, i) ? 'wall' : 'noWall',
        side,
        piece,
        slots,
        cubes,
        units: unitsOn(own, i),
        shots: turretShots(content, own, i),
        count: foes,
        foes: forceAt(own.foes, i),
      };
  const builds = WALLS.map(wall => `build:${wall}-${side}`);
  const words = [`side:${side}`, ...builds, `upgrade:${side}`, `repair:${side}`, ...unitWords(i, units)];
  return {
    id: side,
    says,
    cells: [isOpen ? { say: 'openCell' } : { say: 'wallCell', piece, cubes, ...sortsAt(own, i) }],
    ...(isOwn ? { words: foes > 0 ? [...words, 'kill:*'] : words } : {}),
  };
}

/** How many there are of each sort. */
const sortsAt = ({ units, foes }: Castle, place: number) => ({
  soldiers: at(units, place * 2 + SOLDIER),
  mercenaries: at(units, place * 2 + MERCENARY),
  swordsmen: at(foes, place * 2 + SWORDSMAN),
  archers: at(foes, place * 2 + ARCHER),
});

function courtyard(own: Castle, isOwn: boolean): Spot {
  const units = unitsAt(own, COURTYARD);
  return {
    id: 'courtyard',
    says: { say: 'courtyard', units: unitsOn(own, COURTYARD), foes: forceAt(own.foes, COURTYARD) },
    cells: [{ say: 'courtCell', ...sortsAt(own, COURTYARD) }],
    ...(isOwn ? { words: unitWords(COURTYARD, units) } : {}),
  };
}

/** What is decided about the units of a place: where they go, where others come from, and who falls. */
function unitWords(place: number, units: number): string[] {
  const name = PLACES[place] ?? '';
  const moves = UNITS.flatMap(unit => [
    `move:${unit}-${name}-*`,
    ...PLACES.filter(from => from !== name).map(from => `move:${unit}-${from}-${name}`),
  ]);
  return units > 0 ? [...moves, 'lose:*'] : moves;
}

/** The farms outside the walls, and the invaders that stand there or are known to come. */
export function outside(content: Content, view: Match<G, Tasks>, p: Seat, isOwn: boolean): Area {
  const own = castleOf(view.g, p);
  const state = stateOf(view, own);
  const foes = state === 'coming' ? comingFoes(content, view.g, own) : own.foes;
  return {
    id: 'outside',
    seat: p,
    heads: heads('side', 'farm', 'invaders'),
    spots: SIDES.map((side, i): Spot => {
      const level = at(own.farms, i);
      const shield = at(own.shields, i) === 1 ? 'yes' : 'no';
      const coming = forceAt(foes, i);
      return {
        id: side,
        says: { say: 'outside', side, level, shield, state, foes: coming },
        cells: [
          { say: 'side', side },
          { say: 'farm', level, shield },
          { say: 'force', foes: coming },
        ],
        ...(isOwn ? { words: [`sow:${side}`, `protect:${side}`] } : {}),
      };
    }),
  };
}
