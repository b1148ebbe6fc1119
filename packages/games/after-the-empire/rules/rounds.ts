// Chapter 8: rounds of archers, movement and melee, until a castle has held or is sacked.
import type { Seat } from '@boardwright/engine';
import { at, attackersOf, fallBack, foesAt, hasWall, turretShots, unitsAt } from '../castle.ts';
import type { Content } from '../content/types.ts';
import { type Castle, castleOf } from '../state.ts';
import { ARCHER, COURTYARD, MERCENARY, PLACES, SIDES, type Side, SOLDIER, SWORDSMAN } from '../words.ts';
import { strikeWall } from './battle.ts';
import { freshen } from './movement.ts';
import { sack, survive } from './outcome.ts';
import type { Place, SomeRules, X } from './tasks.ts';

const placeOf = (place: string): number => (PLACES as readonly string[]).indexOf(place);

function killFoes(x: X, p: Seat, place: number, archers: number, swordsmen: number): void {
  const { foes } = castleOf(x.g, p);
  foes[place * 2 + ARCHER] = at(foes, place * 2 + ARCHER) - archers;
  foes[place * 2 + SWORDSMAN] = at(foes, place * 2 + SWORDSMAN) - swordsmen;
  x.tell({ say: 'foesFell', p, place: PLACES[place] ?? '', swordsmen, archers });
}

/** AE-8.3: a mercenary hit is gone, a soldier hit lies in the Infirmary. */
function loseUnits(x: X, p: Seat, place: number, mercenaries: number, soldiers: number): void {
  const castle = castleOf(x.g, p);
  castle.units[place * 2 + MERCENARY] = at(castle.units, place * 2 + MERCENARY) - mercenaries;
  castle.units[place * 2 + SOLDIER] = at(castle.units, place * 2 + SOLDIER) - soldiers;
  castle.wounded += soldiers;
  x.tell({ say: 'unitsLost', p, place: PLACES[place] ?? '', soldiers, mercenaries });
}

/** Splits n hits between two kinds of units with these numbers; null if the owner has a choice. */
function forced(n: number, first: number, second: number): [number, number] | null {
  if (n >= first + second) return [first, second];
  if (first === 0) return [0, n];
  return second === 0 ? [n, 0] : null;
}

/** All ways to split n hits: how many go to the first kind, highest first. */
function splits(n: number, first: number, second: number): number[] {
  const out: number[] = [];
  for (let a = Math.min(n, first); a >= Math.max(0, n - second); a--) out.push(a);
  return out;
}

function shootFoes(x: X, p: Seat, side: number, n: number): void {
  const { foes } = castleOf(x.g, p);
  const split = forced(n, at(foes, side * 2 + ARCHER), at(foes, side * 2 + SWORDSMAN));
  if (split === null) x.next({ do: 'chooseKills', p, side: SIDES[side] as Side, n });
  else killFoes(x, p, side, ...split);
}

function hurtUnits(x: X, p: Seat, place: number, n: number): void {
  const { units } = castleOf(x.g, p);
  const split = forced(n, at(units, place * 2 + MERCENARY), at(units, place * 2 + SOLDIER));
  if (split === null) x.next({ do: 'chooseLosses', p, place: PLACES[place] as Place, n });
  else loseUnits(x, p, place, ...split);
}

/** AE-8.5: swordsmen climb first, then archers. */
function climb(x: X, p: Seat, side: number): void {
  const castle = castleOf(x.g, p);
  const swordsmen = Math.min(castle.climbers, at(castle.foes, side * 2 + SWORDSMAN));
  const archers = Math.min(castle.climbers - swordsmen, at(castle.foes, side * 2 + ARCHER));
  if (swordsmen + archers === 0) return;
  enter(castle, side, swordsmen, archers);
  x.tell({ say: 'climbed', p, side: SIDES[side] ?? '', n: swordsmen + archers });
}

function enter(castle: Castle, side: number, swordsmen: number, archers: number): void {
  const { foes } = castle;
  foes[side * 2 + SWORDSMAN] = at(foes, side * 2 + SWORDSMAN) - swordsmen;
  foes[side * 2 + ARCHER] = at(foes, side * 2 + ARCHER) - archers;
  foes[COURTYARD * 2 + SWORDSMAN] = at(foes, COURTYARD * 2 + SWORDSMAN) + swordsmen;
  foes[COURTYARD * 2 + ARCHER] = at(foes, COURTYARD * 2 + ARCHER) + archers;
}

/** AE-8.8: pairs are counted before anybody falls. It makes no difference which attackers fall in the courtyard. */
function courtyardMelee(x: X, p: Seat): void {
  const castle = castleOf(x.g, p);
  const foes = foesAt(castle, COURTYARD);
  const units = unitsAt(castle, COURTYARD);
  const n = Math.min(foes, units);
  if (n === 0) return;
  x.tell({ say: 'courtyard', p, units, foes });
  const archers = Math.min(n, at(castle.foes, COURTYARD * 2 + ARCHER));
  killFoes(x, p, COURTYARD, archers, n - archers);
  hurtUnits(x, p, COURTYARD, n);
}

