// A link to the table that waits for me.
import type { ReactNode } from 'react';
import { nameOf } from '../games/catalogue.ts';
import { SeatMark } from '../kit/seat-mark.tsx';
import type { TableInfo } from '../model/session.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { addressOf } from './table-row.tsx';

export function WaitingForMe({ table, more }: { readonly table: TableInfo; readonly more: number }): ReactNode {
  const text = useText();
  const seat = table.toAnswer?.find(p => table.chairs[p]?.mine) ?? 0;
  const game = nameOf(table.game, text.language);
  return (
    <section className="panel now" aria-label={text('home.continue')}>
      <SeatMark seat={seat} size={24} />
      <div className="what">
        <h2>{text('home.yourTurnIn', { game })}</h2>
        <p>{text('home.since', { since: text.ago(table.updated, Date.now()), more })}</p>
      </div>
      <Link
        className="btn go"
        href={addressOf(table)}
        aria-label={text('table.open', { act: text('table.play'), game })}
      >
        {text('home.continue')}
      </Link>
    </section>
  );
}
