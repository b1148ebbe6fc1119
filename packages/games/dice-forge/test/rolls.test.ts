// Every pair of faces, applied in every way: compares the possible outcomes of the rules with a second implementation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, type Match, settle } from '@boardwright/engine';
import { FACES, type FaceName } from '../content/faces.ts';
import { game } from '../index.ts';
import { FACE, FEAT } from '../rules/lookup.ts';
import type { Tasks, Way } from '../rules/tasks.ts';
import type { G } from '../state.ts';

/** p1 applies the roll; p2 owns all boar cards; the sanctuary has one face each of SHOP. */
interface Table {
  readonly gold: number;
  readonly sun: number;
  readonly moon: number;
  readonly glory: number;
  readonly hammered: number;
  readonly hammers: number;
  readonly chests: number;
  readonly reward: readonly number[]; // sun, moon and glory of p2
  readonly bought: readonly string[];
}
type Amounts = Partial<Record<'gold' | 'sun' | 'moon' | 'glory', number>>;
type Effective = FaceName | 'none';

const GIVES: Partial<Record<Effective, Amounts>> = {
  ...{ g1: { gold: 1 }, g3: { gold: 3 }, g4: { gold: 4 }, g6: { gold: 6 } },
  ...{ s1: { sun: 1 }, s2: { sun: 2 }, m1: { moon: 1 }, m2: { moon: 2 } },
  ...{ v2: { glory: 2 }, v3: { glory: 3 }, v4: { glory: 4 } },
  ...{ gm: { gold: 2, moon: 1 }, sv: { sun: 1, glory: 1 }, mv: { moon: 2, glory: 2 } },
  all: { gold: 1, sun: 1, moon: 1, glory: 1 },
};
const OFFERS: Partial<Record<Effective, readonly Amounts[]>> = {
  c1: [{ gold: 1 }, { sun: 1 }, { moon: 1 }],
  c2: [{ gold: 2 }, { sun: 2 }, { moon: 2 }],
  gv: [{ gold: 3 }, { glory: 2 }],
};
const SHIELDS: Partial<Record<Effective, readonly [keyof Amounts, Amounts]>> = {
  shield_sun: ['sun', { sun: 2 }],
  shield_moon: ['moon', { moon: 2 }],
  shield_gold: ['gold', { gold: 3 }],
  shield_glory: ['glory', { glory: 3 }],
};
const SHOP = { m1: 2, gv: 5, s2: 8, all: 12 } as const;

const times = (a: Amounts, k: number): Required<Amounts> => ({
  gold: (a.gold ?? 0) * k,
  sun: (a.sun ?? 0) * k,
  moon: (a.moon ?? 0) * k,
  glory: (a.glory ?? 0) * k,
});

/** All ways to record a gain: the limits, and each part of the gold that the hammer can take. */
function gained(t: Table, { gold, sun, moon, glory }: Required<Amounts>): Table[] {
  const most = Math.min(gold, 30 * t.hammers - t.hammered);
  return Array.from({ length: most + 1 }, (_, n) => {
    let walked = 0;
    for (let step = t.hammered + 1; step <= t.hammered + n; step++)
      walked += step % 30 === 15 ? 10 : step % 30 === 0 ? 15 : 0;
    return {
      ...t,
      gold: Math.min(12 + 4 * t.chests, t.gold + gold - n),
      sun: Math.min(6 + 3 * t.chests, t.sun + sun),
      moon: Math.min(6 + 3 * t.chests, t.moon + moon),
      glory: t.glory + glory + walked,
      hammered: t.hammered + n,
    };
  });
}

function booked(t: Table, a: Required<Amounts>, way: Way): Table[] {
  const less = (n: number, loss: number) => Math.max(0, n - loss);
  if (way === 'loss') {
    const [gold, sun, moon] = [less(t.gold, a.gold), less(t.sun, a.sun), less(t.moon, a.moon)];
    return [{ ...t, gold, sun, moon, glory: less(t.glory, a.glory) }];
  }
  const kept = gained(t, a);
  if (way === 'sentinel') kept.push(...gained(t, { ...a, sun: 0, moon: 0, glory: a.glory + 2 * (a.sun + a.moon) }));
  if (way === 'cyclops') kept.push(...gained(t, { ...a, gold: 0, glory: a.glory + a.gold }));
  return kept;
}

