// The Illuminati (GC-11): match the leader's dice and add one, for special abilities.
import { beyond, countOf, FACES, holds, ONE, sizeOf, written } from '../dice.ts';
import { ILLUMINATI } from '../names.ts';
import { actors, type G, isNeutral, isRival } from '../state.ts';
import { abilityWord, distinct } from '../tiles.ts';
import { type Building, detailOf, isWilled, named, type Refusal, tellOusted, toLibrary, WILL_FLAG } from './codes.ts';
import type { Ask, Chapter, X } from './tasks.ts';

/** The actor with the most dice, or -1. Sizes are never equal. `below` excludes sets of that size or more. */
export function leader(g: G, below = 99): number {
  let best = -1;
  let most = 0;
  for (let p = 0; p < actors(g); p++) {
    const size = sizeOf(g.illuminati[p] as number);
    if (size > most && size < below) {
      best = p;
      most = size;
    }
  }
  return best;
}

/** What the actor must add to match the leader; nothing if nobody is there (GC-11.1, GC-11.2). */
export function missing(g: G, p: number): number {
  const first = leader(g);
  return first < 0 || first === p ? 0 : beyond(g.illuminati[first] as number, g.illuminati[p] as number);
}

/** The detail: the added dice. */
export const illuminati: Building = {
  list(g, p, dice, will, base, out) {
    const need = missing(g, p);
    if (holds(dice, need)) {
      const rest = dice - need;
      for (let face = 1; face <= 6; face++) if (countOf(rest, face) > 0) out.push(base + need + (ONE[face] as number));
    }
    if (will) listEqual(g, p, dice, base, out);
  },
  taken: (_g, _p, _dice, code) => detailOf(code),
  put(x, p, _dice, code) {
    const { g } = x;
    const set = (g.illuminati[p] as number) + detailOf(code);
    if (isWilled(code)) oust(x, p, g.illuminati.indexOf(set));
    g.illuminati[p] = set;
  },
  details: code => written(detailOf(code)),
  refused(g, p, dice) {
    const allowed: number[] = [];
    illuminati.list(g, p, dice, false, 0, allowed);
    const out: Refusal[] = [];
    const rule = leader(g) < 0 ? 'GC-11.1' : 'GC-11.2';
    const why = leader(g) < 0 ? 'oneDieFirst' : leader(g) === p ? 'leaderAddsOne' : 'repeatAndAdd';
    for (const low of FACES) {
      const one = ONE[low] as number;
      if (countOf(dice, low) === 0) continue;
      if (!allowed.includes(one)) out.push({ details: `${low}`, why, rule });
      for (const high of FACES) {
        const two = one + (ONE[high] as number);
        if (high >= low && holds(dice, two) && !allowed.includes(two))
          out.push({ details: `${low}+${high}`, why, rule });
      }
    }
    return out;
  },
};

/** GC-12.3: exactly an opponent's set, without another die. */
function listEqual(g: G, p: number, dice: number, base: number, out: number[]): void {
  const own = g.illuminati[p] as number;
  for (let q = 0; q < actors(g); q++) {
    const set = g.illuminati[q] as number;
    if (q === p || sizeOf(set) <= sizeOf(own)) continue;
    const add = beyond(set, own);
    if (own + add === set && holds(dice, add)) out.push(base + WILL_FLAG + add);
  }
}

function oust(x: X, p: number, q: number): void {
  const { g } = x;
  tellOusted(x, p, q, ILLUMINATI);
  toLibrary(x, q, sizeOf(g.illuminati[q] as number), ILLUMINATI);
  g.illuminati[q] = 0;
}

function takeAbility(x: X, p: number, kind: number): void {
  const { g } = x;
  g.abilitiesShown.splice(g.abilitiesShown.indexOf(kind), 1);
  const mine = g.abilities[p] as number[];
  mine[kind] = (mine[kind] as number) + 1;
  x.tell({ say: 'takesAbility', p: named(g, p), ability: abilityWord(kind) });
}

/** The topmost one, for a place that nobody takes (GC-11.4) or that the neutral player takes (GC-17.10). */
function discardTop(x: X, p: number): void {
  const { g } = x;
  const tile = abilityWord(g.abilitiesShown.shift() as number);
  if (isNeutral(g, p)) x.tell({ say: 'removes', p: named(g, p), tile });
  else x.tell({ say: 'abilityGone', ability: tile });
}

/** Who takes the next ability: first, second, first again (GC-11.3). */
export function taker(g: G, rank: number): number {
  const first = leader(g);
  return rank === 1 && first >= 0 ? leader(g, sizeOf(g.illuminati[first] as number)) : first;
}

const chooseAbility: Ask<'chooseAbility'> = {
  who: ({ p }) => p,
  options: g => distinct(g.abilitiesShown, (a, b) => a === b),
  show: abilityWord,
  choose: (x, { p, rank }, kind) => {
    takeAbility(x, p, kind);
    x.next({ do: 'resolveIlluminati', rank: rank + 1 });
  },
  usual: g => g.abilitiesShown[0] as number,
};

export const illuminatiRules: Chapter<'resolveIlluminati' | 'chooseAbility'> = {
  resolveIlluminati: (x, { rank }) => {
    const { g } = x;
    for (let turn = rank; g.abilitiesShown.length > 0; turn++) {
      const p = taker(g, turn);
      if (p < 0 || isNeutral(g, p)) discardTop(x, p);
      else if (isRival(g, p)) takeAbility(x, p, g.abilitiesShown[0] as number);
      else return x.next({ do: 'chooseAbility', p, rank: turn });
    }
    sendOthersAway(x);
  },
  chooseAbility,
};

/** Sets beyond the second place earn nothing (GC-11.3). */
function sendOthersAway(x: X): void {
  const { g } = x;
  const first = taker(g, 0);
  const second = taker(g, 1);
  for (let p = 0; p < actors(g); p++)
    if (p !== first && p !== second) toLibrary(x, p, sizeOf(g.illuminati[p] as number), ILLUMINATI);
  g.illuminati.fill(0);
}
