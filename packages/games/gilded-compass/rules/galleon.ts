// The Sunken Galleon (GC-13): one die more and a higher sum than the leader, for chests.
import type { Content } from '../content/content.ts';
import { partWith, sizeOf, sumsOf } from '../dice.ts';
import { GALLEON } from '../names.ts';
import { actors, type G, isNeutral, isRival } from '../state.ts';
import { type Building, named, type Refusal, toLibrary } from './codes.ts';
import { bidDetail, bidIn, chestsCode, chestsIn } from './details.ts';
import type { Ask, Chapter, X } from './tasks.ts';

/** The actor with the most dice there, or -1. Counts are never equal. */
export function captain(g: G): number {
  let best = -1;
  for (let p = 0; p < actors(g); p++)
    if ((g.galleonDice[p] as number) > (best < 0 ? 0 : (g.galleonDice[best] as number))) best = p;
  return best;
}

/** The actors with dice there, the most dice first. */
export const crewsInOrder = (g: G): number[] =>
  Array.from({ length: actors(g) }, (_, p) => p)
    .filter(p => (g.galleonDice[p] as number) > 0)
    .sort((a, b) => (g.galleonDice[b] as number) - (g.galleonDice[a] as number));

/** How many dice the actor must add, and which sum they must beat (GC-13.1). */
function bid(g: G, p: number): { count: number; above: number } {
  const first = captain(g);
  if (first < 0) return { count: 1, above: 0 };
  return {
    count: (g.galleonDice[first] as number) + 1 - (g.galleonDice[p] as number),
    above: (g.galleonSum[first] as number) - (g.galleonSum[p] as number),
  };
}

export const galleon: Building = {
  list(g, p, dice, _will, base, out) {
    const { count, above } = bid(g, p);
    if (count > sizeOf(dice)) return;
    for (const sum of sumsOf(dice, count)) if (sum > above) out.push(base + bidDetail(count, sum));
  },
  taken: (_g, _p, dice, code) => {
    const { count, sum } = bidIn(code);
    return partWith(dice, count, sum);
  },
  put(x, p, _dice, code) {
    const { g } = x;
    const { count, sum } = bidIn(code);
    g.galleonDice[p] = (g.galleonDice[p] as number) + count;
    g.galleonSum[p] = (g.galleonSum[p] as number) + sum;
    if (!isNeutral(g, p)) drawChests(x, p, count); // GC-17.11
  },
  details: code => {
    const { count, sum } = bidIn(code);
    return `${count}-${sum}`;
  },
  refused(g, p, dice) {
    const { count, above } = bid(g, p);
    const wrongCount = captain(g) < 0 ? 'oneDieFirst' : captain(g) === p ? 'leaderAddsOne' : 'oneMoreDie';
    const out: Refusal[] = [];
    for (let n = 1; n <= sizeOf(dice) && n <= 5; n++)
      for (const sum of sumsOf(dice, n)) {
        if (n !== count) out.push({ details: `${n}-${sum}`, why: wrongCount, rule: 'GC-13.1' });
        else if (sum <= above) out.push({ details: `${n}-${sum}`, why: 'sumTooLow', rule: 'GC-13.1' });
      }
    return out;
  },
};

/**
 * GC-13.2. When the pile is empty, the face-up chests become a new pile at once, but not those rejected later
 * (GC-13.5). If there are none, this waits until a chest must be drawn.
 */
function drawChest(x: X): number {
  const { g } = x;
  renewChests(g);
  if (g.chestBag.length === 0) return 0;
  const chest = x.draw(g.chestBag);
  renewChests(g);
  return chest;
}

/** The pile is unordered, so adding chests shuffles them. */
function renewChests(g: G): void {
  if (g.chestBag.length === 0) g.chestBag.push(...g.chestsUp.splice(0));
}

function drawChests(x: X, p: number, count: number): void {
  const { g } = x;
  const found: number[] = [];
  const rejected = g.chestsUp.length;
  for (let i = 0; i < count; i++) {
    const chest = drawChest(x);
    if (chest > 0) found.push(chest);
  }
  g.drawn[p]?.push(...found);
  const open = { say: 'drawsChests', p: named(g, p), chests: found };
  if (isRival(g, p)) x.tell(open);
  else x.tell(open, p, { say: 'drawsSecretChests', p, count: found.length });
  tellNewPile(x, rejected);
}

