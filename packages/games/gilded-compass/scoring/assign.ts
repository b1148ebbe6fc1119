// Assigns specialists and magic items to maps: the exact optimum, for gold first and then for the tie-break.
import type { Content } from '../content/content.ts';
import { ANY, CARTOGRAPHER, COLOURS, DIGGER } from '../names.ts';
import { mapTile, specialistTile } from '../tiles.ts';
import { type Holdings, type Plan, planColour, type Site, type Staff, type Way } from './plan-colour.ts';

/** One site: the values of its specialists (0: none) and whether they have magic items. */
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
  readonly gold: number; // including the missions
  readonly unassigned: number; // value of the unassigned specialists: the tie-break (GC-15.8)
  readonly idle: number; // number of unassigned specialists
  readonly complete: number;
  readonly single: number;
  readonly placed: readonly Placed[];
}

/** A colour to plan: its specialists, and its own sites. */
interface Team {
  readonly colour: number;
  readonly staff: Staff;
  readonly sites: readonly Site[];
}

/**
 * Once every unmarked site has a colour, the colours are independent of each other. Sites without specialists stay
 * empty.
 */
export function bestAssignment(c: Content, holdings: Holdings): Assignment {
  const staffs = staffsOf(c, holdings);
  const teams = staffs.flatMap((staff, colour): Team[] =>
    isStaffed(staff) ? [{ colour, staff, sites: holdings.sites.filter(site => site.colour === colour) }] : [],
  );
  const wild = teams.length === 0 ? [] : holdings.sites.filter(site => site.colour === ANY);
  const isPlanned = ({ colour }: Site): boolean =>
    colour === ANY ? teams.length > 0 : teams.some(team => team.colour === colour);
  const bare = holdings.sites.filter(site => !isPlanned(site));
  const plans = teams.map(({ staff, sites }) =>
    subsetsOf(wild).map(chosen => planColour(holdings, staff, [...sites, ...chosen])),
  );
  const shares = shareOut(plans, wild.length);
  const placed = teams.flatMap(({ colour, staff }, i) =>
    fillSites((plans[i] as Plan[])[shares[i] as number] as Plan, staff, colour),
  );
  return total(holdings, teams, [...placed, ...bare.map(bareSite)]);
}

const isStaffed = ({ cartographers, diggers }: Staff): boolean => cartographers.length + diggers.length > 0;

/** Subset number n contains the sites whose bits are set in n. */
function subsetsOf(sites: readonly Site[]): readonly (readonly Site[])[] {
  if (sites.length === 0) return [[]];
  return Array.from({ length: 1 << sites.length }, (_, n) => sites.filter((_, i) => (n >> i) & 1));
}

function staffsOf(c: Content, holdings: Holdings): Staff[] {
  const values: number[][] = Array.from({ length: COLOURS.length * 2 }, () => []);
  const items = values.map(() => 0);
  for (const specialist of holdings.specialists) {
    const { colour, type, value } = specialistTile(c, specialist);
    values[colour * 2 + type]?.push(value);
  }
  for (const item of holdings.items) items[item] = (items[item] as number) + 1;
  return COLOURS.map((_, colour) => {
    const at = colour * 2;
    const cartographers = (values[at + CARTOGRAPHER] as number[]).sort((a, b) => b - a);
    const diggers = (values[at + DIGGER] as number[]).sort((a, b) => b - a);
    return {
      cartographers,
      diggers,
      cartographerItems: Math.min(items[at + CARTOGRAPHER] as number, cartographers.length),
      diggerItems: Math.min(items[at + DIGGER] as number, diggers.length),
    };
  });
}

/** Assigns every unmarked site to a colour so that the sum is maximal: the chosen subset, by colour. */
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

function total(holdings: Holdings, teams: readonly Team[], placed: readonly Placed[]): Assignment {
  let [people, value] = [0, 0];
  for (const { staff } of teams)
    for (const values of [staff.cartographers, staff.diggers]) {
      people += values.length;
      for (const one of values) value += one;
    }
  let [gold, busy, complete, single] = [0, 0, 0, 0];
  for (const one of placed) {
    gold += one.gold;
    value -= one.cartographer + one.digger;
    const here = (one.cartographer > 0 ? 1 : 0) + (one.digger > 0 ? 1 : 0);
    busy += here;
    if (here === 2) complete++;
    if (here === 1 && one.site.ancient) single++;
  }
  const idle = people - busy;
  gold += idle * holdings.idleGold + complete * holdings.completeGold + single * holdings.singleGold;
  return { gold, unassigned: value, idle, complete, single, placed };
}

const bareSite = (site: Site): Placed => ({
  site,
  colour: site.colour,
  cartographer: 0,
  cartographerItem: false,
  digger: 0,
  diggerItem: false,
  gold: site.low,
});

/** From counts to specialists: the highest ones have items, then the rest in descending order. */
function fillSites({ sites, ways }: Plan, { cartographers, diggers }: Staff, colour: number): Placed[] {
  let [topCartographer, topDigger] = [0, 0]; // the next with an item
  let [nextCartographer, nextDigger] = [0, 0]; // the next without
  for (const way of ways) {
    nextCartographer += way[2];
    nextDigger += way[3];
  }
  return sites.map((site, i) => {
    const [hasCartographer, hasDigger, item, other] = ways[i] as Way;
    if (hasCartographer + hasDigger === 0) return bareSite(site);
    const cartographer =
      hasCartographer === 0 ? 0 : (cartographers[item === 1 ? topCartographer++ : nextCartographer++] as number);
    const digger = hasDigger === 0 ? 0 : (diggers[other === 1 ? topDigger++ : nextDigger++] as number);
    const own = site.high * (item + other === 2 ? 2 : 1);
    const gold = own + cartographer * (1 + item) + digger * (1 + other);
    return { site, colour, cartographer, cartographerItem: item === 1, digger, diggerItem: other === 1, gold };
  });
}

export function ancientSite(c: Content, map: number): Site {
  const { site, colour, low, high } = mapTile(c, map);
  return { name: site, colour, low, high, ancient: true };
}
