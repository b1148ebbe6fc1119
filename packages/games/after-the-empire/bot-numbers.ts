// The table as numbers, for the evaluation that is learned by playing (docs/bots.md). It is judged while workers are
// placed, so battles are only foreseen. Divisors bring usual values to about 1.
import { fitting, type Learned, type LearnedWeights, Numbers, type Open, type Seat } from '@boardwright/engine';
import { at, hasWall, mercenariesOf, soldiersOf, structures, sum, turretShots } from './castle.ts';
import { lootValue } from './content/content.ts';
import type { Content } from './content/types.ts';
import { comingFoes, hiddenCards } from './forecast.ts';
import { type Outlook, outlooks } from './outlook.ts';
import { reckonedGold } from './rules/invaders.ts';
import type { Tasks } from './rules/tasks.ts';
import { cardValue, isMet } from './score.ts';
import { type Castle, castleOf, type G, goldOf } from './state.ts';
import {
  DIFFICULTIES,
  FOOD,
  IRON,
  MOVE,
  NO_CARD,
  SACKED,
  SEASONS,
  SIDES,
  STONE,
  TURRETS,
  UNDECIDED,
  WALLS,
  WOOD,
} from './words.ts';

const LEAD = 10; // gold between the first and the second, roughly
const MOST_SEATS = 4;
const GOODS = [FOOD, WOOD, STONE, IRON, MOVE] as const;
const OWN_GOODS = 2 * GOODS.length + 14;
const OWN_CASTLE = 2 * (WALLS.length + TURRETS.length) + 14;
const OWN_BATTLE = 15;
const OWN_POINTS = 20;
const OWN_TURN = 5;
const ALL = SEASONS + MOST_SEATS + DIFFICULTIES.length + 7;

/** What is worked out once for a seat. */
interface Seen {
  readonly content: Content;
  readonly g: G;
  readonly p: Seat;
  readonly castle: Castle;
  readonly look: Outlook;
  readonly left: number; // how much of the game is left after this season, from 0 to 1
}

export function numbersFor(content: Content, weights: LearnedWeights | null): Learned<G, Tasks> {
  const own = OWN_GOODS + OWN_CASTLE + OWN_BATTLE + OWN_POINTS + OWN_TURN + 2 * content.cards.length;
  const { lookAt, potential } = outlooks(content);
  return {
    own,
    all: ALL,
    lead: LEAD,
    reach: 2,
    judgedAt: 'mayPlace',
    weights: fitting(weights, own, ALL),
    write(g, open, x) {
      const left = (SEASONS - g.season) / SEASONS;
      const seats = g.castles.length;
      for (let p = 0; p < seats; p++) {
        const seen: Seen = { content, g, p, castle: castleOf(g, p), look: lookAt(g, p), left };
        const numbers = new Numbers(x, p * own, own);
        writeGoods(seen, numbers);
        writeCastle(seen, numbers);
        writeBattle(seen, numbers);
        writePoints(seen, potential(g, seen.look), numbers);
        writeTurn(seen, open, numbers);
        writeCards(seen, numbers);
      }
      writeTable(content, g, left, new Numbers(x, seats * own, ALL));
    },
  };
}

function writeGoods({ content, castle, left, look }: Seen, x: Numbers): void {
  for (const good of GOODS) x.putTimed(at(castle.stock, good) / 4, left);
  const gold = goldOf(castle);
  x.putTimed(gold / 15, left);
  x.put((gold - lootValue(content, gold)) / 10);
  x.put(((gold - lootValue(content, gold)) / 10) * (1 - look.prospect));
  x.putTimed(soldiersOf(castle) / 4, left);
  x.putTimed(castle.wounded / 2, left);
  x.putTimed(mercenariesOf(castle) / 3, left);
  const mouths = soldiersOf(castle) + castle.wounded;
  const food = at(castle.stock, FOOD) + sum(castle.farms);
  x.put(Math.max(0, mouths - food) / 2);
  x.put(Math.max(0, food - mouths) / 4);
  x.put(Math.min(1, at(castle.stock, WOOD) / 3));
  x.put(Math.min(1, at(castle.stock, STONE) / 3));
}

