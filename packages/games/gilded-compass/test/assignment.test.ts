// Compares the optimal assignment with brute force.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '@boardwright/engine';
import { standard } from '../content/read.ts';
import { ANY } from '../names.ts';
import { ancientSite, bestAssignment } from '../scoring/assign.ts';
import type { Holdings, Site } from '../scoring/plan-colour.ts';

const content = standard;

interface Best {
  gold: number;
  rest: number;
}

/** Puts every specialist on every site or nowhere, every item on every fitting specialist or nowhere. */
function tryEverything(holdings: Holdings): Best {
  const people = holdings.specialists.map(one => content.specialists[one]!);
  const best: Best = { gold: -1, rest: -1 };
  const at: number[] = [];
  const place = (i: number): void => {
    if (i < people.length) {
      for (let site = -1; site < holdings.sites.length; site++) {
        at[i] = site;
        if (fits(holdings.sites, people, at, i)) place(i + 1);
      }
      return;
    }
    const found = { gold: goldOf(holdings, people, at), rest: 0 };
    for (const [n, { value }] of people.entries()) if (at[n] === -1) found.rest += value;
    if (found.gold > best.gold || (found.gold === best.gold && found.rest > best.rest)) Object.assign(best, found);
  };
  place(0);
  return best;
}

type People = readonly { colour: number; type: number; value: number }[];

function fits(sites: readonly Site[], people: People, at: readonly number[], i: number): boolean {
  const site = at[i]!;
  if (site === -1) return true;
  const mine = people[i]!;
  if (sites[site]!.colour !== ANY && sites[site]!.colour !== mine.colour) return false;
  for (let j = 0; j < i; j++)
    if (at[j] === site && (people[j]!.type === mine.type || people[j]!.colour !== mine.colour)) return false;
  return true;
}

/** With the items on every possible subset of the assigned specialists. */
function goldOf(holdings: Holdings, people: People, at: readonly number[]): number {
  const busy = people.map((_, i) => i).filter(i => at[i] !== -1);
  let most = 0;
  for (let subset = 0; subset < 1 << busy.length; subset++) {
    const carry = busy.filter((_, n) => (subset >> n) & 1);
    const kinds = carry.map(i => people[i]!.colour * 2 + people[i]!.type);
    const enough = kinds.every(
      kind => kinds.filter(k => k === kind).length <= holdings.items.filter(item => item === kind).length,
    );
    if (enough) most = Math.max(most, goldWith(holdings, people, at, carry));
  }
  return most;
}

function goldWith(holdings: Holdings, people: People, at: readonly number[], carry: readonly number[]): number {
  let gold = 0;
  for (const [s, site] of holdings.sites.entries()) {
    const here = people.map((_, i) => i).filter(i => at[i] === s);
    const items = here.filter(i => carry.includes(i)).length;
    gold += here.length === 0 ? site.low : site.high * (items === 2 ? 2 : 1);
    if (here.length === 2) gold += holdings.completeGold;
    if (here.length === 1 && site.ancient) gold += holdings.singleGold;
    for (const i of here) gold += people[i]!.value * (carry.includes(i) ? 2 : 1);
  }
  return gold + holdings.idleGold * people.filter((_, i) => at[i] === -1).length;
}

test('no assignment is worth more gold, and none with as much gold is better for a tie', () => {
  const random = fastRandom(7);
  const take = (from: number, count: number): number[] => {
    const all = Array.from({ length: from }, (_, i) => i);
    return Array.from({ length: count }, () => all.splice(random(all.length), 1)[0]!);
  };
  for (let i = 0; i < 400; i++) {
    // few colours, so that sites and specialists often match
    const maps = take(content.maps.length, 1 + random(4)).map(map => (random(3) === 0 ? map : (map % 8) + (i % 3) * 8));
    const holdings: Holdings = {
      sites: [...new Set(maps), ...(random(3) === 0 ? [24] : [])]
        .map(map => ancientSite(content, map))
        .concat(random(4) === 0 ? [wildMission] : []),
      specialists: take(12, random(5)).map(one => one + (i % 3) * 12),
      items: take(content.items.length, 4).map(item => content.items[item]!),
      idleGold: random(3) === 0 ? 1 : 0,
      completeGold: random(3) === 0 ? 2 : 0,
      singleGold: random(3) === 0 ? 2 : 0,
    };
    const { gold, unassigned, placed } = bestAssignment(content, holdings);
    assert.deepEqual({ gold, rest: unassigned }, tryEverything(holdings), JSON.stringify(holdings));
    assert.equal(placed.length, holdings.sites.length);
  }
});

const wildMission: Site = { name: 'secret_map', colour: ANY, low: 1, high: 3, ancient: false };
