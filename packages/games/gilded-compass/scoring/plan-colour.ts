// The best use of one colour's specialists and magic items on given sites.

/** A place for a cartographer and a digger: an ancient map, or a map on a mission tile. */
export interface Site {
  readonly name: string; // the site's name, or the mission's
  readonly colour: number; // or ANY
  readonly low: number;
  readonly high: number;
  readonly ancient: boolean;
}
export interface Holdings {
  readonly sites: readonly Site[];
  readonly specialists: readonly number[];
  readonly items: readonly number[];
  readonly idleGold: number; // for each unassigned specialist
  readonly completeGold: number; // for each site with both specialists
  readonly singleGold: number; // for each ancient map with exactly one
}
/** The specialists of one colour, best first, and the items for them. */
export interface Staff {
  readonly cartographers: readonly number[];
  readonly diggers: readonly number[];
  readonly cartographerItems: number;
  readonly diggerItems: number;
}
/** How each site is filled, and the value of that. */
export interface Plan {
  readonly worth: number; // gold and tie-break in one number; higher is better
  readonly sites: readonly Site[];
  readonly ways: readonly Way[];
}

const WEIGHT = 1000;
/** Ways to fill a site: cartographer, digger, with item or not. Ties go to the earlier one: fewer first. */
const WAYS = [
  [0, 0, 0, 0],
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [1, 0, 1, 0],
  [0, 1, 0, 1],
  [1, 1, 0, 0],
  [1, 1, 1, 0],
  [1, 1, 0, 1],
  [1, 1, 1, 1],
] as const;
export type Way = (typeof WAYS)[number];
const BARE = WAYS[0];

/** How many cartographers, diggers and items of each are used, as one number, and the limit of each. */
interface Room {
  readonly limits: readonly [number, number, number, number];
  readonly steps: readonly [number, number, number, number];
  readonly size: number;
}

function roomFor({ cartographers, diggers, cartographerItems, diggerItems }: Staff): Room {
  const [c, d, i, j] = [cartographers.length + 1, diggers.length + 1, cartographerItems + 1, diggerItems + 1];
  return {
    limits: [c - 1, d - 1, i - 1, j - 1],
    steps: [d * i * j, i * j, j, 1],
    size: c * d * i * j,
  };
}
const inUse = ({ limits, steps }: Room, state: number, kind: 0 | 1 | 2 | 3): number =>
  Math.floor(state / steps[kind]) % (limits[kind] + 1);

/**
 * Only the numbers of cartographers, diggers and items in use matter, because the highest specialists are used first
 * and get the items. So the sites are filled one after the other, and the best filling is kept for each combination of
 * numbers (dynamic programming).
 */
export function planColour(holdings: Holdings, staff: Staff, sites: readonly Site[]): Plan {
  const room = roomFor(staff);
  let worth = new Array<number>(room.size).fill(Number.NEGATIVE_INFINITY);
  worth[0] = 0;
  const picks: number[][] = [];
  if (room.size > 1)
    for (const site of sites) {
      const layer = fillOneMore(holdings, room, site, worth);
      worth = layer.worth;
      picks.push(layer.picks);
    }
  else worth[0] = sites.reduce((gold, site) => gold + site.low, 0);
  return bestEnd(holdings, staff, room, sites, worth, picks);
}

/** The best value of every combination after one more site, and how that site was filled. */
function fillOneMore(holdings: Holdings, room: Room, site: Site, before: readonly number[]) {
  const { limits, steps, size } = room;
  const worth = new Array<number>(size).fill(Number.NEGATIVE_INFINITY);
  const picks = new Array<number>(size).fill(0);
  const pays = WAYS.map(way => siteGold(holdings, site, way));
  for (let state = 0; state < size; state++) {
    const so = before[state] as number;
    if (so === Number.NEGATIVE_INFINITY) continue;
    const [c, d, i, j] = [inUse(room, state, 0), inUse(room, state, 1), inUse(room, state, 2), inUse(room, state, 3)];
    for (let w = 0; w < WAYS.length; w++) {
      const way = WAYS[w] as Way;
      if (c + way[0] > limits[0] || d + way[1] > limits[1] || i + way[2] > limits[2] || j + way[3] > limits[3])
        continue;
      const to = state + way[0] * steps[0] + way[1] * steps[1] + way[2] * steps[2] + way[3] * steps[3];
      const gold = so + (pays[w] as number);
      if (gold > (worth[to] as number)) {
        worth[to] = gold;
        picks[to] = w;
      }
    }
  }
  return { worth, picks };
}

/** What a site pays without its specialists: doubled when both have items (GC-15.1, GC-15.3). */
function siteGold(holdings: Holdings, site: Site, [cartographer, digger, item, other]: Way): number {
  if (cartographer + digger === 0) return site.low;
  if (cartographer + digger === 1) return site.high + (site.ancient ? holdings.singleGold : 0);
  return site.high * (item + other === 2 ? 2 : 1) + holdings.completeGold;
}

/** The total value of the first n, for every n. */
function topSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) as number) + value);
  return sums;
}

/**
 * Adds the specialists' own values (GC-15.2), takes the best result, and walks back to find how the sites were filled.
 */
function bestEnd(
  holdings: Holdings,
  staff: Staff,
  room: Room,
  sites: readonly Site[],
  worth: readonly number[],
  picks: readonly (readonly number[])[],
): Plan {
  const [tops, digs] = [topSums(staff.cartographers), topSums(staff.diggers)];
  const people = staff.cartographers.length + staff.diggers.length;
  const everybody = (tops.at(-1) as number) + (digs.at(-1) as number);
  let best = Number.NEGATIVE_INFINITY;
  let end = 0;
  for (let state = 0; state < worth.length; state++) {
    if (worth[state] === Number.NEGATIVE_INFINITY) continue;
    const [c, d] = [inUse(room, state, 0), inUse(room, state, 1)];
    const used = (tops[c] as number) + (digs[d] as number);
    const doubled = (tops[inUse(room, state, 2)] as number) + (digs[inUse(room, state, 3)] as number);
    const gold = (worth[state] as number) + used + doubled + holdings.idleGold * (people - c - d);
    const total = gold * WEIGHT + everybody - used;
    if (total > best) {
      best = total;
      end = state;
    }
  }
  return { worth: best, sites, ways: waysBack(room, sites.length, picks, end) };
}

function waysBack({ steps }: Room, sites: number, picks: readonly (readonly number[])[], end: number): Way[] {
  const ways = new Array<Way>(sites).fill(BARE);
  let state = end;
  for (let s = picks.length - 1; s >= 0; s--) {
    const way = WAYS[picks[s]?.[state] as number] as Way;
    ways[s] = way;
    state -= way[0] * steps[0] + way[1] * steps[1] + way[2] * steps[2] + way[3] * steps[3];
  }
  return ways;
}
