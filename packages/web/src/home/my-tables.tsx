// My tables. Those that wait for me come first.
import { type ReactNode, useState } from 'react';
import { useText } from '../text/text.tsx';
import { TableRow, Turn } from './table-row.tsx';
import { isMyTurn, type Tables } from './use-tables.ts';

const SHOWN = 5;

export function MyTables({ mine }: Tables): ReactNode {
  const text = useText();
  const [all, setAll] = useState(false);
  const shown = all ? mine : mine.slice(0, SHOWN);
  const waiting = mine.filter(isMyTurn).length;
  return (
    <section className="panel list mine" aria-labelledby="my-tables">
      <header>
        <h2 id="my-tables">{text('home.mine')}</h2>
        {waiting > 0 && <span className="muted">{text('home.waiting', { n: waiting })}</span>}
        {mine.length > SHOWN && (
          <button type="button" className="plain" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? text('home.fewer') : text('home.all', { n: mine.length })}
          </button>
        )}
      </header>
      {mine.length === 0 && <p className="empty">{text('home.noneOfMine')}</p>}
      <ul>
        {shown.map(table => {
          const turn = isMyTurn(table);
          const act = turn ? text('table.play') : text('table.look');
          return (
            <TableRow key={table.id} table={table} act={act} glows={turn}>
              <Turn table={table} />
            </TableRow>
          );
        })}
      </ul>
    </section>
  );
}
