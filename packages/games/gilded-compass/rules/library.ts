// The Library (GC-6): one die at any time, and every die that earned nothing, for knowledge tokens.
import type { Content } from '../content/content.ts';
import { highestFace, ONE } from '../dice.ts';
import { type Building, named } from './codes.ts';
import type { Chapter } from './tasks.ts';

/** It makes no difference which die goes there, because all others are rolled again. So only the highest is offered. */
export const library: Building = {
  list(_g, _p, dice, _will, base, out) {
    if (dice !== 0) out.push(base);
  },
  taken: (_g, _p, dice) => ONE[highestFace(dice)] as number,
  put({ g }, p) {
    g.library[p] = (g.library[p] as number) + 1;
  },
  details: () => 'die',
  refused: () => [],
};

export function libraryRules(c: Content): Chapter<'resolveLibrary'> {
  return {
    // GC-6.3: one token per die. With a limited supply, clockwise from the start player, one die at a time.
    resolveLibrary: x => {
      const { g } = x;
      const before = g.knowledge.slice();
      let supply = c.knowledge - before.reduce((a, b) => a + b, 0);
      for (let paid = true; paid && supply > 0; ) {
        paid = false;
        for (let i = 0; i < g.players && supply > 0; i++) {
          const p = (g.start + i) % g.players;
          if ((g.library[p] as number) === 0) continue;
          g.library[p] = (g.library[p] as number) - 1;
          g.knowledge[p] = (g.knowledge[p] as number) + 1;
          supply--;
          paid = true;
        }
      }
      for (let p = 0; p < g.players; p++) {
        const count = (g.knowledge[p] as number) - (before[p] as number);
        if (count > 0) x.tell({ say: 'learns', p: named(g, p), count });
      }
      g.library.fill(0);
    },
  };
}
