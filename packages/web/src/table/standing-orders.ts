// Which standing orders go together, and what is answered by them.
import type { Word } from '@boardwright/engine';
import type { OpenQuestion } from '@boardwright/host';
import type { AtTable } from '../drawn/context.tsx';
import type { Order } from '../drawn/table.ts';

export const isFor = ({ asks }: Order, { task }: OpenQuestion): boolean => asks.includes(task.do);

/** With this order, others for the same questions are void. */
export function switched(orders: readonly Order[], active: readonly string[], id: string): string[] {
  if (active.includes(id)) return active.filter(each => each !== id);
  const wanted = orders.find(each => each.id === id);
  const isVoid = (other: string): boolean =>
    orders.some(each => each.id === other && each.asks.some(ask => wanted?.asks.includes(ask)));
  return [...active.filter(each => !isVoid(each)), id];
}

/** The answer that is given without asking; null: the person decides. */
export function answerFor(
  asking: OpenQuestion,
  { drawn, now }: AtTable,
  active: readonly string[],
  takesGains: boolean,
): Word | null {
  const order = drawn.orders?.find(each => active.includes(each.id) && isFor(each, asking));
  const word = order?.answer(asking, now) ?? (takesGains ? drawn.safe?.(asking, now) : null) ?? null;
  return word !== null && asking.words.includes(word) ? word : null;
}
