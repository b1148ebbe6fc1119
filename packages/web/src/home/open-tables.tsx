// Public tables on the server: with a free seat, or to watch.
import type { ReactNode } from 'react';
import type { ListedTable } from '../online/lobby.ts';
import { paceText } from '../shell/pace.ts';
import { useText } from '../text/text.tsx';
import { TableRow } from './table-row.tsx';
import { refreshTables, type Tables } from './use-tables.ts';

const SHOWN = 6;

export function OpenTables({ open, online, isToWatch = false }: Tables & { readonly isToWatch?: boolean }): ReactNode {
  const text = useText();
  return (
    <section className="panel list open" aria-labelledby={isToWatch ? 'tables-to-watch' : 'open-tables'}>
      <header>
        <h2 id={isToWatch ? 'tables-to-watch' : 'open-tables'}>{isToWatch ? text('find.watch') : text('home.open')}</h2>
        {!isToWatch && <span className="muted">{text('home.openAbout')}</span>}
      </header>
      {online === 'no' && (
        <div className="empty">
          <p>{text('home.offline')}</p>
          <button type="button" className="btn small" onClick={() => void refreshTables()}>
            {text('home.tryAgain')}
          </button>
        </div>
      )}
      {online === 'yes' && open.length === 0 && <p className="empty">{text('home.noneOpen')}</p>}
      <ul>
        {open.slice(0, SHOWN).map(table => {
          const free = table.chairs.some(chair => chair.free);
          return (
            <TableRow
              key={table.id}
              table={table}
              act={free ? text('table.join') : text('table.watch')}
              about={<About table={table} />}
            >
              <p>{paceText(text, table.pace)}</p>
              <p>
                {table.rated && `${text('table.rated')} · `}
                {text.ago(free ? table.created : table.updated, Date.now())}
              </p>
            </TableRow>
          );
        })}
      </ul>
    </section>
  );
}

/** Who opened it and how strong they are, or how many watch. */
function About({ table }: { readonly table: ListedTable }): ReactNode {
  const text = useText();
  if (table.status !== 'open')
    return table.spectators === 0 ? text('table.online') : text('find.watching', { n: table.spectators });
  return (
    <>
      <b>{table.host || text('table.online')}</b> {table.hostRating !== null && <span>{table.hostRating}</span>}
    </>
  );
}
