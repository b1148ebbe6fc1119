// Somebody has left or ran out of time. That person may come back, and the others may let a bot play on.
import type { Seat } from '@boardwright/engine';
import { isAway, type Update } from '@boardwright/host';
import type { ReactNode } from 'react';
import type { Act } from '../model/session.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly update: Update;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly act: (act: Act) => void;
}

export function Away({ update, seat, names, act }: Props): ReactNode {
  const text = useText();
  const { seats, proposal } = update;
  const me = seats[seat];
  const gone = seats.flatMap((each, p) => (isAway(each) && each.bot === null && p !== seat ? [p] : []));
  return (
    <>
      {me !== undefined && (me.bot !== null || me.left) && (
        <section className="panel proposal" aria-label={text('away.title')}>
          <p>{me.bot === null ? text('away.empty') : text(me.left ? 'away.about' : 'away.timeout')}</p>
          <div className="acts">
            <button type="button" className="btn go small" onClick={() => act({ do: 'return', seat })}>
              {text('away.return')}
            </button>
          </div>
        </section>
      )}
      {me?.overdue === true && (
        <p className="panel proposal" role="status">
          {text('away.overdueYou')}
        </p>
      )}
      {proposal === null &&
        gone.map(p => (
          <section key={p} className="panel proposal" aria-label={text('away.title')}>
            <p>{text(seats[p]?.left === true ? 'away.left' : 'away.overdue', { name: names[p] ?? '' })}</p>
            <div className="acts">
              <button type="button" className="btn small" onClick={() => act({ do: 'askSubstitute', seat, about: p })}>
                {text('away.substitute')}
              </button>
            </div>
          </section>
        ))}
    </>
  );
}
