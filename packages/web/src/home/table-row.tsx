// One table in a list: the game, the players, and who it waits for.
import type { ReactNode } from 'react';
import { nameOf } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import { FreeMark, SeatMark } from '../kit/seat-mark.tsx';
import type { TableInfo } from '../model/session.ts';
import { Link } from '../route.tsx';
import { useSeatName } from '../shell/names.ts';
import { useText } from '../text/text.tsx';
import { isMyTurn } from './use-tables.ts';

export const addressOf = ({ place, id }: Pick<TableInfo, 'place' | 'id'>): string =>
  `/${place === 'here' ? 'here' : 'table'}/${id}`;

export function SeatMarks({ table }: { readonly table: TableInfo }): ReactNode {
  const seatName = useSeatName();
  const text = useText();
  const names = table.chairs.map((chair, p) => (chair.free ? text('seat.free') : seatName(chair, p)));
  return (
    <span className="seats" role="img" aria-label={text.list(names)} title={text.list(names)}>
      {table.chairs.map((chair, p) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <span key={p}>{chair.free ? <FreeMark size={16} /> : <SeatMark seat={p} size={16} />}</span>
      ))}
    </span>
  );
}

interface Props {
  readonly table: TableInfo;
  readonly act: string;
  readonly glows: boolean;
  readonly children?: ReactNode;
}

export function TableRow({ table, act, glows, children }: Props): ReactNode {
  const text = useText();
  const game = nameOf(table.game, text.language);
  return (
    <li className="row">
      <Cover game={table.game} className="thumb" />
      <div className="what">
        <h3>{game}</h3>
        <p>{table.place === 'here' ? text('table.here') : text('table.online')}</p>
        {table.edition !== null && <p className="edition">{text('table.edition', { name: table.edition })}</p>}
      </div>
      <SeatMarks table={table} />
      <div className="when">{children}</div>
      <Link
        className={glows ? 'btn small go' : 'btn small'}
        href={addressOf(table)}
        aria-label={text('table.open', { act, game })}
      >
        {act}
      </Link>
    </li>
  );
}

/** Whose turn it is, and since when. */
export function Turn({ table }: { readonly table: TableInfo }): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const [seat] = table.toAnswer ?? [];
  const since = text.ago(table.updated, Date.now());
  if (table.status === 'over') return <p>{text('table.overSince', { since })}</p>;
  if (table.status === 'open') return <p>{text('table.waitsForPlayers')}</p>;
  if (isMyTurn(table))
    return (
      <>
        <span className="turn you">{text('table.yourTurn')}</span>
        <p>{since}</p>
      </>
    );
  const chair = seat === undefined ? undefined : table.chairs[seat];
  return (
    <>
      {seat !== undefined && chair !== undefined && (
        <span className="turn">
          <SeatMark seat={seat} size={16} />
          {seatName(chair, seat)}
        </span>
      )}
      <p>{since}</p>
    </>
  );
}