function tellNewPile({ g, tell }: X, rejected: number): void {
  if (g.chestsUp.length < rejected) tell({ say: 'chestsShuffled', count: rejected });
}

/** Every way to keep this many of the chests, the most valuable first. */
function waysToKeep(chests: readonly number[], keep: number): number[] {
  const sorted = [...chests].sort((a, b) => b - a);
  const ways: number[] = [];
  for (const [i, first] of sorted.entries()) {
    if (keep === 1) ways.push(chestsCode(first));
    else for (const second of sorted.slice(i + 1)) ways.push(chestsCode(first, second));
  }
  return [...new Set(ways)];
}

function keepChests(x: X, p: number, kept: readonly number[]): void {
  const { g } = x;
  const drawn = g.drawn[p] as number[];
  for (const chest of kept) drawn.splice(drawn.indexOf(chest), 1);
  g.chests[p]?.push(...kept);
  x.tell({ say: 'keepsChests', p: named(g, p), kept });
  leaveChests(x, p);
}

/** The player's remaining drawn chests are turned face up beside the Galleon. */
function leaveChests(x: X, p: number): void {
  const { g } = x;
  const left = (g.drawn[p] as number[]).splice(0);
  g.chestsUp.push(...left);
  x.reveal();
  if (left.length > 0) x.tell({ say: 'leavesChests', p: named(g, p), left });
}

const chooseChests: Ask<'chooseChests'> = {
  who: ({ p }) => p,
  options: (g, { p, keep }) => waysToKeep(g.drawn[p] as number[], keep),
  show: way => `keep:${chestsIn(way).join('+')}`,
  choose: (x, { p }, way) => keepChests(x, p, chestsIn(way)),
  usual: (g, { p, keep }) => waysToKeep(g.drawn[p] as number[], keep)[0] as number,
  auto: false, // whether all chests are equal is secret
};

export const galleonRules = (c: Content): Chapter<'resolveGalleon' | 'chooseChests' | 'leaveGalleon'> => ({
  // GC-13.3: the most dice first. If the neutral player is second, nobody after it is rewarded (GC-17.11). Rewarded dice stay until
  // everybody has chosen.
  resolveGalleon: x => {
    const { g } = x;
    const lone = g.galleonDice.reduce((a, b) => a + b, 0) === 1;
    let { others } = c.galleonKeep;
    for (const [rank, p] of crewsInOrder(g).entries()) {
      if (isNeutral(g, p)) {
        if (rank === 1) others = 0;
        continue;
      }
      reward(x, p, rank, rank === 0 ? c.galleonKeep.most : others);
      if (lone) drawExtraChest(x, p);
    }
    x.next({ do: 'leaveGalleon' });
  },
  chooseChests,
  leaveGalleon: ({ g }) => {
    g.galleonDice.fill(0);
    g.galleonSum.fill(0);
  },
});

function reward(x: X, p: number, rank: number, keep: number): void {
  const { g } = x;
  const drawn = g.drawn[p] as number[];
  if (drawn.length === 0 || keep === 0) {
    const dice = g.galleonDice[p] as number;
    leaveChests(x, p);
    g.galleonDice[p] = 0;
    toLibrary(x, p, dice, GALLEON);
  } else if (drawn.length <= keep) keepChests(x, p, [...drawn]);
  else if (isRival(g, p)) keepChests(x, p, chestsIn(waysToKeep(drawn, keep)[0] as number));
  else x.next({ do: 'chooseChests', p, rank, keep });
}

/** GC-13.4: if there is only one die on the whole Galleon, it finds a second chest. */
function drawExtraChest(x: X, p: number): void {
  const { g } = x;
  const rejected = g.chestsUp.length;
  const chest = drawChest(x);
  if (chest === 0) return;
  g.chests[p]?.push(chest);
  x.tell({ say: 'findsChest', p: named(g, p), chest });
  tellNewPile(x, rejected);
}