function sailed(t: Table, k: number): Table[] {
  const out = [t];
  for (const [face, price] of Object.entries(SHOP)) {
    const gold = t.gold - Math.max(0, price - 2 * k);
    if (gold >= 0 && !t.bought.includes(face)) out.push({ ...t, gold, bought: [...t.bought, face].sort() });
  }
  return out;
}

function rewarded(t: Table, k: number): Table[] {
  if (k === 0) return [t];
  const [sun = 0, moon = 0, glory = 0] = t.reward;
  const choices = [
    [Math.min(6, sun + 1), moon, glory],
    [sun, Math.min(6, moon + 1), glory],
    [sun, moon, glory + 3],
  ];
  return choices.flatMap(reward => rewarded({ ...t, reward }, k - 1));
}

/** All ways to apply one face: the table, and what the face showed. `shown`: by the other face, before. */
function applied(t: Table, face: Effective, k: number, way: Way, shown: Amounts): [Table, Amounts][] {
  if (face === 'x3' || face === 'none') return [[t, {}]];
  if (face === 'ship') return (way === 'loss' ? [t] : sailed(t, k)).map(each => [each, {}]);
  const shield = SHIELDS[face];
  if (shield !== undefined) {
    const reward = shown[shield[0]] === undefined ? times(shield[1], k) : times({ glory: 5 }, 1);
    return booked(t, reward, way).map(each => [each, {}]);
  }
  const isBoar = face.startsWith('boar');
  const offers = isBoar ? [{ sun: 1 }, { moon: 1 }] : (OFFERS[face] ?? [GIVES[face] ?? {}]);
  return offers.flatMap(offer =>
    booked(t, times(offer, k), way)
      .flatMap(each => (isBoar ? rewarded(each, k) : [each]))
      .map((each): [Table, Amounts] => [each, offer]),
  );
}

const nameOf = (t: Omit<Table, 'hammers' | 'chests'>): string =>
  [t.gold, t.sun, t.moon, t.glory, t.hammered, ...t.reward, ...t.bought].join(' ');
const isSilent = (face: Effective): boolean => face === 'ship' || face === 'x3' || face === 'none';

/** All outcomes of a roll: mirrors first, then both orders, but a shield after the face it depends on. */
function readAgain(t: Table, roll: readonly [FaceName, Effective], seen: readonly FaceName[], way: Way): Set<string> {
  const effective = (face: Effective): readonly Effective[] => {
    if (face !== 'mirror') return [face];
    return seen.length === 0 ? ['none'] : seen;
  };
  const out = new Set<string>();
  for (const a of effective(roll[0]))
    for (const b of effective(roll[1]))
      for (const [first, second] of [
        [a, b],
        [b, a],
      ] as const) {
        if (SHIELDS[first] !== undefined && SHIELDS[second] === undefined && !isSilent(second)) continue;
        const k = roll[1] !== 'none' && (a === 'x3') !== (b === 'x3') ? 3 : 1;
        for (const [between, shown] of applied(t, first, k, way, {}))
          for (const [end] of applied(between, second, k, way, shown)) out.add(nameOf(end));
      }
  return out;
}

const engine = new Engine(game);
const END = 'mayEndTurn'; // p2 has a Triton token, so that this question waits and marks the end of the roll

function tableFor(t: Table, mine: readonly FaceName[], theirs: readonly FaceName[]): Match<G, Tasks> {
  const match = engine.start(2, settle(game, 2, {}), fastChance(1));
  const [hero, other] = match.g.heroes as [G['heroes'][number], G['heroes'][number]];
  const dice = (faces: readonly FaceName[]) => faces.flatMap(face => new Array<number>(6).fill(FACE[face]));
  const { gold, sun, moon, glory, hammered } = t;
  Object.assign(hero, { gold, sun, moon, glory, hammered, dice: dice(mine) });
  hero.cards[FEAT.hammer] = t.hammers;
  hero.cards[FEAT.chest] = t.chests;
  Object.assign(other, { gold: 0, sun: 0, moon: 0, glory: 0, triton: 1, dice: dice(theirs) });
  match.g.boars = [1, 1, 1, 1];
  match.g.active = 1;
  match.g.temple = FACES.slice(0, match.g.temple.length).map(({ name }) => (name in SHOP ? 1 : 0));
  return match;
}

