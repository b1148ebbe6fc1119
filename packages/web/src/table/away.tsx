// Somebody has left or ran out of time. That person may come back, and the others may let a bot play on.
import type { Seat } from '@boardwright/engine';
import { type EventGroup, isAway, type PublicPlayer, type Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import type { Act } from '../model/session.ts';
import { useText } from '../text/text.tsx';
import { Meanwhile, wasAway } from './meanwhile.tsx';

interface Props {
  readonly update: Update;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly heard: readonly EventGroup[];
  readonly tell: Teller;
  readonly play: (after: number, to: number) => void; // shows what happened again
  readonly act: (act: Act) => void;
}

export function Away({ update, seat, names, heard, tell, play, act }: Props): ReactNode {
  const text = useText();
  const { seats, proposal } = update;
  const me = seats[seat];
  const gone = seats.flatMap((each, p) => (isAway(each) && each.bot === null && p !== seat ? [p] : []));
  return (
    <>
      {me?.conceded === true && (
        <p className="panel proposal" role="status">
          {text('away.conceded')}
        </p>
      )}
      {me !== undefined && me.awayUntil > Date.now() && (
        <p className="panel proposal" role="status">
          {text('away.vacation', { date: text.date(me.awayUntil) })}
        </p>
      )}
      {me !== undefined && !isOut(me) && wasAway(update) && (
        <section className="panel proposal" aria-label={text('away.title')}>
          <Meanwhile update={update} heard={heard} tell={tell} play={play} />
          {me.overdue && <p>{text('away.overdueYou')}</p>}
        </section>
      )}
      {me !== undefined && !me.conceded && isOut(me) && (
        <section className="panel proposal" aria-label={text('away.title')}>
          <Meanwhile update={update} heard={heard} tell={tell} play={play} />
          <p>{text(me.bot === null ? 'away.empty' : 'away.about')}</p>
          <div className="acts">
            <button type="button" className="btn go small" onClick={() => act({ do: 'return', seat })}>
              {text(me.bot === null ? 'away.return' : 'away.takeBack')}
            </button>
          </div>
        </section>
      )}
      {proposal === null &&
        !isOut(me) &&
        gone.map(p => (
          <section key={p} className="panel proposal" aria-label={text('away.title')}>
            <p>{text(whyAway(seats[p]), { name: names[p] ?? '' })}</p>
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

const isOut = (me: PublicPlayer | undefined): boolean => me === undefined || me.bot !== null || me.left;

function whyAway(player: PublicPlayer | undefined): 'away.concededName' | 'away.left' | 'away.overdue' {
  if (player?.conceded === true) return 'away.concededName';
  return player?.left === true ? 'away.left' : 'away.overdue';
}
