// One table in a list: the game, what is asked or what came of it, the others, and the time left.
import type { Seat } from '@boardwright/engine';
import { type ReactNode, useMemo } from 'react';
import { nameOf } from '../games/catalogue.ts';
import { useTeller } from '../games/texts.ts';
import { Cover } from '../kit/cover.tsx';
import { Icon } from '../kit/icon.tsx';
import { FreeMark, SeatMark } from '../kit/seat-mark.tsx';
import type { Chair, TableInfo } from '../model/session.ts';
import { Link } from '../route.tsx';
import { useSeatName } from '../shell/names.ts';
import { timeText } from '../shell/pace.ts';
import { useText } from '../text/text.tsx';
import { isInvited, isMyTurn } from './use-tables.ts';

export const addressOf = ({ place, id }: Pick<TableInfo, 'place' | 'id'>): string =>
  `/${place === 'here' ? 'here' : 'table'}/${id}`;

interface Props {
  readonly table: TableInfo;
  readonly act: string;
  readonly look?: 'go' | 'can' | '';
  readonly about?: ReactNode; // in place of where it is played
  readonly children?: ReactNode;
}

export function TableRow({ table, act, look = '', about, children }: Props): ReactNode {
  const text = useText();
  const game = nameOf(table.game, text.language);
  return (
    <li className="row">
      <Cover game={table.game} className="thumb" />
      <div className="what">
        <h3>{game}</h3>
        <p>{about ?? text(table.place === 'here' ? 'table.here' : 'table.online')}</p>
        {table.edition !== null && <p className="edition">{text('table.edition', { name: table.edition })}</p>}
      </div>
      <Opponents table={table} />
      <div className="when">{children}</div>
      <Link className={`btn small ${look}`} href={addressOf(table)} aria-label={text('table.open', { act, game })}>
        {act}
      </Link>
    </li>
  );
}

/** Everybody at the table but me. If there is nobody else, everybody. */
export function Opponents({ table }: { readonly table: TableInfo }): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const all = table.chairs.map((chair, seat) => ({ chair, seat }));
  const others = all.filter(({ chair }) => !chair.mine);
  const called = ({ name, free }: Chair, seat: Seat, chair: Chair): string =>
    free ? name || text('seat.free') : seatName(chair, seat);
  return (
    <ul className="opponents">
      {(others.length === 0 ? all : others).map(({ chair, seat }) => (
        <li key={seat}>
          {chair.free ? <FreeMark size={16} /> : <SeatMark seat={seat} size={16} />}
          {called(chair, seat, chair)}
        </li>
      ))}
    </ul>
  );
}

const isMine = (table: TableInfo, seat: Seat): boolean => table.chairs[seat]?.mine === true;

/** What I am asked, in the words of the game. */
export function Asked({ table }: { readonly table: TableInfo }): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const ask = table.asks.find(({ seat }) => isMine(table, seat));
  const names = useMemo(() => table.chairs.map(seatName), [table.chairs, seatName]);
  const tell = useTeller(ask === undefined ? null : table.game, text.language, names, null);
  if (ask === undefined || tell === null) return null;
  return <p className="asked">{tell.ask(ask.task)}</p>;
}

const LOW = 0.25;

/** How long I have, or since when the table waits. Red when a quarter is left. */
export function TimeLeft({ table }: { readonly table: TableInfo }): ReactNode {
  const text = useText();
  const { due, pace, updated } = table;
  const now = Date.now();
  if (due === null) return <p className="time-left">{text.ago(updated, now)}</p>;
  const whole = pace.kind === 'days' ? pace.perTurn : pace.kind === 'live' ? pace.bank : 1;
  const share = Math.max(0, Math.min(1, (due - now) / whole));
  return (
    <p className={share < LOW ? 'time-left low' : 'time-left'}>
      <Icon name="clock" size={16} />
      {text('tables.timeLeft', { time: timeText(text, due - now) })}
      <meter aria-hidden="true" value={share} max={1} />
    </p>
  );
}

/** What is going on at a table. */
export function Turn({ table }: { readonly table: TableInfo }): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const since = text.ago(table.updated, Date.now());
  const mine = table.chairs.findIndex(chair => chair.mine);
  const [seat] = table.toAnswer ?? [];
  const chair = seat === undefined ? undefined : table.chairs[seat];
  const now = Date.now();
  const awayUntil = (p: Seat): number => table.away.find(each => each.seat === p)?.until ?? 0;
  const isMineAway = awayUntil(mine) > now;
  const says = (p: Seat, whose: Chair): string => {
    const name = seatName(whose, p);
    if (awayUntil(p) > now) return text('tables.isAway', { name, date: text.date(awayUntil(p)) });
    return text(table.overdue.includes(p) ? 'tables.isOverdue' : 'tables.isToMove', { name });
  };
  if (isInvited(table)) return <p>{text('tables.wants', { name: table.host })}</p>;
  if (table.status === 'over') {
    const place = mine < 0 ? undefined : table.places?.[mine];
    return (
      <>
        {place !== undefined && <b>{text('tables.yourPlace', { place })}</b>}
        {table.ended === 'agreed' && <p>{text('tables.endedByAgreement')}</p>}
        <p>{text('table.overSince', { since })}</p>
      </>
    );
  }
  if (table.status === 'open') return <p>{text('table.waitsForPlayers')}</p>;
  if (isMyTurn(table))
    return (
      <>
        <span className="turn you">{text('table.yourTurn')}</span>
        <Asked table={table} />
        {isMineAway ? (
          <p>{text('tables.youAreAway', { date: text.date(awayUntil(mine)) })}</p>
        ) : table.overdue.some(each => isMine(table, each)) ? (
          <p className="time-left low">{text('tables.yourTimeIsUp')}</p>
        ) : (
          <TimeLeft table={table} />
        )}
      </>
    );
  if (table.left.some(each => isMine(table, each))) return <p>{text('tables.left')}</p>;
  return (
    <>
      {seat !== undefined && chair !== undefined && (
        <span className="turn">
          <SeatMark seat={seat} size={16} />
          {says(seat, chair)}
        </span>
      )}
      <p>{since}</p>
    </>
  );
}

/** One of my tables. */
export function MyRow({
  table,
  isFirst = false,
}: {
  readonly table: TableInfo;
  readonly isFirst?: boolean;
}): ReactNode {
  const text = useText();
  const turn = isMyTurn(table);
  const act = turn
    ? text('table.play')
    : isInvited(table)
      ? text('table.join')
      : table.status === 'open'
        ? text('tables.share')
        : text('table.look');
  return (
    <TableRow table={table} act={act} look={turn ? (isFirst ? 'go' : 'can') : ''}>
      <Turn table={table} />
    </TableRow>
  );
}
