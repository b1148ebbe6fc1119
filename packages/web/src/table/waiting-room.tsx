// A table that has not begun: who sits there, a free seat to take, a link to send.
import type { Teller } from '@boardwright/text';
import { type ReactNode, useState } from 'react';
import { usualBotOf } from '../games/bot-level.ts';
import { gameOf, nameOf, optionText, valueText } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import { Icon } from '../kit/icon.tsx';
import { FreeMark, SeatMark } from '../kit/seat-mark.tsx';
import type { ChanceState, Refusal, TableInfo } from '../model/session.ts';
import { reasonOf } from '../online/api.ts';
import { fillWithBots, sendAway, sitDown, standUp } from '../online/lobby.ts';
import { Link } from '../route.tsx';
import { InBar } from '../shell/in-bar.tsx';
import { invitationTo } from '../shell/invitation.ts';
import { useSeatName } from '../shell/names.ts';
import { paceText } from '../shell/pace.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';
import type { EditionOfTable } from './edition-of-table.ts';
import { ChanceWarning, Fingerprint } from './fairness.tsx';

interface Props {
  readonly table: TableInfo;
  readonly invitation: string | null;
  readonly chance: ChanceState | null;
  readonly edition: EditionOfTable | null; // null: the standard one
  readonly tell: Teller;
}

export function WaitingRoom({ table, invitation, chance, edition, tell }: Props): ReactNode {
  const text = useText();
  const reason = useReason();
  const seatName = useSeatName();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [copied, setCopied] = useState(false);
  const free = table.chairs.flatMap((chair, p) => (chair.free ? [p] : []));
  const sits = table.chairs.some(chair => chair.mine);
  const run = (what: Promise<unknown>): void => {
    what.then(() => setRefusal(null)).catch((error: unknown) => setRefusal(reasonOf(error)));
  };
  const link = invitationTo(table);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link).catch(() => {});
    setCopied(true);
  };
  if (table.status === 'closed')
    return (
      <section className="panel waiting-room">
        <h1>{text('room.closed')}</h1>
        <Link className="btn go" href="/">
          {text('trouble.home')}
        </Link>
      </section>
    );
  return (
    <section className="panel waiting-room">
      <InBar slot="title">
        <b>{nameOf(table.game, text.language)}</b>
      </InBar>
      <Cover game={table.game} className="cover" />
      <div className="body">
        <h1>{nameOf(table.game, text.language)}</h1>
        <p role="status">{table.isSealing ? text('room.sealing') : text('room.waiting', { n: free.length })}</p>
        {edition !== null && (
          <p className="edition-of-table">
            <Link href={edition.href}>{text('table.edition', { name: edition.name })}</Link>
          </p>
        )}
        <ChanceWarning chance={chance} />
        <ul className="chairs">
          {table.chairs.map((chair, p) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={p}>
              {chair.free ? <FreeMark /> : <SeatMark seat={p} />}
              <b>{chair.free ? text('seat.free') : seatName(chair, p)}</b>
              {chair.mine && <small>{text('you')}</small>}
              {chair.free && (
                <button type="button" className="btn small go" onClick={() => run(sitDown(table.id, [p], invitation))}>
                  {text('room.sit')}
                </button>
              )}
              {table.isHost && chair.person !== null && !chair.mine && (
                <button
                  type="button"
                  className="btn small"
                  aria-label={text('room.sendAwayOf', { name: seatName(chair, p) })}
                  onClick={() => run(sendAway(table.id, p))}
                >
                  {text('room.sendAway')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {sits && (
          <div className="invite">
            <label>
              <span>{text('room.invite')}</span>
              <input readOnly value={link} onFocus={event => event.target.select()} />
            </label>
            <button type="button" className="btn soft" onClick={copy}>
              <Icon name="copy" />
              {copied ? text('menu.copied') : text('room.copy')}
            </button>
          </div>
        )}
        <div className="acts">
          {table.isHost && (
            <button
              type="button"
              className="btn soft"
              onClick={() => run(fillWithBots(table.id, usualBotOf(table.game)))}
            >
              <Icon name="bot" />
              {text('room.fill')}
            </button>
          )}
          {sits && (
            <button type="button" className="btn" onClick={() => run(standUp(table.id))}>
              {table.isHost ? text('room.close') : text('room.stand')}
            </button>
          )}
        </div>
        {table.commitment !== null && <Fingerprint commitment={table.commitment} />}
        <details className="settings">
          <summary>{text('room.settings', { pace: paceText(text, table.pace) })}</summary>
          <Settings table={table} tell={tell} />
        </details>
        {refusal !== null && (
          <p className="refusal" role="alert">
            {reason(refusal)}
          </p>
        )}
      </div>
    </section>
  );
}

function Settings({ table, tell }: Pick<Props, 'table' | 'tell'>): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const game = gameOf(table.game);
  if (game === undefined) return null;
  const nameOfSeat = (seat: number): string | null => {
    const chair = table.chairs[seat];
    return chair === undefined || chair.free ? null : seatName(chair, seat);
  };
  return (
    <ul>
      {Object.entries(table.options).map(([id, value]) => (
        <li key={id}>
          {text('room.setting', {
            option: optionText(game, text.language, tell, id),
            value: valueText(game, text, tell, id, value, nameOfSeat),
          })}
        </li>
      ))}
    </ul>
  );
}
