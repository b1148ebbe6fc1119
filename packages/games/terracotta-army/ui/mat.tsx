// A player's mat: goods, workers in hand, weapons ready or used, master tokens, and the outlook.
import { Piece, signed } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Book } from '../content/book.ts';
import { WEAPONS } from '../content/content.ts';
import { type G, hasToken, hasWeapon } from '../state.ts';
import { outlookOf } from './rehearse.ts';
import { Sign } from './symbols.tsx';
import type { Table } from './table-view.ts';
import { useBook, WithBook } from './use-book.ts';

type Tell = Table['tell'];

export function Mat({ table: now, seat }: { readonly table: Table; readonly seat: number }): ReactNode {
  const { tell, content: book } = now;
  const { g } = now.view;
  const { round, final } = outlookOf(book, g);
  return (
    <WithBook value={book}>
      <div className={`ta-mat ta-p${seat}`}>
        <Outlook
          tell={tell}
          seat={seat}
          points={g.points[seat] as number}
          round={round[seat] as number}
          final={final[seat] as number}
          isForeseen={now.stage === null}
        />
        <Goods tell={tell} seat={seat} {...goodsOf(g, seat)} />
        <Arms tell={tell} seat={seat} ready={readyOf(g, seat)} priority={g.priority[seat] as number} />
        <Tokens tell={tell} seat={seat} left={pricesLeft(book, g, seat).join(', ')} />
      </div>
    </WithBook>
  );
}

interface Props {
  readonly tell: Tell;
  readonly seat: number;
}

interface OutlookProps extends Props {
  readonly points: number;
  readonly round: number;
  readonly final: number;
  readonly isForeseen: boolean; // while something is scored, there is nothing to foresee
}
/** What the next scoring phase and the end of the game would bring now. The points so far stand above it. */
const Outlook = memo(function Outlook(props: OutlookProps): ReactNode {
  const { tell, seat, points, round, final, isForeseen } = props;
  return (
    <Piece
      className="ta-outlook"
      id={`points-${seat}`}
      name={tell.text('ui.outlook.is', { points, round, final })}
      about={tell.text('about:outlook')}
      rule="TA-1.1"
    >
      {isForeseen && (
        <>
          <span>
            {tell.text('ui.outlook.round')} <b>{signed(round)}</b>
          </span>
          <span>
            {tell.text('ui.outlook.final')} <b>{signed(final)}</b>
          </span>
        </>
      )}
    </Piece>
  );
});

interface OwnGoods {
  readonly wet: number;
  readonly dry: number;
  readonly coins: number;
  readonly craftsmen: number;
  readonly artisans: number;
}
export const goodsOf = (g: G, seat: number): OwnGoods => ({
  wet: g.wet[seat] as number,
  dry: g.dry[seat] as number,
  coins: g.coins[seat] as number,
  craftsmen: g.craftsmen[seat] as number,
  artisans: g.artisans[seat] as number,
});
export const Goods = memo(function Goods(props: Props & OwnGoods): ReactNode {
  const { tell, seat, wet, dry, coins, craftsmen, artisans } = props;
  return (
    <div className="ta-goods">
      <Good tell={tell} seat={seat} name="wet" n={wet} rule="TA-1.4" />
      <Good tell={tell} seat={seat} name="dry" n={dry} rule="TA-1.4" />
      <Good tell={tell} seat={seat} name="coin" n={coins} rule="TA-4.1" />
      <Hand tell={tell} seat={seat} craftsmen={craftsmen} artisans={artisans} />
    </div>
  );
});

interface GoodProps extends Props {
  readonly name: string;
  readonly n: number;
  readonly rule: string;
}
const Good = memo(function Good({ tell, seat, name, n, rule }: GoodProps): ReactNode {
  return (
    <Piece
      as="span"
      className="ta-good"
      id={`${name}-${seat}`}
      name={tell.text(`ui.goods.${name}`, { n })}
      about={tell.text(`about:${name}`)}
      rule={rule}
    >
      <Sign name={name} size={21} />
      <b>{n}</b>
    </Piece>
  );
});