/** The shots on a side in one round. */
export interface Volley {
  readonly units: number; // that shoot
  readonly turrets: number; // shots of both corners
  readonly kills: number; // attackers that fall
  readonly hits: number; // units that are hit
}
/** AE-8.2, AE-8.3: each unit and each archer shoots once, and nobody is hit twice. */
export function volleyOn(content: Content, castle: Castle, side: number): Volley {
  const units = unitsAt(castle, side);
  const turrets = turretShots(content, castle, side);
  const hits = Math.min(units, at(castle.foes, side * 2 + ARCHER));
  return { units, turrets, kills: Math.min(foesAt(castle, side), units + turrets), hits };
}

export function roundRules(
  content: Content,
): SomeRules<'archers' | 'chooseKills' | 'chooseLosses' | 'advance' | 'melee' | 'judge'> {
  return {
    // AE-8.2, AE-8.3: all numbers are taken at the start of the step.
    archers: (x, { p }) => {
      const castle = castleOf(x.g, p);
      castle.round++;
      x.tell({ say: 'round', p, round: castle.round });
      for (let side = 0; side < 4; side++) {
        const { units, turrets, kills, hits } = volleyOn(content, castle, side);
        if (kills + hits === 0) continue;
        x.tell({
          say: 'volley',
          p,
          side: SIDES[side] ?? '',
          units,
          turrets,
          archers: units > 0 ? at(castle.foes, side * 2 + ARCHER) : 0, // AE-8.3: archers without a target do not count
        });
        if (kills > 0) shootFoes(x, p, side, kills);
        if (hits > 0) hurtUnits(x, p, side, hits);
      }
      x.next({ do: 'advance', p });
    },

    chooseKills: {
      who: task => task.p,
      options: (g, { p, side, n }) => {
        const { foes } = castleOf(g, p);
        const i = placeOf(side) * 2;
        return splits(n, at(foes, i + ARCHER), at(foes, i + SWORDSMAN));
      },
      show: (archers, { n }) => `kill:${archers}-${n - archers}`,
      choose: (x, { p, side, n }, archers) => killFoes(x, p, placeOf(side), archers, n - archers),
      usual: (g, { p, side, n }) => Math.min(n, at(castleOf(g, p).foes, placeOf(side) * 2 + ARCHER)),
    },

    chooseLosses: {
      who: task => task.p,
      options: (g, { p, place, n }) => {
        const { units } = castleOf(g, p);
        const i = placeOf(place) * 2;
        return splits(n, at(units, i + MERCENARY), at(units, i + SOLDIER));
      },
      show: (mercenaries, { n }) => `lose:${mercenaries}-${n - mercenaries}`,
      choose: (x, { p, place, n }, mercenaries) => loseUnits(x, p, placeOf(place), mercenaries, n - mercenaries),
      usual: (g, { p, place, n }) => Math.min(n, at(castleOf(g, p).units, placeOf(place) * 2 + MERCENARY)),
    },

    // AE-8.4, AE-8.5, then AE-8.6
    advance: (x, { p }) => {
      const castle = castleOf(x.g, p);
      for (let side = 0; side < 4; side++) {
        const swordsmen = at(castle.foes, side * 2 + SWORDSMAN);
        const archers = at(castle.foes, side * 2 + ARCHER);
        if (swordsmen + archers === 0) continue;
        if (!hasWall(castle, side)) {
          enter(castle, side, swordsmen, archers);
          x.tell({ say: 'entered', p, side: SIDES[side] ?? '', swordsmen, archers });
        } else if (castle.climbSide === side && castle.climbers > 0) climb(x, p, side);
      }
      if (attackersOf(castle) > 0) {
        freshen(castle);
        x.next({ do: 'mayRegroup', p });
      }
      x.next({ do: 'melee', p });
    },

    // AE-8.7: the walls first, then AE-8.8: the courtyard.
    melee: (x, { p }) => {
      const castle = castleOf(x.g, p);
      for (let side = 0; side < 4; side++) {
        const foes = foesAt(castle, side);
        if (foes > 0 && hasWall(castle, side)) strikeWall(x, p, side, foes);
      }
      courtyardMelee(x, p);
      x.next({ do: 'judge', p });
    },

    // AE-8.9; first, units whose wall fell late reach the courtyard (AE-12.6).
    judge: (x, { p }) => {
      const castle = castleOf(x.g, p);
      for (let side = 0; side < 4; side++)
        if (!hasWall(castle, side) && unitsAt(castle, side) > 0) fallBack(castle, side);
      if (attackersOf(castle) === 0) survive(x, p);
      else if (foesAt(castle, COURTYARD) > 0 && unitsAt(castle, COURTYARD) === 0) sack(x, content, p);
      else x.next({ do: 'archers', p });
    },
  };
}
