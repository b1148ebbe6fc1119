// Clicks saved for one's own seat: standing orders for a kind of question, and gains that cannot hurt. Either is an answer like any
// other, given at once; others learn no more from it than from the answer itself.
import type { Word } from '@boardwright/engine';
import type { Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import { onBoard } from '../drawn/on-board.ts';
import { questionsOf } from '../drawn/picked.ts';
import type { Order } from '../drawn/table.ts';
import { Icon } from '../kit/icon.tsx';
import { usePreferences } from '../model/settings.ts';
import { useText } from '../text/text.tsx';
import { answerFor, isFor, switched } from './standing-orders.ts';

const NO_ORDERS: readonly Order[] = [];

interface Props {
  readonly update: Update;
  readonly table: string; // its id
  readonly tell: Teller;
  readonly choose: (word: Word, lane: string) => void;
}

export function Orders({ update, table, tell, choose }: Props): ReactNode {
  const text = useText();
  const drawn = useDrawn();
  const [active, setActive] = useKeptOrders(table);
  useAnswers(update, active, choose);
  const board = useSyncExternalStore(onBoard.subscribe, onBoard.get);
  const all = drawn?.orders ?? NO_ORDERS;
  const isOfUse = (order: Order): boolean =>
    board !== null &&
    update.open.some(asking => isFor(order, asking) && order.answer(asking, board.table.now) !== null);
  const shown = all.filter(each => active.includes(each.id) || isOfUse(each));
  if (shown.length === 0 || update.seat === null) return null;
  return (
    <div className="orders">
      {shown.map(({ id, says }) => (
        <button
          key={id}
          type="button"
          className="order"
          aria-pressed={active.includes(id)}
          data-press=""
          onClick={() => setActive(switched(all, active, id))}
        >
          {text('question.always', { what: tell.text(says) })}
          {active.includes(id) && <Icon name="x" size={12} />}
        </button>
      ))}
    </div>
  );
}

/** Kept while this tab is open, for each table. */
function useKeptOrders(table: string): readonly [readonly string[], (active: readonly string[]) => void] {
  const key = `boardwright.orders.${table}`;
  const [active, setActive] = useState<readonly string[]>(() => readOrders(key));
  const keep = (wanted: readonly string[]): void => {
    setActive(wanted);
    try {
      sessionStorage.setItem(key, JSON.stringify(wanted));
    } catch {
      // then they are forgotten with the page
    }
  };
  return [active, keep];
}

function readOrders(key: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Answers each question once. What was taken back is asked again and answered by the person. */
function useAnswers(
  { open, era }: Pick<Update, 'open' | 'era'>,
  active: readonly string[],
  choose: (word: Word, lane: string) => void,
): void {
  const { gains } = usePreferences();
  const asked = questionsOf({ asked: open });
  const board = useSyncExternalStore(onBoard.subscribe, onBoard.get);
  const answered = useRef(''); // the questions that need no more attention
  const before = useRef(era);
  useEffect(() => {
    if (before.current !== era) answered.current = asked;
    before.current = era;
    if (asked === '' || asked === answered.current || board?.asked !== asked) return;
    for (const asking of open) {
      const word = answerFor(asking, board.table, active, gains);
      if (word === null) continue;
      answered.current = asked;
      choose(word, asking.at);
    }
  }, [asked, era, open, board, active, gains, choose]);
}
