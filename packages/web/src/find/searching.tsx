// While somebody looks for opponents: who has been found, how long it takes, and the ways out. The game opens by itself.

import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { usualBotOf } from '../games/bot-level.ts';
import { nameOf } from '../games/catalogue.ts';
import { refreshTables } from '../home/use-tables.ts';
import { Icon } from '../kit/icon.tsx';
import { Progress } from '../kit/progress.tsx';
import { Refused } from '../kit/refused.tsx';
import { FreeMark, SeatMark } from '../kit/seat-mark.tsx';
import type { TableInfo } from '../model/session.ts';
import { reasonOf } from '../online/api.ts';
import { fillWithBots, standUp } from '../online/lobby.ts';
import { go } from '../route.tsx';
import { useSeatName } from '../shell/names.ts';
import { paceText } from '../shell/pace.ts';
import { useReason } from '../shell/reasons.ts';
import { useSession } from '../showing/use-session.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly id: string;
  readonly onEnd: () => void; // nobody looks any more
}

export default function Searching({ id, onEnd }: Props): ReactNode {
  const text = useText();
  const { scene, trouble } = useSession('online', id);
  const table = scene?.table ?? null;
  const status = table?.status ?? null;
  useEffect(() => {
    if (status === 'playing' || status === 'over') go(`/table/${id}`);
    if (status === 'closed' || trouble !== null) onEnd();
  }, [status, trouble, id, onEnd]);
  return (
    <section className="panel part searching" aria-label={text('find.searching')}>
      {table === null ? <Progress label={text('loading')} /> : <Found table={table} onEnd={onEnd} />}
    </section>
  );
}

function Found({ table, onEnd }: { readonly table: TableInfo; readonly onEnd: () => void }): ReactNode {
  const text = useText();
  const reason = useReason();
  const seatName = useSeatName();
  const [wrong, setWrong] = useState<string | null>(null);
  const { chairs, game, pace, rated, fillAt } = table;
  const free = chairs.filter(chair => chair.free).length;
  const title = free === 0 ? text('room.allHere') : text('find.more', { n: free, game: nameOf(game, text.language) });
  const facts = [text('find.seats', { n: chairs.length }), paceText(text, pace), rated ? text('table.rated') : null];
  const run = (deed: Promise<unknown>, then: () => void = () => {}): void => {
    deed.then(then).catch((error: unknown) => setWrong(reason(reasonOf(error))));
  };
  const stop = (): void => run(standUp(table.id), () => void refreshTables().then(onEnd));
  return (
    <>
      <Dial table={table} />
      <div role="status">
        <h2>{title}</h2>
      </div>
      <p className="muted">{facts.filter(fact => fact !== null).join(' · ')}</p>
      <ul className="found">
        {chairs.map((chair, p) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={p}>
            {chair.free ? <FreeMark size={18} /> : <SeatMark seat={p} size={18} />}
            {chair.free ? <span className="muted">{text('find.free')}</span> : <b>{seatName(chair, p)}</b>}
            {chair.mine && <small>{text('you')}</small>}
          </li>
        ))}
      </ul>
      {fillAt !== null && <BotsIn at={fillAt} />}
      <Refused why={wrong} />
      {!table.isSealing && (
        <p className="acts">
          {table.isHost && (
            <button type="button" className="btn soft" onClick={() => run(fillWithBots(table.id, usualBotOf(game)))}>
              <Icon name="bot" />
              {text('room.startWithBots')}
            </button>
          )}
          <button type="button" className="btn" onClick={stop}>
            {text('find.stop')}
          </button>
        </p>
      )}
      <small className="muted">{text(rated ? 'find.mayLeaveRated' : 'find.mayLeave')}</small>
    </>
  );
}

const SECOND = 1000;

function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Since when this device looks at this table; a reload does not begin anew. */
function sinceWhen(table: string): number {
  const key = `boardwright.looking.${table}`;
  const known = Number(sessionStorage.getItem(key));
  if (known > 0) return known;
  const now = Date.now();
  sessionStorage.setItem(key, String(now));
  return now;
}

/** How long, and the seats around it. */
function Dial({ table: { id, chairs } }: { readonly table: TableInfo }): ReactNode {
  const [since] = useState(() => sinceWhen(id));
  const now = useNow();
  const taken = chairs.filter(({ free }) => !free).length;
  return (
    <div className="dial" style={{ '--share': taken / chairs.length } as CSSProperties}>
      <span className="number" role="timer" aria-live="off">
        {clock(Math.max(0, now - since) / SECOND)}
      </span>
      {chairs.map((chair, p) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <i key={p} style={{ '--turn': p / chairs.length } as CSSProperties} aria-hidden="true">
          {chair.free ? <FreeMark size={26} /> : <SeatMark seat={p} size={26} />}
        </i>
      ))}
    </div>
  );
}

function BotsIn({ at }: { readonly at: number }): ReactNode {
  const text = useText();
  const left = Math.max(0, at - useNow()) / SECOND;
  return (
    <p className="bots-in">
      <Icon name="bot" size={16} />
      {text('find.botsIn', { time: clock(left) })}
    </p>
  );
}
