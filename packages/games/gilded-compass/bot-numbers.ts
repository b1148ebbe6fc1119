// The table as numbers, for the evaluation that is learned by playing (docs/bots.md). Divisors bring usual values to about 1.
import { fitting, type Learned, type LearnedWeights, Numbers, type Open, type Seat } from '@boardwright/engine';
import type { Content } from './content/content.ts';
import { sizeOf } from './dice.ts';
import { ABILITIES, BUILDINGS, COLOURS, GALLEON, ILLUMINATI, TEMPLE, TOWER, TREASURES } from './names.ts';
import { lengthOf, strengthOf } from './rules/runs.ts';
import type { Tasks } from './rules/tasks.ts';
import { assignmentOf, missionsOf } from './score.ts';
import { missionGold } from './scoring/missions.ts';
import { actors, type G } from './state.ts';
import { type BoardWorth, boardWorth, needsOf } from './worth.ts';

const LEAD = 10; // gold between the first and the second, roughly
const MOST_SEATS = 5;
const MOST_ROUNDS = 6;
const C_BUILDINGS = [TEMPLE, ILLUMINATI, GALLEON, TOWER] as const;
const NOTHING: BoardWorth = { library: 0, run: 0, cBuilding: 0, archives: 0, university: 0, chests: 0 };

const OWN_TILES = 54;
const OWN_BOARD = 24 + C_BUILDINGS.length;
const OWN = OWN_TILES + OWN_BOARD;
const ALL = MOST_ROUNDS + MOST_SEATS + BUILDINGS.length + 6;

/** How much is left to do, from 0 to 1. */
interface Time {
  readonly game: number; // after this round
  readonly round: number;
}

export function numbersFor(c: Content, weights: LearnedWeights | null): Learned<G, Tasks> {
  const own = OWN + 2 * c.missions.length;
  return {
    own,
    all: ALL,
    lead: LEAD,
    reach: 0,
    judgedAt: 'choosePlacement',
    weights: fitting(weights, own, ALL),
    write(g, open, x) {
      const time = timeOf(c, g);
      for (let p = 0; p < g.seats; p++) {
        const numbers = new Numbers(x, p * own, own);
        writeTiles(c, g, p, time, numbers);
        writeMissions(c, g, p, time, numbers);
        writeBoard(c, g, open, p, time, numbers);
      }
      writeTable(g, time, new Numbers(x, g.seats * own, ALL));
    },
  };
}

function timeOf(c: Content, g: G): Time {
  const dice = g.placing ? sum(g.dice) / (c.dice * g.players) : 0;
  return { game: (g.rounds - g.round) / g.rounds, round: dice };
}

/** What the player has, what it is worth at the end, and what still fits to it. */
function writeTiles(c: Content, g: G, p: Seat, { game }: Time, x: Numbers): void {
  const assignment = assignmentOf(c, g, p);
  const gold = missionsOf(c, g, p).reduce((total, mission) => total + missionGold(c, g, p, mission, assignment), 0);
  x.putTimed(assignment.gold / 20, game);
  x.putTimed(gold / 5, game);
  for (const count of [assignment.idle, assignment.complete, assignment.single, assignment.unassigned])
    x.putTimed(count / 3, game);
  x.putTimed((g.maps[p] as number[]).length / 4, game);
  x.putTimed((g.specialists[p] as number[]).length / 4, game);
  for (const count of openings(c, g, p)) x.putTimed(count / 3, game);
  for (const count of relicsOf(c, g, p)) x.putTimed(count / 3, game);
  const knowledge = g.knowledge[p] as number;
  x.putTimed(knowledge / 4, game);
  x.putTimed(Math.min(knowledge, 2) / 2, game);
  x.put(Math.floor(knowledge / c.knowledgePerGold) / 2);
  for (let kind = 0; kind < ABILITIES.length; kind++) x.putTimed(g.abilities[p]?.[kind] as number, game);
  const chests = g.chests[p] as number[];
  x.putTimed(chests.length / 3, game);
  x.put(sum(chests) / 6);
  for (let level = 0; level < TREASURES.length; level++) x.putTimed((g.treasures[p]?.[level] as number) / 2, game);
  x.putTimed((g.items[p] as number[]).length / 2, game);
}

