// The Library and the Hidden Temple in words.
import { type Area, NOBODY, type Spot } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { facesOf, written } from '../dice.ts';
import { named } from '../rules/codes.ts';
import type { G } from '../state.ts';
import { itemWord } from '../tiles.ts';
import { gone, orNobody, pile, ruleOf, whose } from './parts.ts';

export const library = (_c: Content, g: G): Area => ({
  id: 'library',
  spots: [
    ruleOf('library'),
    { id: 'knowledge', says: { say: 'about', about: 'about:knowledge' } },
    ...orNobody(
      g.library.flatMap((n, p): Spot[] =>
        n === 0 ? [] : [{ id: `reader-${p + 1}`, says: { say: 'inLibrary', p: named(g, p), n }, ...whose(g, p) }],
      ),
    ),
  ],
});

export const temple = (_c: Content, g: G): Area => ({
  id: 'temple',
  spots: [
    ruleOf('temple'),
    ...g.temple.map((pair, i) => door(g, pair, i)),
    pile('items', g.itemBag.length + g.itemsUnder.length),
    ...gone(g.itemsGone.map(itemWord)),
  ],
});

function door(g: G, pair: number, i: number): Spot {
  const by = g.templeBy[i] as number;
  const [id, n, dice] = [`door-${i + 1}`, i + 1, facesOf(pair)];
  if (by !== NOBODY) return { id, says: { say: 'doorTaken', n, dice, p: named(g, by) }, ...whose(g, by) };
  return { id, says: { say: 'door', n, dice }, words: [`temple:${written(pair)}`, `neutral_temple:${written(pair)}`] };
}
