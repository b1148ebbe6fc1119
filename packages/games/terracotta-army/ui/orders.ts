// Standing orders: what a ring gives for nothing, or what is taken where its action cannot be used; and gains that cannot hurt.
import type { Word } from '@boardwright/engine';
import type { Order } from '@boardwright/web/kit';
import type { Book } from '../content/book.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';

interface Asked {
  readonly words: readonly Word[];
}

const asks = ['chooseInner', 'chooseMiddle'] as const;
/** TA-4: actions that cost nothing and ask nothing more. */
const FREE = /^(clay|coins|prepare):|^do:/;
const INSTEAD = /^(take|button):/;

/** TA-3.4: something is taken instead of an action. Where the action itself is possible, the person decides. */
const instead =
  (word: Word) =>
  ({ words }: Asked): Word | null =>
    words.every(each => INSTEAD.test(each)) ? word : null;

/** TA-3.4: the free action itself, wherever it is the only one. */
function free({ words }: Asked): Word | null {
  const [first, second] = words.filter(word => !INSTEAD.test(word));
  return first !== undefined && second === undefined && FREE.test(first) ? first : null;
}

export const orders: readonly Order<G, Tasks, Book>[] = [
  { id: 'takeShown', says: 'ui.order.takeShown', asks: [...asks, 'mayUseOuter'], answer: free },
  { id: 'takeWet', says: 'ui.order.takeWet', asks, answer: instead('take:wet') },
  { id: 'takeCoin', says: 'ui.order.takeCoin', asks, answer: instead('take:coin') },
];

/** TA-4.6: to ready weapons costs nothing and closes nothing. */
export function safe({ words }: Asked): Word | null {
  const [ready, pass, more] = words;
  return ready?.startsWith('prepare:') && pass === 'button:pass' && more === undefined ? ready : null;
}
