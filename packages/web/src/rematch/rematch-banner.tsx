// Somebody wants to play again: everybody at the finished table is told, and their seats are kept.
import '../style/rematch.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import type { Refusal, TableInfo } from '../model/session.ts';
import { reasonOf } from '../online/api.ts';
import { decline, rematch } from '../online/lobby.ts';
import { go, Link } from '../route.tsx';
import { useSeatName } from '../shell/names.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';
import { useTable } from './use-table.ts';

export function RematchBanner({ table }: { readonly table: TableInfo }): ReactNode {
  const text = useText();
  const reason = useReason();
  const seatName = useSeatName();
  const next = useTable(table.rematch);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [declined, setDeclined] = useState(false);
  const sits = next?.chairs.some(({ mine }) => mine) ?? false;
  const begun = sits && next?.status === 'playing';
  const address = next === null ? null : `/table/${next.id}`;
  useEffect(() => {
    if (begun && address !== null) go(address); // everybody has accepted
  }, [begun, address]);
  if (next === null || next.status === 'closed') return null;
  const isAwaited = next.chairs.some(({ kept }) => kept === 'me');
  const run = (deed: Promise<unknown>): void =>
    void deed.then(() => setRefusal(null)).catch((error: unknown) => setRefusal(reasonOf(error)));
  return (
    <section className="panel rematch" role="alert">
      <div>
        <h2>{sits && next.isHost ? text('rematch.waiting') : text('rematch.wants', { name: next.host })}</h2>
        <p className="muted">
          {next.declined.length > 0
            ? text('room.declined', { names: text.list(next.declined) })
            : text('rematch.about')}
        </p>
      </div>
      <ul>
        {next.chairs.map((chair, p) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={p} data-here={!chair.free || undefined}>
            <SeatMark seat={p} />
            {!chair.free && <Icon name="check" size={14} />}
            {chair.free ? chair.name || text('seat.free') : seatName(chair, p)}
          </li>
        ))}
      </ul>
      <div className="acts">
        {isAwaited && !declined && (
          <>
            <button type="button" className="btn go" onClick={() => run(rematch(table.id))}>
              {text('rematch.accept')}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => {
                setDeclined(true);
                run(decline(next.id));
              }}
            >
              {text('rematch.decline')}
            </button>
          </>
        )}
        {sits && (
          <Link className="btn soft" href={`/table/${next.id}`}>
            {text('rematch.go')}
          </Link>
        )}
      </div>
      {refusal !== null && <p className="refusal">{reason(refusal)}</p>}
    </section>
  );
}
