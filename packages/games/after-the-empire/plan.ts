// The usual answers in a battle, for a player who does not want to decide and for bots.
import { at, foesAt, hasWall, sum, turretShots, unitsAt, wouldFall } from './castle.ts';
import type { Content } from './content/types.ts';
import { expectedFoes } from './forecast.ts';
import { moveCode } from './rules/codes.ts';
import type { Usual } from './rules/movement.ts';
import type { Castle, G } from './state.ts';
import { COURTYARD, DONE, MERCENARY, PLACES, SOLDIER } from './words.ts';

/** The next move in each of the three steps in which units move. */
export function usualMoves(content: Content): Usual {
  const deploy = deployment(content);
  return {
    deploy: (g, castle) => moveTowards(castle, deploy(g, castle), true),
    shift: (_, castle) => moveTowards(castle, stations(content, castle, false)),
    regroup: (_, castle) => moveTowards(castle, stations(content, castle, true)),
  };
}

/** Assigns units one by one to the place with the greatest need per unit already there. */
function spread(units: number, needs: readonly number[]): number[] {
  const wanted = [0, 0, 0, 0, 0]; // by place
  for (let left = units; left > 0; left--) {
    let best = -1;
    let most = 0;
    for (let side = 0; side < 4; side++) {
      const each = at(needs, side) / (at(wanted, side) + 1);
      if (each > most) {
        most = each;
        best = side;
      }
    }
    if (best < 0) break;
    wanted[best] = at(wanted, best) + 1;
  }
  return wanted;
}

function deployment(content: Content): (g: G, castle: Castle) => number[] {
  const expected = expectedFoes(content);
  return (g, castle) => {
    const foes = expected(g, castle);
    for (let side = 0; side < 4; side++)
      foes[side] = hasWall(castle, side) ? Math.max(0.05, at(foes, side) - turretShots(content, castle, side)) : 0;
    return spread(sum(castle.units), foes);
  };
}

/**
 * Units go where attackers are: in the courtyard as many as there are attackers, the rest on attacked walls. Before a
 * melee, a wall that is about to fall is avoided.
 */
function stations(content: Content, castle: Castle, beforeMelee: boolean): number[] {
  const units = sum(castle.units);
  const inside = Math.min(units, foesAt(castle, COURTYARD));
  const needs = [0, 0, 0, 0];
  let need = 0;
  for (let side = 0; side < 4; side++) {
    const foes = foesAt(castle, side);
    if (foes === 0 || !hasWall(castle, side)) continue;
    if (beforeMelee && wouldFall(castle, side, foes)) continue;
    needs[side] = Math.max(0, foes - turretShots(content, castle, side));
    need += at(needs, side);
  }
  const wanted = spread(Math.min(units - inside, need), needs);
  wanted[COURTYARD] = inside;
  return wanted;
}

/** The next single move towards the wanted numbers; DONE when there is none. */
function moveTowards(castle: Castle, wanted: readonly number[], mercenariesFirst = false): number {
  let to = -1;
  let most = 0;
  for (let place = COURTYARD; place >= 0; place--) {
    const lacking = at(wanted, place) - unitsAt(castle, place);
    if (lacking > most) {
      most = lacking;
      to = place;
    }
  }
  if (to < 0) return DONE;
  // Mercenaries go where losses will be: first to the walls, later to the courtyard.
  const first = mercenariesFirst || to === COURTYARD ? MERCENARY : SOLDIER;
  return spare(castle, wanted, first, to) ?? spare(castle, wanted, 1 - first, to) ?? DONE;
}

function spare(castle: Castle, wanted: readonly number[], kind: number, to: number): number | null {
  for (let from = 0; from < PLACES.length; from++)
    if (from !== to && at(castle.fresh, from * 2 + kind) > 0 && unitsAt(castle, from) > at(wanted, from))
      return moveCode(kind, from, to);
  return null;
}
