// The first of my tables, with a way to all of them.
import type { ReactNode } from 'react';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { MyRow } from './table-row.tsx';
import { isMyTurn, type Tables } from './use-tables.ts';

const SHOWN = 5;

export function MyTables({ mine, since, online }: Tables): ReactNode {
  const text = useText();
  const waiting = mine.filter(isMyTurn).length;
  return (
    <section className="panel list mine" aria-labelledby="my-tables">
      <header>
        <h2 id="my-tables">{text('home.mine')}</h2>
        {waiting > 0 && <span className="muted">{text('home.waiting', { n: waiting })}</span>}
        {mine.length > 0 && (
          <Link className="plain" href="/tables">
            {text('home.all', { n: mine.length })}
          </Link>
        )}
      </header>
      {since !== null && (
        <p className="old" role="status">
          {text('home.old', { since: text.ago(since, Date.now()) })}
        </p>
      )}
      {mine.length === 0 && <p className={online === 'asking' ? 'empty asking' : 'empty'}>{text('home.noneOfMine')}</p>}
      <ul className={since === null ? undefined : 'known'}>
        {mine.slice(0, SHOWN).map(table => (
          <MyRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
