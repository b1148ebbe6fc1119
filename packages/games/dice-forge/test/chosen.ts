// Sets of stacks that together have every card in play at least once.
import type { Settings } from '@boardwright/engine';
import { options } from '../setup.ts';

const places = options.filter(({ when }) => when?.set?.includes('chosen'));
const most = Math.max(...places.map(({ values }) => values.length));

/** The first cards of all places, then the second ones, and so on. A place with fewer cards starts again. */
export const CHOSEN_SETS: readonly Settings[] = Array.from({ length: most }, (_, i) => ({
  set: 'chosen',
  ...Object.fromEntries(places.map(({ id, values }) => [id, values[i % values.length]!])),
}));
