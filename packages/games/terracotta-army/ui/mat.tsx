// What lies in front of a player: goods, workers in hand, weapons ready or used, master tokens, and the outlook.
import { type MatProps, Piece, type TableNow } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { WEAPONS } from '../content/content.ts';
import { type G, hasToken, hasWeapon } from '../state.ts';
import { outlookOf } from './rehearse.ts';
import { Sign } from './symbols.tsx';
import { book, tableOf } from './table-view.ts';

export function Mat({ table: now, seat }: MatProps): ReactNode {
  const g = tableOf(now);
  return (
    <div className={`ta-mat ta-p${seat}`}>
      <Outlook now={now} g={g} seat={seat} />
      <Goods now={now} g={g} seat={seat} />
      <Weapons now={now} g={g} seat={seat} />
      <Tokens now={now} g={g} seat={seat} />
    </div>
  );
}

interface Props {
  readonly now: TableNow;
  readonly g: G;
  readonly seat: number;
}

/** Points so far, and what the next scoring phase and the end would bring now. */
function Outlook({ now, g, seat }: Props): ReactNode {
  const { round, final } = outlookOf(g);
  const values = { points: g.points[seat] as number, round: round[seat] as number, final: final[seat] as number };
  return (
    <Piece
      className="ta-outlook"
      id={`points-${seat}`}
      name={now.tell.text('ui.outlook.is', values)}
      about={now.tell.text('about:outlook')}
      rule="TA-1.1"
    >
      <span className="ta-had">
        <Sign name="seal" size={18} /> <b>{values.points}</b>
      </span>
      <span>{now.tell.text('ui.preview.round', { n: values.round })}</span>
      <span>{now.tell.text('ui.preview.final', { n: values.final })}</span>
    </Piece>
  );
}

function Goods({ now, g, seat }: Props): ReactNode {
  const goods = [
    { name: 'wet', n: g.wet[seat] as number, rule: 'TA-1.4' },
    { name: 'dry', n: g.dry[seat] as number, rule: 'TA-1.4' },
    { name: 'coin', n: g.coins[seat] as number, rule: 'TA-4.1' },
  ];
  return (
    <div className="ta-goods">
      {goods.map(({ name, n, rule }) => (
        <Piece
          key={name}
          as="span"
          className="ta-good"
          id={`${name}-${seat}`}
          name={now.tell.text(`ui.goods.${name}`, { n })}
          about={now.tell.text(`about:${name}`)}
          rule={rule}
        >
          <Sign name={name} size={21} />
          <b>{n}</b>
        </Piece>
      ))}
      <Hand now={now} g={g} seat={seat} />
      {(g.priority[seat] as number) > 0 && (
        <Piece
          as="span"
          className="ta-good"
          id={`priority-${seat}`}
          name={now.tell.text('ui.priority.free', { token: g.priority[seat] as number })}
          rule="TA-9.1"
        >
          <Sign name="priority" size={16} />
          <b>{g.priority[seat]}</b>
        </Piece>
      )}
    </div>
  );
}

/** Workers that are not on the wheel. */
function Hand({ now, g, seat }: Props): ReactNode {
  const [craftsmen, artisans] = [g.craftsmen[seat] as number, g.artisans[seat] as number];
  return (
    <Piece
      as="span"
      className="ta-hand"
      id={`hand-${seat}`}
      name={now.tell.text('ui.hand', { craftsmen, artisans })}
      about={now.tell.text('about:hand')}
      rule="TA-3.3"
    >
      {(['craftsman', 'artisan'] as const).flatMap((kind, k) =>
        Array.from({ length: k === 0 ? craftsmen : artisans }, (_, i) => (
          <Sign key={`${kind}${i}`} name={`${kind}-own`} size={k === 0 ? 18 : 22} />
        )),
      )}
    </Piece>
  );
}

function Weapons({ now, g, seat }: Props): ReactNode {
  return (
    <div className="ta-arms">
      {WEAPONS.map((weapon, w) => {
        const ready = hasWeapon(g, seat, w);
        return (
          <Piece
            key={weapon}
            className={ready ? 'ta-arm ta-ready' : 'ta-arm'}
            id={`${weapon}-${seat}`}
            name={now.tell.text(ready ? 'ui.weapon.ready' : 'ui.weapon.used', { weapon })}
            about={now.tell.text(`about:${weapon}`)}
            rule="TA-5.5"
          >
            <Sign name={weapon} size={21} />
          </Piece>
        );
      })}
    </div>
  );
}

function Tokens({ now, g, seat }: Props): ReactNode {
  const prices = book.content.masters.tokenPrices;
  const left = prices.filter((_, token) => hasToken(g, seat, token));
  return (
    <Piece
      className="ta-tokens"
      id={`tokens-${seat}`}
      name={now.tell.text('ui.tokens', { n: left.length, prices: left.join(', ') })}
      about={now.tell.text('about:token')}
      rule="TA-7.1"
    >
      {prices.map((price, token) => (
        <i key={price} className={hasToken(g, seat, token) ? undefined : 'ta-out'}>
          {price}
        </i>
      ))}
    </Piece>
  );
}
