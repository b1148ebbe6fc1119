// The players: whose turn it is, clocks, current points, and their mats. On a phone they are a strip, and a tap opens the mat of
// one of them.
import type { Seat } from '@boardwright/engine';
import type { Update } from '@boardwright/host';
import {
  type ComponentType,
  type CSSProperties,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { type AtTable, useDrawn, useShown } from '../drawn/context.tsx';
import { useInFrame } from '../drawn/in-frame.ts';
import { useUndrawn } from '../drawn/motion.ts';
import { note } from '../drawn/note.ts';
import type { MatProps } from '../drawn/table.ts';
import { renewTip } from '../drawn/tip.tsx';
import { Icon } from '../kit/icon.tsx';
import { colourOf, SeatMark } from '../kit/seat-mark.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import type { Chair } from '../model/session.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { Clock } from './clock.tsx';
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
  return (
    <section className="players" aria-label={text('players')} tabIndex={0}>
      <ol>
        {names.map((name, p) => {
          const asked = update.toAnswer.includes(p);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={p}
              className={asked ? 'panel player active' : 'panel player'}
              aria-current={asked ? 'true' : undefined}
              style={{ '--seat': colourOf(p) } as CSSProperties}
            >
              <Who {...props} seat={p} isLink={!(narrow && hasMats)} />
              {narrow && hasMats && (
                <button type="button" className="look" onClick={() => setLooksAt(p)}>
                  <span className="unseen">{text('players.lookAt', { name })}</span>
                </button>
              )}
              {!narrow && <Before seat={p} table={table} />}
            </li>
          );
        })}
      </ol>
      {narrow && (
        <Sheet title={names[looksAt ?? 0] ?? ''} isOpen={looksAt !== null} onClose={() => setLooksAt(null)}>
          <div className="mat-sheet drawn">
            <Before seat={looksAt ?? 0} table={table} />
          </div>
        </Sheet>
      )}
    </section>
  );
}

/** The mats render after the board: together they would take more than a frame. */
function useFollowing(shown: AtTable | null): AtTable | null {
  const start = performance.now();
  const [table, setTable] = useState(shown);
  useEffect(() => startTransition(() => setTable(shown)), [shown]);
  useUndrawn(table !== shown);
  useInFrame(renewTip);
  // biome-ignore lint/correctness/useExhaustiveDependencies: noted when they are drawn, with the start of that drawing
  useLayoutEffect(() => note('mats drawn', start), [table]);
  return table;
}

interface SeatProps extends Props {
  readonly seat: Seat;
}

interface WhoProps extends SeatProps {
  readonly isLink: boolean;
}
const Who = memo(function Who({ update, names, chairs, clockSkew, seat: p, isLink }: WhoProps): ReactNode {
  const text = useText();
  const { toAnswer, sheets, clocks, view, seat: me, seats } = update;
  const asked = toAnswer.includes(p) && view.scores === null;
  const points = view.scores?.[p] ?? sheets[p]?.total;
  const person = chairs[p]?.person ?? null;
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
      {clocks !== null && (
        <Clock left={clocks.left[p] ?? 0} runs={clocks.running.includes(p)} at={clocks.at - clockSkew} />
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

interface DrawnMatProps extends MatProps {
  readonly Mat: ComponentType<MatProps>;
}
/** Renders again only when the table has changed, not with every tick of a clock. */
const DrawnMat = memo(function DrawnMat({ Mat, table, seat }: DrawnMatProps): ReactNode {
  return <Mat table={table} seat={seat} />;
});

interface BeforeProps {
  readonly seat: Seat;
  readonly table: AtTable | null;
}
/** What the game draws in front of a seat; a game need not draw anything there. */
function Before({ seat, table }: BeforeProps): ReactNode {
  const Mat = table?.drawn.Mat;
  return table && Mat ? <DrawnMat Mat={Mat} table={table.now} seat={seat} /> : null;
}
