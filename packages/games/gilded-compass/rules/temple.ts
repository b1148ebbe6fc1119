// The Hidden Temple (GC-10): two given dice fill a tile, which hides a magic item.
import { NOBODY } from '@boardwright/engine';
import { holds, lowestFace, ONE, written } from '../dice.ts';
import { type G, isNeutral, isRival } from '../state.ts';
import { itemWord } from '../tiles.ts';
import { type Building, named, type Refusal } from './codes.ts';
import { diceOfPair, pairDetail } from './details.ts';
import type { Chapter, X } from './tasks.ts';

/** The first free tile that needs this pair, or -1. Equal tiles are interchangeable. */
function freeTile(g: G, pair: number): number {
  for (let i = 0; i < g.temple.length; i++) if (g.temple[i] === pair && g.templeBy[i] === NOBODY) return i;
  return -1;
}
const isFirst = (g: G, i: number): boolean => freeTile(g, g.temple[i] as number) === i;

function detail(pair: number): number {
  const low = lowestFace(pair);
  return pairDetail(low, lowestFace(pair - (ONE[low] as number)));
}

export const temple: Building = {
  list(g, _p, dice, _will, base, out) {
    for (let i = 0; i < g.temple.length; i++) {
      const pair = g.temple[i] as number;
      if (isFirst(g, i) && holds(dice, pair)) out.push(base + detail(pair));
    }
  },
  taken: (_g, _p, _dice, code) => diceOfPair(code),
  put({ g }, p, _dice, code) {
    g.templeBy[freeTile(g, diceOfPair(code))] = p;
  },
  details: code => written(diceOfPair(code)),
  refused(g, _p, dice) {
    const out: Refusal[] = [];
    for (let i = 0; i < g.temple.length; i++) {
      const pair = g.temple[i] as number;
      if (g.temple.indexOf(pair) < i) continue;
      if (freeTile(g, pair) < 0) out.push({ details: written(pair), why: 'tileTaken', rule: 'GC-10.2' });
      else if (!holds(dice, pair)) out.push({ details: written(pair), why: 'diceMissing', rule: 'GC-10.1' });
    }
    return out;
  },
};

/** GC-3.1: tiles show their dice; their items stay hidden. */
export function showTemple(x: X, count: number): void {
  const { g } = x;
  for (let i = 0; i < count; i++) {
    const at = x.die(g.pairBag.length);
    g.temple.push(...g.pairBag.splice(at, 1));
    g.templeItems.push(...g.itemBag.splice(at, 1));
    g.templeBy.push(NOBODY);
  }
}

export const templeRules: Chapter<'resolveTemple'> = {
  // GC-10.3, GC-17.9.
  resolveTemple: x => {
    const { g } = x;
    x.reveal();
    for (const [i, item] of g.templeItems.entries()) {
      const p = g.templeBy[i] as number;
      if (p === NOBODY) {
        g.itemsGone.push(item);
        x.tell({ say: 'itemGone', item: itemWord(item) });
      } else if (isNeutral(g, p)) {
        g.itemsUnder.push(item);
        x.tell({ say: 'itemBack' });
      } else takeItem(x, p, item);
    }
    g.temple.length = 0;
    g.templeItems.length = 0;
    g.templeBy.length = 0;
  },
};

function takeItem(x: X, p: number, item: number): void {
  const { g } = x;
  g.items[p]?.push(item);
  const open = { say: 'takesItem', p: named(g, p), item: itemWord(item) };
  if (isRival(g, p)) x.tell(open);
  else x.tell(open, p, { say: 'takesSecretItem', p });
}