function writeCastle({ content, castle, left }: Seen, x: Numbers): void {
  for (let kind = 0; kind < WALLS.length; kind++) x.putTimed(count(castle.walls, kind) / 2, left);
  for (let kind = 0; kind < TURRETS.length; kind++) x.putTimed(count(castle.turrets, kind) / 2, left);
  x.putTimed(structures(castle) / 4, left);
  x.put(sum(castle.wallCubes) / 6);
  x.put(sum(castle.turretCubes) / 4);
  let shots = 0;
  for (let side = 0; side < SIDES.length; side++) shots += turretShots(content, castle, side);
  x.putTimed(shots / 6, left);
  x.putTimed(sum(castle.farms) / 4, left);
  x.putTimed(count(castle.farms, 0) / 2, left);
  x.putTimed(count(castle.farms, 2) / 2, left);
  x.put(sum(castle.shields) / 2);
  x.putIf(castle.walls.every((_, side) => hasWall(castle, side)));
}

/** How the battle of this season looks now. */
function writeBattle({ content, g, castle, look, left }: Seen, x: Numbers): void {
  const isAhead = castle.fates[g.season - 1] === UNDECIDED;
  const foes = comingFoes(content, g, castle);
  const perSide = SIDES.map((_, side) => at(foes, 2 * side) + at(foes, 2 * side + 1)).sort((a, b) => b - a);
  for (const attackers of perSide) x.put(attackers / 4);
  x.put(isAhead ? look.survival : 1);
  x.put(isAhead ? look.prospect : 1);
  x.put(isAhead ? marginOf(look.survival) / 3 : 2);
  x.put(isAhead ? Math.min(0, marginOf(look.prospect)) / 3 : 0);
  x.put((isAhead ? (1 - look.prospect) * look.stake : 0) / 10);
  x.put(look.stake / 10);
  x.put(look.defence);
  x.put(sum(castle.units) / 6);
  x.put(Math.max(0, reckonedGold(content, g, castle) - goldOf(castle)) / 5);
  x.putTimed(castle.fates.filter(fate => fate === SACKED).length, left);
}

/** The odds behind a chance, limited to what matters. */
const marginOf = (chance: number): number => Math.max(-6, Math.min(6, Math.log(chance / (1 - chance))));

function writePoints({ content, g, castle, left }: Seen, hoped: number, x: Numbers): void {
  const buildings = cardValue(content, castle, 'building');
  const refugees = cardValue(content, castle, 'refugee');
  const flags = sum(castle.flags);
  x.putTimed(buildings / 8, left);
  x.putTimed(refugees / 5, left);
  x.putTimed(flags / 4, left);
  x.putTimed(castle.cards.length / 5, left);
  x.putTimed(sum(castle.hurt) / 2, left);
  let met = 0;
  let open = 0;
  for (const id of castle.objectives) {
    const objective = content.objectives[id];
    if (objective === undefined) continue;
    if (isMet(content, g, castle, objective.condition)) met += objective.gold;
    else open += objective.gold;
  }
  x.putTimed(met / 6, left);
  x.putTimed(open / 6, left);
  x.putTimed(castle.objectives.length / 2, left);
  const now = goldOf(castle) + buildings + refugees + flags + met;
  x.putTimed(now / 30, left);
  x.putTimed(hoped / 40, left);
}

function writeTurn({ g, p, castle }: Seen, open: Open<Tasks> | null, x: Numbers): void {
  x.put(castle.workers / 3);
  x.put(castle.villagers);
  x.put(g.order.indexOf(p) / Math.max(1, g.order.length - 1));
  x.putIf(open?.seat === p);
  x.put(castle.used.filter(used => used === 0).length / 5);
}

/** Which cards the castle has that are not marked. */
function writeCards({ content, castle, left }: Seen, x: Numbers): void {
  const sound = new Set(castle.cards.filter((_, i) => at(castle.hurt, i) === 0));
  for (let card = 0; card < content.cards.length; card++) x.putTimed(sound.has(card) ? 1 : 0, left);
}

function writeTable(content: Content, g: G, left: number, x: Numbers): void {
  x.putOne(g.season - 1, SEASONS);
  x.putOne(g.castles.length - 1, MOST_SEATS);
  x.putOne(DIFFICULTIES.indexOf(g.variant.difficulty as (typeof DIFFICULTIES)[number]), DIFFICULTIES.length);
  x.put(left);
  x.put(g.castles.reduce((workers, castle) => workers + castle.workers, 0) / 8);
  x.put(hiddenCards(g) / 3);
  x.put(g.invaders.length / 3);
  x.putIf(g.siege === NO_CARD);
  x.putIf(g.variant.graveInjury === 'yes');
  x.put(at(content.threat, g.season - 1) / 10);
}

function count(list: readonly number[], what: number): number {
  let n = 0;
  for (const each of list) if (each === what) n++;
  return n;
}
