// The six masters: what each does, who has hired whom with which token, and the tokens that can be laid down now.
import { Piece, SeatPoint, type TableNow } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { MASTERS, type Master } from '../content/content.ts';
import { middleAt } from '../rules/rings.ts';
import { wordOfMaster } from './spaces.tsx';
import { Sign } from './symbols.tsx';
import { book, tableOf, turnOf } from './table-view.ts';

const RULES: Readonly<Record<Master, string>> = {
  builder: 'TA-7.3',
  steward: 'TA-7.4',
  inspector: 'TA-7.5',
  clay_maker: 'TA-7.6',
  overseer: 'TA-7.7',
  blacksmith: 'TA-7.8',
};
/** TA-7.9: the first three bring a coin, the others keep a clay wet. */
const BONUS: Readonly<Record<Master, string>> = {
  builder: 'coin',
  steward: 'coin',
  inspector: 'coin',
  clay_maker: 'wet',
  overseer: 'wet',
  blacksmith: 'wet',
};

/** The master of the segment that is carried out, or null. */
function masterNow(now: TableNow): Master | null {
  const { segment } = turnOf(now);
  if (segment === 0) return null;
  const space = middleAt(book, tableOf(now), segment);
  return space.action === 'master' ? space.master : null;
}

export function Masters({ now }: { readonly now: TableNow }): ReactNode {
  const current = masterNow(now);
  return (
    <div className="ta-panel ta-masters" data-tips="right">
      <h2>
        {now.tell.text('ui.masters')} <small>{now.tell.text('ui.masters.about')}</small>
      </h2>
      <div className="ta-cards">
        {MASTERS.map((master, m) => (
          <MasterCard key={master} now={now} master={master} m={m} isNow={master === current} />
        ))}
      </div>
    </div>
  );
}

interface CardProps {
  readonly now: TableNow;
  readonly master: Master;
  readonly m: number;
  readonly isNow: boolean;
}

function MasterCard({ now, master, m, isNow }: CardProps): ReactNode {
  const tokens = isNow ? [...now.words].filter(word => word.startsWith('hire:')) : [];
  const word = isNow ? wordOfMaster(master) : undefined;
  const can = word !== undefined && now.words.has(word);
  return (
    <div className={isNow ? 'ta-card ta-soon' : 'ta-card'}>
      <Piece
        className="ta-master"
        id={`master:${master}`}
        word={can ? word : undefined}
        name={can ? undefined : `${now.tell.word(`master:${master}`)}${hirers(now, m)}`}
        about={now.tell.text(`about:${master}`)}
        rule={RULES[master]}
      >
        <Sign name={`master-${master}`} size={28} />
        <b>{now.tell.text(`ui.master.${master}`)}</b>
        <span className="ta-does">
          <Ability now={now} master={master} />
        </span>
      </Piece>
      <div className="ta-hired">
        {tokens.length > 0 ? (
          tokens.map(each => <HireToken key={each} now={now} word={each} />)
        ) : (
          <Hired now={now} m={m} />
        )}
        <span className="ta-bonus">
          <Sign name={BONUS[master]} size={16} />
        </span>
      </div>
    </div>
  );
}

/** What the master does, in symbols. */
function Ability({ now, master }: { readonly now: TableNow; readonly master: Master }): ReactNode {
  switch (master) {
    case 'builder':
      return (
        <>
          {tableOf(now).round}
          <Sign name="coin" size={15} />
          <Sign name="arrow" size={12} />
          <Sign name="warrior" size={17} />
        </>
      );
    case 'steward':
      return (
        <>
          <Sign name="turn" size={14} />
          <Sign name="warrior" size={16} />
          <Sign name="coin" size={15} />
        </>
      );
    case 'inspector':
      return (
        <>
          <Sign name="pawn" size={18} />
          <Sign name="arrow" size={12} />
          1–2
        </>
      );
    case 'clay_maker':
      return (
        <>
          +{book.content.masters.clayMakerClay}
          <Sign name="wet" size={16} />
        </>
      );
    case 'overseer':
      return (
        <>
          2
          <Sign name="storehouse" size={16} />
          <Sign name="arrow" size={12} />
          <Sign name="dry" size={16} />
        </>
      );
    default:
      return ['sword', 'halberd', 'crossbow', 'spear'].map(weapon => <Sign key={weapon} name={weapon} size={15} />);
  }
}

function HireToken({ now, word }: { readonly now: TableNow; readonly word: string }): ReactNode {
  const price = word.slice('hire:'.length);
  return (
    <Piece
      className={`ta-token ta-p${now.me ?? 0}`}
      word={word as `hire:${string}`}
      about={now.tell.text('about:token')}
      rule="TA-7.1"
    >
      {price}
    </Piece>
  );
}

/** The token of each seat on a master, 0 for none. */
const tokensOn = (now: TableNow, m: number): number[] => {
  const { masters, seats } = tableOf(now);
  return Array.from({ length: seats }, (_, p) => masters[p * MASTERS.length + m] as number);
};

function hirers(now: TableNow, m: number): string {
  const names = tokensOn(now, m).flatMap((token, p) => (token > 0 ? [now.tell.seat(p)] : []));
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}

function Hired({ now, m }: { readonly now: TableNow; readonly m: number }): ReactNode {
  return tokensOn(now, m).map((token, p) => {
    if (token === 0) return null;
    return (
      <svg key={p} className={`ta-laid ta-p${p}`} viewBox="0 0 28 28" aria-hidden="true">
        <SeatPoint seat={p} x={14} y={14} size={27} />
        <text x="14" y={p === 2 ? 22 : 19}>
          {book.content.masters.tokenPrices[token - 1]}
        </text>
      </svg>
    );
  });
}
