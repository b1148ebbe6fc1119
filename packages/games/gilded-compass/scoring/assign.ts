// Which specialists and magic items go to which maps: the exact best, for gold first and then for the tie-break.
import type { Content } from '../content/content.ts';
import { ANY, CARTOGRAPHER, COLOURS, DIGGER } from '../names.ts';
import { mapTile, specialistTile } from '../tiles.ts';

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
  readonly idleGold: number; // for each specialist left out
  readonly completeGold: number; // for each site with both specialists
  readonly singleGold: number; // for each ancient map with exactly one
}
/** What lies on one site: the values of its specialists (0: none) and whether they carry magic items. */
export interface Placed {
  readonly site: Site;
  readonly colour: number;
  readonly cartographer: number;
  readonly cartographerItem: boolean;
  readonly digger: number;
  readonly diggerItem: boolean;
  readonly gold: number; // of the site and its specialists, without missions
}
export interface Assignment {
  readonly gold: number; // including what the missions pay for it
  readonly unassigned: number; // value of the specialists left out: the tie-break (GC-15.8)
  readonly idle: number; // how many they are
  readonly complete: number;
  readonly single: number;
  readonly placed: readonly Placed[];
}

/** Gold and tie-break in one number, so that more is better. */
const WEIGHT = 1000;

/** The specialists of one colour, best first, and the items for them. */
interface Staff {
  readonly cartographers: readonly number[];
  readonly diggers: readonly number[];
  readonly cartographerItems: number;
  readonly diggerItems: number;
}
/** Ways to fill a site: cartographer, digger, with item or not. Order decides between equals: fewer first. */
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
type Way = (typeof WAYS)[number];

export function bestAssignment(c: Content, holdings: Holdings): Assignment {
  const staffs = COLOURS.map((_, colour) => staffOf(c, holdings, colour));
  const wild = holdings.sites.filter(site => site.colour === ANY);
  const plans = COLOURS.map((_, colour) => {
    const own = holdings.sites.filter(site => site.colour === colour);
    return Array.from({ length: 1 << wild.length }, (_, chosen) =>
      planColour(holdings, staffs[colour] as Staff, [...own, ...wild.filter((_, i) => (chosen >> i) & 1)]),
    );
  });
  const colours = shareOut(plans, wild.length);
  return collect(
    holdings,
    staffs,
    colours.map((chosen, colour) => (plans[colour] as Plan[])[chosen] as Plan),
  );
}

function staffOf(c: Content, holdings: Holdings, colour: number): Staff {
  const values = (type: number): number[] =>
    holdings.specialists
      .map(specialist => specialistTile(c, specialist))
      .filter(tile => tile.colour === colour && tile.type === type)
      .map(tile => tile.value)
      .sort((a, b) => b - a);
  const items = (type: number): number => holdings.items.filter(item => item === colour * 2 + type).length;
  const [cartographers, diggers] = [values(CARTOGRAPHER), values(DIGGER)];
  return {
    cartographers,
    diggers,
    cartographerItems: Math.min(items(CARTOGRAPHER), cartographers.length),
    diggerItems: Math.min(items(DIGGER), diggers.length),
  };
}

/** The best for one colour: how each of its sites is filled, and how good that is. */
interface Plan {
  readonly worth: number;
  readonly sites: readonly Site[];
  readonly ways: readonly Way[];
}

/**
 * Only the number of cartographers, diggers and items in use matters: the highest specialists are used, and carry the
 * items. So the sites are filled one after the other, and for each combination of numbers the best filling is kept.
 */
function planColour(holdings: Holdings, staff: Staff, sites: readonly Site[]): Plan {
  const limits = [staff.cartographers.length, staff.diggers.length, staff.cartographerItems, staff.diggerItems];
  const [C, D, I, J] = limits.map(limit => limit + 1) as [number, number, number, number];
  const size = C * D * I * J;
  const step = [D * I * J, I * J, J, 1];
  let worth = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
  worth[0] = 0;
  const picks: Int8Array[] = [];
  for (const site of sites) {
    const next = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
    const pick = new Int8Array(size).fill(-1);
    for (let state = 0; state < size; state++) {
      const so = worth[state] as number;
      if (so === Number.NEGATIVE_INFINITY) continue;
      const used = [
        Math.floor(state / (D * I * J)),
        Math.floor(state / (I * J)) % D,
        Math.floor(state / J) % I,
        state % J,
      ];
      for (const [w, way] of WAYS.entries()) {
        if (way.some((more, i) => (used[i] as number) + more > (limits[i] as number))) continue;
        const to = way.reduce<number>((at, more, i) => at + more * (step[i] as number), state);
        const gold = so + siteGold(holdings, site, way);
        if (gold > (next[to] as number)) {
          next[to] = gold;
          pick[to] = w;
        }
      }
    }
    worth = next;
    picks.push(pick);
  }
  return bestEnd(holdings, staff, sites, worth, picks, [D * I * J, I * J, J, 1], [C, D, I, J]);
}

/** What a site pays, without its specialists: doubled when both carry items (GC-15.3). */
function siteGold(holdings: Holdings, site: Site, [cartographer, digger, item, other]: Way): number {
  if (cartographer + digger === 0) return site.low;
  if (cartographer + digger === 1) return site.high + (site.ancient ? holdings.singleGold : 0);
  return site.high * (item + other === 2 ? 2 : 1) + holdings.completeGold;
}

