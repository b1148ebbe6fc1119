// The seats of a table that has not begun: whom each is for, and what the host can do about it.
import type { Seat } from '@boardwright/engine';
import { type FormEvent, type ReactNode, useState } from 'react';
import { usualBotOf } from '../games/bot-level.ts';
import { Icon } from '../kit/icon.tsx';
import { Initial } from '../kit/initial.tsx';
import { FreeMark, SeatMark } from '../kit/seat-mark.tsx';
import type { Chair, TableInfo } from '../model/session.ts';
import { fillWithBots, keepSeat, sendAway, sitDown } from '../online/lobby.ts';
import { copyText, invitationTo } from '../shell/invitation.ts';
import { useSeatName } from '../shell/names.ts';
import { useText } from '../text/text.tsx';
import type { Run } from './waiting-room.tsx';

interface Props {
  readonly table: TableInfo;
  readonly invitation: string | null;
  readonly run: Run;
}

export function Seats(props: Props): ReactNode {
  const { table } = props;
  return (
    <ul className="chairs">
      {table.chairs.map((chair, p) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={p}>
          {chair.free && chair.name === '' ? <FreeMark /> : <SeatMark seat={p} />}
          {!chair.free ? (
            <Taken {...props} chair={chair} seat={p} />
          ) : chair.name !== '' ? (
            <Kept {...props} chair={chair} seat={p} />
          ) : (
            <Free {...props} chair={chair} seat={p} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SeatProps extends Props {
  readonly chair: Chair;
  readonly seat: Seat;
}

function Taken({ table, chair, seat, run }: SeatProps): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const name = seatName(chair, seat);
  const isHost = chair.person !== null && chair.name === table.host;
  return (
    <>
      {chair.bot === null ? <Initial name={name} /> : <Icon name="bot" />}
      <b>{name}</b>
      {chair.mine && <small>{text('you')}</small>}
      {isHost && <small>{text('room.host')}</small>}
      {table.isHost && chair.person !== null && !chair.mine && (
        <button
          type="button"
          className="btn small"
          aria-label={text('room.sendAwayOf', { name })}
          onClick={() => run(sendAway(table.id, seat))}
        >
          {text('room.sendAway')}
        </button>
      )}
    </>
  );
}

function Kept({ table, chair, seat, run }: SeatProps): ReactNode {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const { name } = chair;
  return (
    <>
      <Initial name={name} />
      <b>{text('room.forName', { name })}</b>
      <small>{text('room.invited')}</small>
      <span className="end">
        <button
          type="button"
          className="btn soft small"
          aria-label={text('room.copyFor', { name })}
          onClick={async () => setCopied(await copyText(invitationTo(table, seat)))}
        >
          <Icon name="copy" size={16} />
          {copied ? text('menu.copied') : text('room.copy')}
        </button>
        {table.isHost && (
          <button
            type="button"
            className="tool"
            aria-label={text('room.free.do', { name })}
            onClick={() => run(keepSeat(table.id, seat, null))}
          >
            <Icon name="x" size={16} />
          </button>
        )}
      </span>
    </>
  );
}

/** A second seat of one's own is for somebody else on this device, so it needs their name. */
function Free({ table, invitation, seat, run }: SeatProps): ReactNode {
  const text = useText();
  const [name, setName] = useState('');
  const n = seat + 1;
  const isNamed = name.trim() !== '';
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    if (isNamed) run(keepSeat(table.id, seat, name.trim()));
  };
  if (!table.isHost) return <b>{text('room.free')}</b>;
  return (
    <form className="for-whom" onSubmit={keep}>
      <input
        value={name}
        maxLength={40}
        placeholder={text('room.forWhom')}
        aria-label={text('room.forWhomOf', { n })}
        autoComplete="off"
        onChange={event => setName(event.target.value)}
      />
      <span className="end">
        {isNamed && (
          <>
            <button type="submit" className="btn soft small">
              {text('room.keep')}
            </button>
            <button
              type="button"
              className="btn soft small"
              aria-label={text('room.deviceOf', { n })}
              onClick={() => run(sitDown(table.id, [{ seat, name: name.trim() }], invitation))}
            >
              <Icon name="device" size={16} />
              {text('room.device')}
            </button>
          </>
        )}
        <button
          type="button"
          className="btn soft small"
          aria-label={text('room.botOf', { n })}
          onClick={() => run(fillWithBots(table.id, usualBotOf(table.game), seat))}
        >
          <Icon name="bot" size={16} />
          {text('room.bot')}
        </button>
      </span>
    </form>
  );
}
