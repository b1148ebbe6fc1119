// What rule cases can say about the table: `heaps` is a list of stones, `lastLoses` is true or false.
import { BadInput } from '@boardwright/engine';
import type { Vocabulary } from '@boardwright/testkit';
import type { G } from '../state.ts';

export const vocabulary: Vocabulary<G> = {
  given(g, path, value) {
    if (path[0] === 'heaps') g.heaps = (value as number[]).slice();
    else if (path[0] === 'lastLoses') g.lastLoses = value === true;
    else throw unknown(path);
  },
  read(g, path) {
    if (path[0] === 'heaps') return g.heaps;
    if (path[0] === 'lastLoses') return g.lastLoses;
    throw unknown(path);
  },
};

const unknown = (path: readonly string[]): BadInput =>
  new BadInput(`"${path.join('.')}" is not on the table; there are heaps and lastLoses`);