/** All outcomes the players can reach. Where a bought face goes does not matter here. */
function played(match: Match<G, Tasks>, bought: readonly string[], out: Set<string>): Set<string> {
  const open = engine.first(match)!;
  if (open.task.do === END) {
    const [hero, other] = match.g.heroes as [G['heroes'][number], G['heroes'][number]];
    return out.add(nameOf({ ...hero, reward: [other.sun, other.moon, other.glory], bought }));
  }
  for (const choice of open.task.do === 'chooseSlot' ? open.options.slice(0, 1) : open.options) {
    const next = engine.copy(match);
    engine.answer(next, open, choice);
    const isBought = open.task.do === 'mayBuyFromShip' && choice >= 0;
    played(next, isBought ? [...bought, FACES[choice]!.name].sort() : bought, out);
  }
  return out;
}

function outcomes(match: Match<G, Tasks>, task: Match<G, Tasks>['agenda'][number]): Set<string> {
  match.agenda = [{ do: END, p: 1 }, task];
  engine.chance = fastChance(1);
  engine.advance(match);
  return played(match, [], new Set());
}

const bare = { reward: [0, 0, 0], bought: [] };
const TABLES: readonly Table[] = [
  { gold: 0, sun: 0, moon: 0, glory: 0, hammered: 0, hammers: 0, chests: 0, ...bare },
  { gold: 11, sun: 5, moon: 5, glory: 3, hammered: 0, hammers: 0, chests: 0, ...bare },
  { gold: 4, sun: 1, moon: 2, glory: 9, hammered: 13, hammers: 1, chests: 0, ...bare },
  { gold: 12, sun: 6, moon: 6, glory: 1, hammered: 28, hammers: 1, chests: 1, ...bare },
];
const OTHERS: readonly (readonly [FaceName, FaceName])[] = [
  ['g1', 'v3'],
  ['x3', 'm2'],
  ['mirror', 'ship'],
  ['shield_sun', 'c1'],
  ['mirror', 'mirror'],
  ['ship', 's1'],
  ['boar_red', 'gv'],
];
const NAMES = FACES.map(({ name }) => name);

/** What a mirror can copy: the others' faces, and through a mirror among them one's own. */
function seenBy(mine: readonly FaceName[], theirs: readonly FaceName[]): FaceName[] {
  const all = theirs.includes('mirror') ? [...theirs, ...mine] : theirs;
  return all.filter(face => face !== 'mirror');
}

function sameForAll(pairs: readonly (readonly [FaceName, FaceName])[], way: Way, isMinor: boolean): void {
  for (const t of TABLES)
    for (const [a, b] of pairs)
      for (const theirs of a === 'mirror' || b === 'mirror' ? OTHERS : OTHERS.slice(0, 1)) {
        const task = isMinor
          ? ({ do: 'minorBlessing', p: 0, die: 0, way } as const)
          : ({ do: 'divineBlessing', p: 0, way } as const);
        const expected = readAgain(t, [a, isMinor ? 'none' : b], seenBy([a, b], theirs), way);
        const found = outcomes(tableFor(t, [a, b], theirs), task);
        assert.deepEqual([...found].sort(), [...expected].sort(), `${a} and ${b} beside ${theirs} with ${nameOf(t)}`);
      }
}

const PAIRS = NAMES.flatMap(a => NAMES.map(b => [a, b] as const));
for (const way of ['blessing', 'sentinel', 'loss'] as const)
  test(`all pairs of faces, way of ${way}`, () => sameForAll(PAIRS, way, false));

for (const way of ['blessing', 'cyclops'] as const)
  test(`all faces in a minor blessing, way of ${way}`, () => {
    const beside = NAMES.flatMap(a => (['g1', 'v2'] as const).map(b => [a, b] as const));
    sameForAll(beside, way, true);
  });

test('all pairs of faces, taken by Satyrs', () => {
  const mine = ['s1', 'g1'] as const;
  for (const t of TABLES)
    for (const pair of PAIRS) {
      const expected = readAgain(t, [...pair], seenBy(mine, pair), 'satyrs');
      const found = outcomes(tableFor(t, mine, pair), { do: 'takeCard', p: 0, feat: 'satyrs' });
      assert.deepEqual([...found].sort(), [...expected].sort(), `${pair} with ${nameOf(t)}`);
    }
});
