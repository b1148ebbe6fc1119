// The players: whose turn it is, clocks, current points, and their mats. On a phone there is a row of the opponents, and a tap
// opens the mat of one of them; what is one's own is in the strip (my-strip.tsx).
import type { Seat } from '@boardwright/engine';
import type { Update } from '@boardwright/host';
import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useState } from 'react';
import { type AtTable, useDrawn, useShown } from '../drawn/context.tsx';
import { useInFrame } from '../drawn/in-frame.ts';
import { useLanded } from '../drawn/motion.ts';
import { note } from '../drawn/note.ts';
import type { DrawnTable } from '../drawn/table.ts';
import { renewTip } from '../drawn/tip.tsx';
import { Icon } from '../kit/icon.tsx';
import { colourOf, SeatMark } from '../kit/seat-mark.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import { useKept } from '../model/kept.ts';
import type { Chair } from '../model/session.ts';
import { Link } from '../route.tsx';
import { pointsIn } from '../showing/step.ts';
import { useText } from '../text/text.tsx';
import { Clock } from './clock.tsx';
import { MatOf } from './mat-of.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  readonly update: Update;
  readonly names: readonly string[];
  readonly chairs: readonly Chair[];
  readonly clockSkew: number;
}

export function Players(props: Props): ReactNode {
  const text = useText();
  const narrow = useNarrow();
  const [looksAt, setLooksAt] = useState<Seat | null>(null);
  const { update, names } = props;
  const hasMats = useDrawn()?.Mat !== undefined;
  const table = useFollowing(useShown().table);
  const points = useLanded(useKept(pointsIn(update)));
  const isInStrip = (p: Seat): boolean => narrow && hasMats && p === update.seat && update.view.scores === null;
  return (
    <section className="players" aria-label={text('players')} tabIndex={0}>
      <ol>
        {names.map((name, p) => {
          const asked = update.toAnswer.includes(p);
          if (isInStrip(p)) return null;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={p}
              className={asked ? 'panel player active' : 'panel player'}
              aria-current={asked ? 'true' : undefined}
              style={{ '--seat': colourOf(p) } as CSSProperties}
            >
              <Who {...props} seat={p} points={points[p]} isLink={!(narrow && hasMats)} />
              {narrow && (
                <div className="brief" aria-hidden="true">
                  <MatOf seat={p} table={table} as={brief} />
                </div>
              )}
              {narrow && hasMats && (
                <button type="button" className="look" onClick={() => setLooksAt(p)}>
                  <span className="unseen">{text('players.lookAt', { name })}</span>
                </button>
              )}
              {!narrow && <MatOf seat={p} table={table} />}
            </li>
          );
        })}
      </ol>
      {!narrow && <MatOf seat={update.seat ?? 0} table={table} as={below} />}
      {narrow && (
        <Sheet title={names[looksAt ?? 0] ?? ''} isOpen={looksAt !== null} onClose={() => setLooksAt(null)}>
          <div className="mat-sheet">
            <MatOf seat={looksAt ?? 0} table={table} />
          </div>
        </Sheet>
      )}
    </section>
  );
}

const below = ({ Below }: DrawnTable): DrawnTable['Below'] => Below;
const brief = ({ Brief }: DrawnTable): DrawnTable['Brief'] => Brief;

/** The mats render after the board, and when what explains their numbers has been seen. */
function useFollowing(shown: AtTable | null): AtTable | null {
  const start = performance.now();
  const table = useLanded(shown);
  useInFrame(renewTip);
  // biome-ignore lint/correctness/useExhaustiveDependencies: noted when they are drawn, with the start of that drawing
  useLayoutEffect(() => note('mats drawn', start), [table]);
  return table;
}

interface SeatProps extends Props {
  readonly seat: Seat;
}

interface WhoProps extends SeatProps {
  readonly points: number | undefined; // so far
  readonly isLink: boolean;
}
const Who = memo(function Who({ update, names, chairs, clockSkew, seat: p, points, isLink }: WhoProps): ReactNode {
  const text = useText();
  const { toAnswer, clocks, view, seat: me, seats } = update;
  const asked = toAnswer.includes(p) && view.scores === null;
  const person = chairs[p]?.person ?? null;
  const awayUntil = seats[p]?.awayUntil ?? 0;
  const isAway = awayUntil > Date.now() + clockSkew && view.scores === null;
  return (
    <div className="who">
      <SeatMark seat={p} />
      <b className="name">
        {person !== null && isLink ? <Link href={`/player/${person}`}>{names[p]}</Link> : names[p]}
      </b>
      {p === me && <small>{text('you')}</small>}
      {(seats[p]?.bot ?? chairs[p]?.bot ?? null) !== null && (
        <span className="bot" title={text('players.bot')}>
          <Icon name="bot" size={16} />
          <span className="unseen">{text('players.bot')}</span>
        </span>
      )}
      {asked && <span className="turn you">{text('players.decides')}</span>}
      {isAway && <small className="away-until">{text('players.away', { date: text.date(awayUntil) })}</small>}
      {seats[p]?.conceded === true && <small>{text('players.conceded')}</small>}
      {clocks !== null && (
        <Clock
          left={clocks.left[p] ?? 0}
          runs={clocks.running.includes(p)}
          at={Math.max(clocks.at, awayUntil) - clockSkew}
        />
      )}
      {points !== undefined && (
        <span className="points">
          <span className="unseen">{text('players.points')}</span>
          {points}
        </span>
      )}
    </div>
  );
});
