// On a phone: one's own goods in two rows, and the most important things of an opponent.
import type { MatProps } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import type { Book } from '../content/book.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { Arms, Goods, goodsOf, pricesLeft, readyOf, Tokens } from './mat.tsx';
import { Sign } from './symbols.tsx';
import { WithBook } from './use-book.ts';

type Props = MatProps<G, Tasks, Book>;

export function Strip({ table: { tell, content: book, view }, seat }: Props): ReactNode {
  const { g } = view;
  return (
    <WithBook value={book}>
      <div className={`ta-mine ta-p${seat}`}>
        <div data-mine="goods and workers">
          <Goods tell={tell} seat={seat} {...goodsOf(g, seat)} />
        </div>
        <div className="ta-kit">
          <div data-mine="weapons">
            <Arms tell={tell} seat={seat} ready={readyOf(g, seat)} priority={g.priority[seat] as number} />
          </div>
          <div data-mine="master tokens">
            <Tokens tell={tell} seat={seat} left={pricesLeft(book, g, seat).join(', ')} />
          </div>
        </div>
      </div>
    </WithBook>
  );
}

export function Brief({ table, seat }: Props): ReactNode {
  const { wet, coins } = goodsOf(table.view.g, seat);
  return (
    <>
      <span data-piece={`wet-${seat}`}>
        <Sign name="wet" size={16} />
        {wet}
      </span>
      <span data-piece={`coin-${seat}`}>
        <Sign name="coin" size={16} />
        {coins}
      </span>
    </>
  );
}
