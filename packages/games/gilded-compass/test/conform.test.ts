// Everything that every game must hold, on every board and in every variant.
import type { Settings } from '@boardwright/engine';
import { conform } from '@boardwright/testkit';
import { vocabulary } from '../cases/vocabulary.ts';
import module from '../index.ts';

/** Every B building with every C building: for four and five players, with the neutral player, and against the rival. */
const boards: Settings[] = ['auction', 'guild'].flatMap(b =>
  ['temple', 'illuminati', 'galleon', 'tower'].flatMap((c): Settings[] => [
    { b, c },
    { b, c, variant: 'neutral' },
    { b, c, board: 'full', rival: 'explorer' },
  ]),
);
const short: Settings[] = ['auction', 'guild'].flatMap((b): Settings[] => [
  { b, variant: 'fewer' },
  { b, board: 'short', rival: 'master' },
]);

conform(module, { folder: new URL('..', import.meta.url), vocabulary, settings: [...boards, ...short] });