/** Adds the specialists' own values, takes the best end, and walks back how the sites were filled. */
function bestEnd(
  holdings: Holdings,
  staff: Staff,
  sites: readonly Site[],
  worth: Float64Array,
  picks: readonly Int8Array[],
  step: readonly number[],
  sizes: readonly number[],
): Plan {
  const top = (values: readonly number[], count: number): number => values.slice(0, count).reduce((a, b) => a + b, 0);
  let best = Number.NEGATIVE_INFINITY;
  let end = 0;
  for (let state = 0; state < worth.length; state++) {
    const sites = worth[state] as number;
    if (sites === Number.NEGATIVE_INFINITY) continue;
    const [c, d, i, j] = step.map((size, n) => Math.floor(state / size) % (sizes[n] as number)) as [
      number,
      number,
      number,
      number,
    ];
    const all = staff.cartographers.length + staff.diggers.length;
    const used = top(staff.cartographers, c) + top(staff.diggers, d);
    const doubled = top(staff.cartographers, i) + top(staff.diggers, j);
    const rest = top(staff.cartographers, 99) + top(staff.diggers, 99) - used;
    const total = (sites + used + doubled + holdings.idleGold * (all - c - d)) * WEIGHT + rest;
    if (total > best) {
      best = total;
      end = state;
    }
  }
  const ways: Way[] = [];
  for (let s = sites.length - 1; s >= 0; s--) {
    const way = WAYS[(picks[s] as Int8Array)[end] as number] as Way;
    ways.unshift(way);
    end = way.reduce<number>((at, used, i) => at - used * (step[i] as number), end);
  }
  return { worth: best, sites, ways };
}

/** Gives every unmarked site to one colour so that the sum is best: the chosen subset, by colour. */
function shareOut(plans: readonly (readonly Plan[])[], wild: number): number[] {
  const all = 1 << wild;
  let worth = Array.from({ length: all }, (_, used) => (used === 0 ? 0 : Number.NEGATIVE_INFINITY));
  const picks: number[][] = [];
  for (const plan of plans) {
    const next = new Array<number>(all).fill(Number.NEGATIVE_INFINITY);
    const pick = new Array<number>(all).fill(0);
    for (let used = 0; used < all; used++) {
      for (let chosen = 0; chosen < all; chosen++) {
        if ((used & chosen) !== chosen) continue;
        const total = (worth[used ^ chosen] as number) + (plan[chosen] as Plan).worth;
        if (total > (next[used] as number)) {
          next[used] = total;
          pick[used] = chosen;
        }
      }
    }
    worth = next;
    picks.push(pick);
  }
  const out: number[] = [];
  for (let colour = plans.length - 1, left = all - 1; colour >= 0; colour--) {
    const chosen = (picks[colour] as number[])[left] as number;
    out[colour] = chosen;
    left ^= chosen;
  }
  return out;
}

function collect(holdings: Holdings, staffs: readonly Staff[], plans: readonly Plan[]): Assignment {
  const placed = plans.flatMap((plan, colour) => fillSites(plan, staffs[colour] as Staff, colour));
  const used = placed.reduce((sum, one) => sum + one.cartographer + one.digger, 0);
  const values = staffs.flatMap(staff => [...staff.cartographers, ...staff.diggers]);
  const busy = placed.reduce((n, one) => n + (one.cartographer > 0 ? 1 : 0) + (one.digger > 0 ? 1 : 0), 0);
  const complete = placed.filter(one => one.cartographer > 0 && one.digger > 0).length;
  const single = placed.filter(one => one.site.ancient && one.cartographer > 0 !== one.digger > 0).length;
  const idle = values.length - busy;
  const bonus = idle * holdings.idleGold + complete * holdings.completeGold + single * holdings.singleGold;
  return {
    gold: placed.reduce((sum, one) => sum + one.gold, 0) + bonus,
    unassigned: values.reduce((a, b) => a + b, 0) - used,
    idle,
    complete,
    single,
    placed,
  };
}

/** From numbers to people: those who carry items are the highest, then the rest in falling order. */
function fillSites(plan: Plan, staff: Staff, colour: number): Placed[] {
  const take = (values: readonly number[], type: 0 | 1): number[] => {
    const carry = plan.ways.filter(way => way[type + 2] === 1).length;
    let [withItem, without] = [0, carry];
    return plan.ways.map(way => {
      if (way[type] === 0) return 0;
      return values[way[type + 2] === 1 ? withItem++ : without++] as number;
    });
  };
  const cartographers = take(staff.cartographers, CARTOGRAPHER);
  const diggers = take(staff.diggers, DIGGER);
  return plan.sites.map((site, i) => {
    const way = plan.ways[i] as Way;
    const [cartographer, digger] = [cartographers[i] as number, diggers[i] as number];
    const own = way[0] + way[1] === 0 ? site.low : site.high * (way[2] + way[3] === 2 ? 2 : 1);
    const gold = own + cartographer * (1 + way[2]) + digger * (1 + way[3]);
    return { site, colour, cartographer, cartographerItem: way[2] === 1, digger, diggerItem: way[3] === 1, gold };
  });
}

export function ancientSite(c: Content, map: number): Site {
  const { site, colour, low, high } = mapTile(c, map);
  return { name: site, colour, low, high, ancient: true };
}
