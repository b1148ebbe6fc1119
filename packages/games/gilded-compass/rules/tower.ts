// The Treasure Tower (GC-14): new dice push the others up, and finally off, for treasures.
import { NOBODY } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { countOf, FACES, holds, ONE, oddFace, some } from '../dice.ts';
import { TOWER, TREASURES } from '../names.ts';
import { isNeutral } from '../state.ts';
import { type Building, detailOf, named, type Refusal, toLibrary } from './codes.ts';
import { BOTH, LEFT, RIGHT } from './details.ts';
import type { Chapter, X } from './tasks.ts';

const WAYS = ['left', 'right', 'both'] as const;
const LEVELS = 3;

/** Only the side matters, not the face: the detail is left, right or both. */
export function tower(c: Content): Building {
  const pairs = FACES.flatMap(low =>
    FACES.filter(high => low < high && low + high === c.towerPair && c.towerOf[low] !== c.towerOf[high]).map(
      high => (ONE[low] as number) + (ONE[high] as number),
    ),
  );
  /** The die for this side that the rival would use (GC-18.4); 0: none. */
  const dieFor = (dice: number, side: number): number => {
    let there = 0;
    for (const face of FACES) if (c.towerOf[face] === side) there += some(face, countOf(dice, face));
    return there === 0 ? 0 : (ONE[oddFace(there)] as number);
  };
  const pairIn = (dice: number): number => {
    for (const pair of pairs) if (holds(dice, pair)) return pair;
    return 0;
  };
  return {
    list(_g, _p, dice, _will, base, out) {
      for (let side = LEFT; side < BOTH; side++) if (dieFor(dice, side) !== 0) out.push(base + side);
      if (pairIn(dice) !== 0) out.push(base + BOTH);
    },
    taken: (_g, _p, dice, code) => (detailOf(code) === BOTH ? pairIn(dice) : dieFor(dice, detailOf(code))),
    put(x, p, _dice, code) {
      if (detailOf(code) !== BOTH) return enter(x, p, detailOf(code));
      enter(x, p, LEFT);
      enter(x, p, RIGHT);
    },
    details: code => WAYS[detailOf(code)] as string,
    refused(_g, _p, dice) {
      const out: Refusal[] = [];
      for (const side of [LEFT, RIGHT])
        if (dieFor(dice, side) === 0) out.push({ details: WAYS[side] as string, why: 'noDieForSide', rule: 'GC-14.1' });
      if (pairIn(dice) === 0) out.push({ details: 'both', why: 'towerPair', rule: 'GC-14.1' });
      return out;
    },
  };
}

/** GC-14.2: up one level while there is a die to push; over the top to the Library. */
function enter(x: X, p: number, side: number): void {
  const { g } = x;
  let pushed = p;
  for (let level = 0; level < LEVELS && pushed !== NOBODY; level++) {
    const at = side * LEVELS + level;
    const there = g.tower[at] as number;
    g.tower[at] = pushed;
    pushed = there;
  }
  if (pushed !== NOBODY) toLibrary(x, pushed, 1, TOWER);
}

export const towerRules: Chapter<'resolveTower'> = {
  // GC-14.3, GC-17.12: nobody may look at a treasure before the end, so its value is drawn only then.
  resolveTower: x => {
    const { g } = x;
    for (const [at, p] of g.tower.entries()) {
      if (p === NOBODY || isNeutral(g, p)) continue;
      const level = at % LEVELS;
      const mine = g.treasures[p] as number[];
      mine[level] = (mine[level] as number) + 1;
      x.tell({ say: 'takesTreasure', p: named(g, p), treasure: TREASURES[level] as string });
    }
    g.tower.fill(NOBODY);
  },
};
