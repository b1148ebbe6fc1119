// The players: whose turn it is, their clocks, what they have, and how many points now.
import type { Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import type { AtTable } from '../drawn/context.tsx';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import type { Chair } from '../model/session.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { Clock } from './clock.tsx';
import { factsOf, isHidden, labelOf } from './readable.ts';

const SHOWN = 6; // single figures beside a name; the rest is on the board

interface Props {
  readonly update: Update;
  readonly names: readonly string[];
  readonly chairs: readonly Chair[];
  readonly clockSkew: number;
  readonly tell: Teller;
  readonly table: AtTable | null; // null until it is drawn
}

export function Players({ update, names, chairs, clockSkew, tell, table }: Props): ReactNode {
  const text = useText();
  const Mat = table?.drawn.Mat;
  const { toAnswer, sheets, clocks, view, seat: me, seats } = update;
  return (
    <section className="players" aria-label={text('players')} tabIndex={0}>
      <ol>
        {names.map((name, p) => {
          const asked = toAnswer.includes(p);
          const facts =
            Mat === undefined ? factsOf(view.g, p, view.seats).filter(({ value }) => typeof value === 'number') : [];
          const points = view.scores?.[p] ?? sheets[p]?.total;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={p}
              className={asked ? 'panel player active' : 'panel player'}
              aria-current={asked ? 'true' : undefined}
            >
              <div className="who">
                <SeatMark seat={p} />
                <b className="name">
                  {chairs[p]?.person ? <Link href={`/player/${chairs[p].person}`}>{name}</Link> : name}
                </b>
                {p === me && <small>{text('you')}</small>}
                {(seats[p]?.bot ?? chairs[p]?.bot ?? null) !== null && (
                  <span className="bot" title={text('players.bot')}>
                    <Icon name="bot" size={16} />
                    <span className="unseen">{text('players.bot')}</span>
                  </span>
                )}
                {points !== undefined && (
                  <span className="points">
                    <span className="unseen">{text('players.points')}</span>
                    {points}
                  </span>
                )}
              </div>
              {(asked || clocks !== null) && (
                <div className="state">
                  {asked && view.scores === null && <span className="turn you">{text('players.decides')}</span>}
                  {clocks !== null && (
                    <Clock left={clocks.left[p] ?? 0} runs={clocks.running.includes(p)} at={clocks.at - clockSkew} />
                  )}
                </div>
              )}
              {table !== null && Mat !== undefined && <Mat table={table.now} seat={p} />}
              {facts.length > 0 && (
                <dl className="has">
                  {facts.slice(0, SHOWN).map(({ key, value }) => (
                    <div key={key}>
                      <dt>{labelOf(tell, key)}</dt>
                      <dd>{isHidden(value) ? '?' : String(value)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