/** Places for cartographers and diggers of a colour that wait, and specialists that wait for a place: four counts. */
function openings(c: Content, g: G, p: Seat): readonly number[] {
  const { sites, staff } = needsOf(c, g, p);
  const counts = [0, 0, 0, 0];
  for (let colour = 0; colour < COLOURS.length; colour++)
    for (let type = 0; type < 2; type++) {
      const open = (sites[colour] as number) - (staff[2 * colour + type] as number);
      const at = open > 0 ? type : 2 + type;
      counts[at] = (counts[at] as number) + Math.abs(open);
    }
  return counts;
}

/** Coveted, liked and other relics. */
function relicsOf(c: Content, g: G, p: Seat): readonly number[] {
  const relics = g.relics[p] as number[];
  const collection = c.collections[g.collections[p] as number];
  if (collection === undefined) return [0, 0, 0];
  const coveted = relics[collection.coveted] as number;
  const liked = relics[collection.liked] as number;
  return [coveted, liked, sum(relics) - coveted - liked];
}

function writeMissions(c: Content, g: G, p: Seat, { game }: Time, x: Numbers): void {
  const own = g.missions[p] as number[];
  for (let mission = 0; mission < c.missions.length; mission++) x.putTimed(own.includes(mission) ? 1 : 0, game);
}

/** Dice on the board and in hand. Once buildings are resolved, what they brought is among the tiles. */
function writeBoard(c: Content, g: G, open: Open<Tasks> | null, p: Seat, time: Time, x: Numbers): void {
  const worth = g.placing ? boardWorth(c, g, p) : NOTHING;
  x.putTimed(worth.archives / 4, time.round);
  x.putTimed(worth.university / 4, time.round);
  x.putTimed(worth.run / 4, time.round);
  x.put(worth.library);
  x.put(worth.chests);
  for (const building of C_BUILDINGS) x.put(g.c === building ? worth.cBuilding / 3 : 0);
  writeRun(g, p, time, x);
  x.put(g.archives.filter(group => group.p === p).length / 2);
  x.put(g.university.filter(die => die.p === p).length / 2);
  x.put(sizeOf(g.illuminati[p] as number) / 3);
  x.put((g.galleonDice[p] as number) / 3);
  x.putTimed((g.dice[p] as number) / c.dice, time.game);
  x.put(sum(g.dice) - (g.dice[p] as number) > 0 ? (g.dice[p] as number) / sum(g.dice) : 0);
  x.put((g.keeps[p] as number) / 2);
  x.putIf(g.active === p);
  x.putIf(open?.seat === p);
  x.put(((p - g.start + g.players) % g.players) / g.players);
  x.putIf(g.helped === p);
}

function writeRun(g: G, p: Seat, time: Time, x: Numbers): void {
  const run = g.runs[p] as number;
  let ahead = 0;
  for (let q = 0; q < actors(g); q++) if (strengthOf(g.runs[q] as number) > strengthOf(run)) ahead++;
  x.putTimed(g.placing ? lengthOf(run) / 3 : 0, time.round);
  x.putTimed(g.placing && run !== 0 && ahead === 0 ? 1 : 0, time.round);
}

function writeTable(g: G, { game, round }: Time, x: Numbers): void {
  x.putOne(g.round - 1, MOST_ROUNDS);
  x.putOne(g.seats - 1, MOST_SEATS);
  for (let building = 0; building < BUILDINGS.length; building++) x.putIf(g.b === building || g.c === building);
  x.put(game);
  x.put(round);
  x.putIf(g.placing);
  x.put(g.archives.length / 4);
  x.put(g.university.length / 4);
  x.putIf(g.neutral >= 0);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
