// Which specialists and magic items go to which maps: the exact best, for gold first and then for the tie-break.
import type { Content } from '../content/content.ts';
import { ANY, CARTOGRAPHER, COLOURS, DIGGER } from '../names.ts';
import { mapTile, specialistTile } from '../tiles.ts';
import { type Holdings, type Plan, planColour, type Site, type Staff, type Way } from './plan-colour.ts';

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
