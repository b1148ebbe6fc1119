// Standing orders: the hammer asks with every gain of gold.
import type { Order } from '@boardwright/web/kit';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';

const asks = ['chooseHammer'] as const;

export const orders: readonly Order<G, Tasks, null>[] = [
  { id: 'hammerNothing', says: 'ui.order.hammerNothing', asks, answer: () => 'hammer:0' },
  { id: 'hammerAll', says: 'ui.order.hammerAll', asks, answer: ({ words }) => words.at(-1) ?? null },
];
