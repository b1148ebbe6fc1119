// How much gold a castle is worth to its owner, and how likely it is to hold. Bots play by this.
import type { Seat } from '@boardwright/engine';
import { at, foesAt, hasWall, soldiersOf, structures, sum, turretShots } from './castle.ts';
import { lootValue } from './content/content.ts';
import type { Content } from './content/types.ts';
import { averageTiers, comingFoes, hiddenCards } from './forecast.ts';
import { reckonedGold } from './rules/invaders.ts';
import { cardValue, isMet } from './score.ts';
import { type Castle, castleOf, type G, goldOf } from './state.ts';
import { FOOD, IRON, SEASONS, STONE, UNDECIDED, WOOD } from './words.ts';

/** The value of one more of something. */
export interface Outlook {
  readonly castle: Castle;
  readonly left: number; // seasons still to come after this one
  readonly survival: number; // chance to win the next battle as things stand, 0 to 1
  readonly prospect: number; // the same, if the remaining workers do their share
  readonly stake: number; // what a sack would cost
  readonly defence: number; // one more point of defence
  readonly goods: readonly number[]; // gold, food, wood, stone, iron, movement
}

/** Weights fitted to 31,500 battles, in units of one defender. */
const TURRET_SHOT = 1.06; // for each of its two sides; halved below
const CUBE = 0.06;
const MOVEMENT = 0.31;
const WALL = 0.38;
const KNOWN_FOE = 0.65; // visible attackers can be prepared for
const HIDDEN_FOE = 0.93;
const SEASON = 0.1; // reinforcements and siege damage
const STEEPNESS = 0.82;
const HEAD_START = -0.12;
const MARKED_CARDS = 4;
const STARTING_CARDS = 2;
/** The defence that one worker can add at most, and usually. */
const REACH = 2.5;
const HELP = 1.5;
/** A sack costs more than gold: it also weakens the next seasons. */
const CAUTION = 1.6;

function strengthOf(content: Content, castle: Castle): number {
  let n = sum(castle.units) + MOVEMENT * at(castle.stock, 5);
  for (let side = 0; side < 4; side++) {
    n += (TURRET_SHOT * turretShots(content, castle, side)) / 2;
    if (hasWall(castle, side)) n += WALL + CUBE * at(castle.wallCubes, side);
  }
  return n;
}

const chance = (margin: number): number => 1 / (1 + Math.exp(-(margin * STEEPNESS + HEAD_START)));

export function outlooks(content: Content) {
  const average = averageTiers(content);

  const attackOn = (g: G, castle: Castle): number => {
    const foes = comingFoes(content, g, castle);
    const unseen = hiddenCards(g) * average(reckonedGold(content, g, castle));
    return KNOWN_FOE * sum(foes) + HIDDEN_FOE * unseen + SEASON * g.season;
  };

  const lookAt = (g: G, p: Seat): Outlook => {
    const castle = castleOf(g, p);
    const left = SEASONS - g.season;
    const margin = strengthOf(content, castle) - attackOn(g, castle);
    const survival = chance(margin);
    const gold = goldOf(castle);
    const cards = Math.min(MARKED_CARDS, castle.cards.length - STARTING_CARDS);
    const stake = gold - lootValue(content, gold) + cards + 2 + Math.min(left, 3);
    // Includes what the remaining workers could add: far behind is not yet lost.
    const reach = 1 + REACH * castle.workers;
    const defence = ((chance(margin + reach) - survival) / reach) * stake * CAUTION;
    // More gold attracts more invaders, and a sack takes part of it.
    const greed = 0.12 * g.invaders.length * defence + (1 - survival) * 0.6;
    const mouths = soldiersOf(castle) + castle.wounded;
    const hungry = at(castle.stock, FOOD) + sum(castle.farms) < mouths;
    const use = Math.min(1, left / 3);
    const value = Math.max(0.2, 1 - greed);
    const food = hungry ? 0.95 : 0.25 + 0.35 * use;
    return {
      castle,
      left,
      survival,
      prospect: chance(margin + HELP * castle.workers),
      stake,
      defence,
      goods: [value, food, 0.1 + 0.6 * use, 0.1 + 0.9 * use, 0.1 + 1.2 * use, MOVEMENT * defence],
    };
  };

  /** The gold this castle may end with, as things stand. */
  const potential = (g: G, { castle, left, prospect, stake, goods }: Outlook): number => {
    let total = goldOf(castle) + cardValue(content, castle, 'building') + cardValue(content, castle, 'refugee');
    for (const flag of castle.flags) total += flag;
    for (const farm of castle.farms) total += (farm > 0 ? 1 : 0) + 0.3 * farm * left;
    for (const id of castle.objectives) {
      const objective = content.objectives[id];
      if (objective !== undefined) total += isMet(content, g, castle, objective.condition) ? objective.gold : 0.5;
    }
    for (const good of [FOOD, WOOD, STONE, IRON]) total += at(castle.stock, good) * at(goods, good);
    total += 1.2 * left * (castle.cards.length - STARTING_CARDS);
    total += 0.95 * left * structures(castle) + 0.3 * left * soldiersOf(castle);
    if (castle.fates[g.season - 1] === UNDECIDED) total -= (1 - prospect) * stake * CAUTION;
    return total;
  };

  return { lookAt, potential };
}

/** The side with the most visible attackers; -1 if there are none. */
export function threatenedSide(castle: Castle, foes: readonly number[]): number {
  let best = -1;
  let most = 0;
  for (let side = 0; side < 4; side++) {
    const n = Math.max(foesAt(castle, side), at(foes, side * 2) + at(foes, side * 2 + 1));
    if (n > most) {
      most = n;
      best = side;
    }
  }
  return best;
}
