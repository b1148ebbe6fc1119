// The gold track: everybody's gold, what a sack would leave, where invaders get stronger, and the threat.
import type { Seat } from '@boardwright/engine';
import { colourOf, Piece, SeatMark, type TableNow, useNarrow } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { lootValue } from '../content/content.ts';
import type { Content } from '../content/types.ts';
import { threatOf } from '../rules/deal.ts';
import { type G, goldOf } from '../state.ts';
import { NO_CARD } from '../words.ts';
import { spot } from './look.ts';
import { Sign } from './symbols.tsx';

const CELLS = 50;
const COLUMNS = 25;
const NARROW_COLUMNS = 10; // on a phone

/** Amounts of gold at which a visible card sends more. */
function jumpsOf(content: Content, g: G): string {
  const cards = g.invaders.filter(card => card !== NO_CARD);
  const tiers = cards.flatMap(card => content.invaders[card]?.tiers.slice(1).map(tier => tier.gold) ?? []);
  return [...new Set(tiers)].join(' ');
}

interface CellsProps {
  readonly content: Content;
  readonly jumps: string;
  readonly covered: string; // cells under markers
}
const Cells = memo(function Cells({ content, jumps, covered }: CellsProps): ReactNode {
  const marked = new Set(jumps.split(' ').map(Number));
  const under = new Set(covered.split(' ').map(Number));
  return Array.from({ length: CELLS }, (_, gold) => (
    <Cell
      key={`gold ${gold + 0}`}
      gold={gold}
      kept={lootValue(content, gold)}
      isJump={gold > 0 && marked.has(gold)}
      isUnder={under.has(gold)}
    />
  ));
});

interface CellProps {
  readonly gold: number;
  readonly kept: number; // what a sack leaves of it
  readonly isJump: boolean;
  readonly isUnder: boolean; // a marker, which repeats the amount
}
const Cell = memo(function Cell({ gold, kept, isJump, isUnder }: CellProps): ReactNode {
  return (
    <span className={['ae-cell', isJump && 'ae-jump', isUnder && 'ae-under'].filter(Boolean).join(' ')}>
      <b>{gold}</b>
      <i>{kept}</i>
    </span>
  );
});

const FIRST = 12; // pixels from the edge of a cell: a marker covers the amount, which it repeats, but not what a sack leaves

/** The position of a marker: its cell, shifted a little if others are there too. */
const placed = (gold: number, columns: number, aside: number): CSSProperties => ({
  left: `calc(${(((gold % CELLS) % columns) / columns) * 100}% + ${aside}px)`,
  top: topOf(gold, columns),
});
/** The middle of its row. */
const topOf = (gold: number, columns: number): string =>
  `${((Math.floor((gold % CELLS) / columns) + 0.5) * 100 * columns) / CELLS}%`;

/** The threat is at the other end of its cell, so that players' markers do not hide it. */
const atEnd = (gold: number, columns: number): CSSProperties => ({
  left: `calc(${(((gold % CELLS) % columns) + 1) * (100 / columns)}% - 11px)`,
  top: topOf(gold, columns),
});

interface TrackProps {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly g: G;
}
export function GoldTrack({ tell, content, g }: TrackProps): ReactNode {
  const isNarrow = useNarrow();
  const columns = isNarrow ? NARROW_COLUMNS : COLUMNS;
  const gold = g.castles.map(goldOf);
  const threat = threatOf(content, g);
  const before = (p: number): number => gold.filter((n, q) => q < p && n === gold[p]).length;
  const isOnTop = (p: number): boolean => gold.lastIndexOf(gold[p] ?? 0) === p;
  const covered = [...gold, threat].map(n => n % CELLS);
  return (
    <>
      <div className="ae-track">
        <div className="ae-cells" aria-hidden="true" title={tell.text('about:gold_track')}>
          <Cells content={content} jumps={jumpsOf(content, g)} covered={covered.join(' ')} />
        </div>
        <Threat tell={tell} n={threat} columns={columns} />
        {gold.map((n, p) => (
          <Coin
            key={p}
            tell={tell}
            p={p}
            n={n}
            columns={columns}
            kept={lootValue(content, n)}
            before={before(p)}
            isOnTop={isOnTop(p)}
          />
        ))}
      </div>
      {isNarrow && <p className="ae-explains">{tell.text('about:gold_track')}</p>}
    </>
  );
}

interface ThreatProps {
  readonly tell: TableNow['tell'];
  readonly n: number;
  readonly columns: number;
}
const Threat = memo(function Threat({ tell, n, columns }: ThreatProps): ReactNode {
  return (
    <Piece
      className="ae-threat"
      style={atEnd(n, columns)}
      name={tell.text('ui.threat', { n })}
      about={tell.text('about:threat')}
      rule="AE-7.3"
    >
      <Sign name="threat" size={18} colour="#fff4e2" />
    </Piece>
  );
});

interface CoinProps extends ThreatProps {
  readonly p: Seat;
  readonly kept: number; // what a sack would leave
  readonly before: number; // how many others are there already
  readonly isOnTop: boolean; // the others in its cell are half covered
}
const Coin = memo(function Coin({ tell, p, n, columns, kept, before, isOnTop }: CoinProps): ReactNode {
  return (
    <Piece
      id={spot('track', p)}
      move={`gold ${p}`}
      className={`ae-coin ae-coin-${p}${p === 1 || p === 3 ? ' ae-dark' : ''}`}
      style={{ ...placed(n, columns, FIRST + before * 13), '--ae-pc': colourOf(p) } as CSSProperties}
      name={tell.text('ui.gold', { p, n, kept })}
      about={tell.text('about:gold_track')}
      rule="AE-9.4"
    >
      <SeatMark seat={p} size={26} />
      {isOnTop && <b className="ae-coin-n">{n}</b>}
    </Piece>
  );
});
