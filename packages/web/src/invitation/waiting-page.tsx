// What somebody sees who sits at a table that has not begun: the link first, then the seats, chat and chance.
import type { ReactNode } from 'react';
import { usualBotOf } from '../games/bot-level.ts';
import { nameOf } from '../games/catalogue.ts';
import { Icon } from '../kit/icon.tsx';
import { FreeMark, SeatMark } from '../kit/seat-mark.tsx';
import type { TableInfo } from '../model/session.ts';
import { Toggle } from '../new-table/parts.tsx';
import { fillWithBots, listTable, standUp } from '../online/lobby.ts';
import { Link } from '../route.tsx';
import { canShare, invitationTo, share } from '../shell/invitation.ts';
import { LinkField } from '../shell/link-field.tsx';
import { useSeatName } from '../shell/names.ts';
import { Chat } from '../table/chat.tsx';
import { Fingerprint } from '../table/fairness.tsx';
import { useText } from '../text/text.tsx';
import { Facts, Settings } from './facts.tsx';
import { QrCode } from './qr-code.tsx';
import { Seats } from './seats.tsx';
import type { RoomProps, Run } from './waiting-room.tsx';

export function WaitingPage(props: RoomProps & { readonly run: Run }): ReactNode {
  const { table, invitation, edition, chat, say, tell, run } = props;
  const text = useText();
  const free = table.chairs.filter(chair => chair.free);
  const waitingFor = useWaitingFor(table);
  return (
    <>
      <header className="room-head">
        <div>
          <h1>{waitingFor}</h1>
          <p role="status" className="muted">
            {table.isSealing ? text('room.sealing') : text('room.waiting', { n: free.length })}
          </p>
          <Facts table={table} />
          {edition !== null && (
            <p className="edition-of-table">
              <Link href={edition.href}>{text('table.edition', { name: edition.name })}</Link>
            </p>
          )}
        </div>
        <button type="button" className="btn soft" onClick={() => run(standUp(table.id))}>
          <Icon name="x" size={16} />
          {table.isHost ? text('room.close') : text('room.stand')}
        </button>
      </header>
      <div className="room">
        <div className="room-main">
          <ShareLink table={table} run={run} />
          <section className="panel room-seats" aria-labelledby="room-seats">
            <h2 id="room-seats">{text('room.seats')}</h2>
            <span className="muted">
              {text('room.taken', { n: table.chairs.length - free.length, of: table.chairs.length })}
            </span>
            <Seats table={table} invitation={invitation} run={run} />
            {table.declined.length > 0 && (
              <p role="status">{text('room.declined', { names: text.list(table.declined) })}</p>
            )}
          </section>
        </div>
        <div className="room-side">
          <section className="panel room-chat" aria-labelledby="room-chat">
            <h2 id="room-chat">{text('room.chat')}</h2> <span className="muted">{text('room.chatAbout')}</span>
            <Chat table={table.id} lines={chat} say={say} />
          </section>
          {table.commitment !== null && (
            <section className="panel room-sealed" aria-labelledby="room-sealed">
              <h2 id="room-sealed">
                <Icon name="shield" size={22} />
                {text('room.sealed')}
              </h2>
              <p>{text('room.sealedAbout')}</p>
              <Fingerprint commitment={table.commitment} />
            </section>
          )}
          <section className="panel">
            <Settings table={table} tell={tell} />
          </section>
        </div>
      </div>
      {table.isHost && !table.isSealing && (
        <footer className="room-start">
          <span className="marks" aria-hidden="true">
            {table.chairs.map((chair, p) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <span key={p}>{chair.free ? <FreeMark /> : <SeatMark seat={p} />}</span>
            ))}
          </span>
          <p>
            <b>{text('room.beginsWhen')}</b> <span className="muted">{text('room.orSooner')}</span>
          </p>
          <button
            type="button"
            className="btn soft"
            onClick={() => run(fillWithBots(table.id, usualBotOf(table.game)))}
          >
            <Icon name="bot" />
            {text('room.startWithBots')}
          </button>
        </footer>
      )}
    </>
  );
}

/** Those who are expected by name, and how many more. */
function useWaitingFor({ chairs }: TableInfo): string {
  const text = useText();
  const free = chairs.filter(chair => chair.free);
  if (free.length === 0) return text('room.allHere');
  const named = free.map(({ name }) => name).filter(name => name !== '');
  const others = free.length - named.length;
  const who = others === 0 ? named : [...named, text('room.others', { n: others })];
  return text('room.waitingFor', { who: text.list(who) });
}

function ShareLink({ table, run }: { readonly table: TableInfo; readonly run: Run }): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const link = invitationTo(table);
  const mine = table.chairs.findIndex(chair => chair.mine);
  const name = table.host || (table.chairs[mine] === undefined ? '' : seatName(table.chairs[mine], mine));
  const title = text('room.shareText', { name, game: nameOf(table.game, text.language) });
  if (!table.chairs.some(({ free }) => free)) return null;
  return (
    <section className="panel room-share" aria-labelledby="room-share">
      <figure>
        <QrCode text={link} label={text('room.qr')} />
        <figcaption>{text('room.qrAbout')}</figcaption>
      </figure>
      <div>
        <h2 id="room-share">{text('room.send')}</h2>
        <p className="muted">{table.isListed ? text('room.sendOpen') : text('room.sendPrivate')}</p>
        <LinkField label={text('room.link')} link={link} isMain={!canShare()} />
        {canShare() && (
          <button type="button" className="btn go big" onClick={() => void share(title, link)}>
            <Icon name="link" />
            {text('room.share')}
          </button>
        )}
        {table.isHost && (
          <Toggle
            label={text('room.list')}
            about={text('room.listAbout')}
            on={table.isListed}
            onChange={open => run(listTable(table.id, open))}
          />
        )}
      </div>
    </section>
  );
}
