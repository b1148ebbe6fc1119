// What somebody sees who has opened a link: who invites, to what, who sits where, a name, and one button.
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { aboutOf, gameOf, nameOf } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import { Icon } from '../kit/icon.tsx';
import { Initial } from '../kit/initial.tsx';
import { FreeMark, SeatMark } from '../kit/seat-mark.tsx';
import type { Chair, TableInfo } from '../model/session.ts';
import { usePreferences } from '../model/settings.ts';
import { GUEST, joinAs } from '../online/lobby.ts';
import { usePerson } from '../online/person.ts';
import { Link, useRoute } from '../route.tsx';
import { useSeatName } from '../shell/names.ts';
import { Fingerprint } from '../table/fairness.tsx';
import { useText } from '../text/text.tsx';
import { Facts, Settings } from './facts.tsx';
import type { RoomProps, Run } from './waiting-room.tsx';

export function InvitationCard(props: RoomProps & { readonly run: Run }): ReactNode {
  const { table, edition, tell } = props;
  const text = useText();
  const game = gameOf(table.game);
  const taken = table.chairs.filter(({ free }) => !free).length;
  return (
    <>
      <section className="panel invitation-card">
        <Cover game={table.game} className="cover" />
        <div className="body">
          {table.host !== '' && (
            <p className="from">
              <Initial name={table.host} />
              {text('room.invites', { name: table.host })}
            </p>
          )}
          <h1>{nameOf(table.game, text.language)}</h1>
          {game !== undefined && <p className="lead">{aboutOf(game, text.language)}</p>}
          <Facts table={table} />
          {edition !== null && (
            <p className="edition-of-table">
              <Link href={edition.href}>{text('table.edition', { name: edition.name })}</Link>
            </p>
          )}
          <p role="status" className="who-sits">
            <b>{text('room.whoSits')}</b>{' '}
            <span className="muted">
              {table.isSealing ? text('room.sealing') : text('room.taken', { n: taken, of: table.chairs.length })}
            </span>
          </p>
          {table.chairs.some(({ free }) => free) ? <Join {...props} /> : <Full table={table} />}
          <Settings table={table} tell={tell} />
          {table.commitment !== null && <Fingerprint commitment={table.commitment} />}
        </div>
      </section>
      <div className="invitation-more">
        <Link className="panel" href={`/rules/${table.game}`}>
          <Icon name="book" size={24} />
          <span>
            <b>{text('room.learn')}</b>
            {text('room.learnAbout')}
          </span>
        </Link>
        <p className="panel">
          <Icon name="eye" size={24} />
          <span>
            <b>{text('room.watch')}</b>
            {text('room.watchAbout')}
          </span>
        </p>
      </div>
    </>
  );
}

function Full({ table }: { readonly table: TableInfo }): ReactNode {
  const text = useText();
  return (
    <>
      <ul className="chairs">
        {table.chairs.map((chair, p) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={p}>
            <Sitter chair={chair} seat={p} table={table} />
          </li>
        ))}
      </ul>
      <p>{text('room.full')}</p>
    </>
  );
}

/** The seat that is kept for this person, or the first that is kept for nobody. */
function firstSeat({ chairs }: TableInfo, wanted: number): number {
  const isFree = (p: number): boolean => chairs[p]?.free === true;
  const mine = chairs.findIndex(({ kept }) => kept === 'me');
  if (mine >= 0) return mine;
  if (isFree(wanted)) return wanted;
  const unnamed = chairs.findIndex(({ free, name, kept }) => free && name === '' && kept === null);
  return unnamed >= 0 ? unnamed : chairs.findIndex(({ free, kept }) => free && kept === null);
}

function Join({ table, invitation, run }: RoomProps & { readonly run: Run }): ReactNode {
  const text = useText();
  const { query } = useRoute();
  const { name: preferred } = usePreferences();
  const person = usePerson();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const isFree = (p: number): boolean => table.chairs[p]?.free === true && table.chairs[p]?.kept !== 'other';
  const seat = chosen !== null && isFree(chosen) ? chosen : firstSeat(table, Number(query.get('seat') ?? '0') - 1);
  const known = person !== null && person.name !== GUEST ? person.name : preferred;
  const name = written ?? (known || table.chairs[seat]?.name || '');
  const join = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    run(joinAs(table.id, seat, name.trim(), invitation).finally(() => setBusy(false)));
  };
  return (
    <form className="join-form" onSubmit={join} noValidate>
      <fieldset className="chairs">
        <legend className="unseen">{text('room.whoSits')}</legend>
        {table.chairs.map((chair, p) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <label key={p} className={chair.free ? 'free' : undefined}>
            <input type="radio" name="seat" checked={p === seat} disabled={!isFree(p)} onChange={() => setChosen(p)} />
            <Sitter chair={chair} seat={p} table={table} />
          </label>
        ))}
      </fieldset>
      <div className="sit">
        <label>
          <span>{text('room.yourName')}</span>
          <input
            ref={field}
            name="name"
            value={name}
            maxLength={40}
            autoComplete="nickname"
            enterKeyHint="go"
            aria-invalid={isMissing}
            aria-describedby={isMissing ? 'needs-name' : undefined}
            onChange={event => {
              setWritten(event.target.value);
              setMissing(false);
            }}
          />
        </label>
        <button type="submit" className="btn go big" aria-busy={busy} disabled={busy || seat < 0}>
          {text('room.join')}
        </button>
        {isMissing ? (
          <p id="needs-name" className="wrong" role="alert">
            {text('room.needsName')}
          </p>
        ) : (
          <p className="muted">{text('room.joinAbout')}</p>
        )}
      </div>
    </form>
  );
}

interface SitterProps {
  readonly chair: Chair;
  readonly seat: number;
  readonly table: TableInfo;
}
function Sitter({ chair, seat, table }: SitterProps): ReactNode {
  const text = useText();
  const seatName = useSeatName();
  const isNamed = chair.free && chair.name !== '';
  const about = chair.free
    ? chair.kept === 'me'
      ? text('room.keptForYou')
      : isNamed
        ? text('room.invited')
        : ''
    : chair.name === table.host && chair.person !== null
      ? text('room.host')
      : '';
  return (
    <span className="sitter">
      {chair.free && !isNamed ? <FreeMark size={24} /> : <SeatMark seat={seat} size={24} />}
      <b>{chair.free && !isNamed ? text('room.free') : seatName(chair, seat)}</b>
      <small>{about}</small>
    </span>
  );
}
