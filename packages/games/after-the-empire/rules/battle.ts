// Chapter 7: the preparation of a battle. Cards are revealed for everybody, then all castles fight at the same time.
import type { Seat } from '@boardwright/engine';
import {
  at,
  attackersOf,
  breakTurret,
  fallBack,
  foesAt,
  hasWall,
  isWorking,
  strain,
  takeTurretCubes,
  takeWallCubes,
  unitsAt,
  wouldFall,
} from '../castle.ts';
import type { Content, Siege } from '../content/types.ts';
import { type Castle, castleOf } from '../state.ts';
import { CORNERS, NO_CARD, NO_TURRET, NO_WALL, SIDES, type Side, SWORDSMAN, WOOD_TURRET } from '../words.ts';
import { turnInvader, turnSiege } from './deal.ts';
import { march, reinforcement } from './invaders.ts';
import { freshen } from './movement.ts';
import type { SomeRules, X } from './tasks.ts';

const sideOf = (side: Side): number => SIDES.indexOf(side);

/**
 * The working turrets on the two corners of a side that must be hit first: wood before stone, then fewest cubes
 * (AE-7.7).
 */
function siegeTargets(castle: Castle, side: number): number[] {
  const left = side;
  const right = (side + 1) & 3;
  const stands = [left, right].filter(corner => isWorking(at(castle.turrets, corner)));
  const [a, b] = stands;
  if (a === undefined || b === undefined) return stands;
  const rank = (corner: number): number =>
    (at(castle.turrets, corner) === WOOD_TURRET ? 0 : 100) + at(castle.turretCubes, corner);
  if (rank(a) === rank(b)) return stands;
  return rank(a) < rank(b) ? [a] : [b];
}

export function battleRules(
  content: Content,
): SomeRules<'battle' | 'reveal' | 'siegeFire' | 'chooseTurret' | 'arrive'> {
  /** AE-7.2, AE-7.3 */
  const attack = (x: X, p: Seat): void => {
    const castle = castleOf(x.g, p);
    march(content, x.g, castle, castle.foes, ({ id }, side, { swordsmen, archers }) =>
      x.tell({ say: 'march', p, card: id, side: SIDES[side] ?? '', swordsmen, archers }),
    );
  };

  const strikeTurret = (x: X, p: Seat, side: Side, corner: number, damage: number): void => {
    const castle = castleOf(x.g, p);
    const lost = takeTurretCubes(castle, corner, damage);
    const name = CORNERS[corner] ?? '';
    if (lost > 0) x.tell({ say: 'turretHit', p, corner: name, lost });
    if (lost === damage) return;
    breakTurret(castle, corner);
    x.tell({ say: at(castle.turrets, corner) === NO_TURRET ? 'turretLost' : 'turretBurns', p, corner: name });
    if (damage > lost + 1) fire(x, p, side, damage - lost - 1);
  };

  const fire = (x: X, p: Seat, side: Side, damage: number): void => {
    const castle = castleOf(x.g, p);
    const d = sideOf(side);
    const [target, tied] = siegeTargets(castle, d);
    if (tied !== undefined) x.next({ do: 'chooseTurret', p, side, damage });
    else if (target !== undefined) strikeTurret(x, p, side, target, damage);
    else if (hasWall(castle, d)) strikeWall(x, p, d, damage);
  };

  return {
    // AE-7.1: public, and simultaneous.
    battle: x => {
      for (const castle of x.g.castles) freshen(castle);
      x.together(x.g.castles.map((_, p) => [{ do: 'mayDeploy', p }]));
      x.next({ do: 'reveal' });
    },

    reveal: x => {
      const { g } = x;
      x.reveal();
      for (const [i, card] of g.invaders.entries()) if (card === NO_CARD) turnInvader(x, content, i);
      for (let p = 0; p < g.castles.length; p++) attack(x, p);
      turnSiege(x, content);
      const siege = content.siege[g.siege] as Siege;
      const side = SIDES[g.siegeSide] as Side;
      x.tell({ say: 'siege', card: siege.id, engine: siege.engine, side, label: `label:${siege.reinforcement}` });
      for (const castle of g.castles) {
        castle.climbSide = g.siegeSide;
        castle.climbers = siege.climbers;
      }
      x.together(
        g.castles.map((_, p) => [
          { do: 'siegeFire', p, side, damage: siege.damage },
          { do: 'arrive', p, side, more: reinforcement(content, g, p, siege) },
        ]),
      );
    },

    // AE-7.4, AE-7.6, AE-7.7
    siegeFire: (x, { p, side, damage }) => {
      if (damage > 0) fire(x, p, side, damage);
    },

    chooseTurret: {
      who: task => task.p,
      options: (g, { p, side }) => siegeTargets(castleOf(g, p), sideOf(side)),
      show: corner => `turret:${CORNERS[corner]}`,
      choose: (x, { p, side, damage }, corner) => strikeTurret(x, p, side, corner, damage),
      // The turret with fewer attackers on its other side is the smaller loss.
      usual: (g, { p, side }) => {
        const castle = castleOf(g, p);
        const d = sideOf(side);
        return foesAt(castle, (d + 3) & 3) <= foesAt(castle, (d + 1) & 3) ? d : (d + 1) & 3;
      },
    },

    // AE-7.5, then AE-7.8, then AE-7.9
    arrive: (x, { p, side, more }) => {
      const castle = castleOf(x.g, p);
      if (more > 0) {
        const i = sideOf(side) * 2 + SWORDSMAN;
        castle.foes[i] = at(castle.foes, i) + more;
        x.tell({ say: 'reinforced', p, side, n: more });
      }
      burnFarms(x, p);
      castle.round = 0;
      castle.bound = strain(castle);
      if (attackersOf(castle) > 0) {
        freshen(castle);
        x.next({ do: 'mayShift', p });
      }
      x.next({ do: 'judge', p });
    },
  };
}

/** AE-7.6: the remaining damage hits the wall; units of a destroyed wall go to the courtyard. */
export function strikeWall(x: X, p: Seat, side: number, damage: number): void {
  const castle = castleOf(x.g, p);
  const falls = wouldFall(castle, side, damage);
  const lost = takeWallCubes(castle, side, damage);
  const name = SIDES[side] ?? '';
  if (lost > 0) x.tell({ say: 'wallHit', p, side: name, lost, left: at(castle.wallCubes, side) });
  if (!falls) return;
  const units = unitsAt(castle, side);
  castle.walls[side] = NO_WALL;
  const late = x.g.variant.fallen === 'late' && castle.round > 0;
  if (!late) fallBack(castle, side); // AE-8.8, AE-12.6
  x.tell({ say: 'wallLost', p, side: name, units });
}

/** AE-7.8 */
function burnFarms(x: X, p: Seat): void {
  const castle = castleOf(x.g, p);
  for (let side = 0; side < 4; side++) {
    const level = at(castle.farms, side);
    if (level === 0 || at(castle.shields, side) === 1 || foesAt(castle, side) === 0) continue;
    castle.farms = castle.farms.with(side, level - 1);
    x.tell({ say: 'farmBurnt', p, side: SIDES[side] ?? '', level: level - 1 });
  }
}