/** A priority token for the next round. */
const Held = memo(function Held({ tell, seat, token }: Props & { readonly token: number }): ReactNode {
  return (
    <Piece
      as="span"
      className="ta-good"
      id={`priority-${seat}`}
      name={tell.text('ui.priority.free', { token })}
      rule="TA-9.1"
    >
      <Sign name="priority" size={16} />
      <b>{token}</b>
    </Piece>
  );
});

interface HandProps extends Props {
  readonly craftsmen: number;
  readonly artisans: number;
}
/** Workers that are not on the wheel. */
const Hand = memo(function Hand({ tell, seat, craftsmen, artisans }: HandProps): ReactNode {
  return (
    <Piece
      as="span"
      className={craftsmen + artisans > 3 ? 'ta-hand ta-crowd' : 'ta-hand'}
      id={`hand-${seat}`}
      name={tell.text('ui.hand', { craftsmen, artisans })}
      about={tell.text('about:hand')}
      rule="TA-3.3"
    >
      {(['craftsman', 'artisan'] as const).flatMap((kind, k) =>
        Array.from({ length: k === 0 ? craftsmen : artisans }, (_, i) => (
          <Sign key={`${kind}${i}`} name={`${kind}-own`} size={k === 0 ? 18 : 22} />
        )),
      )}
    </Piece>
  );
});

export const readyOf = (g: G, seat: number): string => WEAPONS.filter((_, w) => hasWeapon(g, seat, w)).join(' ');

interface ArmsProps extends Props {
  readonly ready: string; // the names of those that are
  readonly priority: number; // the token for the next round, 0 for none
}
/** Weapons, and the priority token. */
export const Arms = memo(function Arms({ tell, seat, ready, priority }: ArmsProps): ReactNode {
  const names = ready.split(' ');
  return (
    <div className={priority > 0 ? 'ta-arms ta-with-priority' : 'ta-arms'}>
      {WEAPONS.map(weapon => (
        <Arm key={weapon} tell={tell} seat={seat} weapon={weapon} isReady={names.includes(weapon)} />
      ))}
      {priority > 0 && <Held tell={tell} seat={seat} token={priority} />}
    </div>
  );
});

interface ArmProps extends Props {
  readonly weapon: string;
  readonly isReady: boolean;
}
const Arm = memo(function Arm({ tell, seat, weapon, isReady }: ArmProps): ReactNode {
  return (
    <Piece
      className={isReady ? 'ta-arm ta-ready' : 'ta-arm'}
      id={`${weapon}-${seat}`}
      name={tell.text(isReady ? 'ui.weapon.ready' : 'ui.weapon.used', { weapon })}
      about={tell.text(`about:${weapon}`)}
      rule="TA-5.5"
    >
      <Sign name={weapon} size={21} />
    </Piece>
  );
});

export const pricesLeft = ({ content }: Book, g: G, seat: number): number[] =>
  content.masters.tokenPrices.filter((_, token) => hasToken(g, seat, token));

/** Master tokens, with the prices of those that are left. */
export const Tokens = memo(function Tokens({ tell, seat, left }: Props & { readonly left: string }): ReactNode {
  const { tokenPrices } = useBook().content.masters;
  const prices = left === '' ? [] : left.split(', ').map(Number);
  return (
    <Piece
      className="ta-tokens"
      id={`tokens-${seat}`}
      name={tell.text('ui.tokens', { n: prices.length, prices: left })}
      about={tell.text('about:token')}
      rule="TA-7.1"
    >
      {tokenPrices.map(price => (
        <i key={price} className={prices.includes(price) ? undefined : 'ta-out'}>
          {price}
        </i>
      ))}
    </Piece>
  );
});
