// What the number beside a player's name is made of: the gold it would be at the end, source by source.
import type { ScoreSheet, Seat } from '@boardwright/engine';
import { Piece, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { scoreSheets } from '../score.ts';
import { spot, type Table } from './look.ts';
import { Sign } from './symbols.tsx';

const SIGNS: Readonly<Record<string, string>> = {
  'points:gold': 'gold',
  'points:buildings': 'building',
  'points:refugees': 'refugee',
  'points:flags': 'flag',
  'points:farms': 'farm',
};
const signOf = (source: string): string => SIGNS[source] ?? 'secret';

interface Props {
  readonly table: Table;
  readonly seat: Seat;
}
export function Worth({ table: { tell, content, view }, seat }: Props): ReactNode {
  const sheet = useKept(scoreSheets(content)(view.g)[seat]);
  return sheet === undefined ? null : <Sum tell={tell} seat={seat} sheet={sheet} />;
}

interface SumProps {
  readonly tell: Table['tell'];
  readonly seat: Seat;
  readonly sheet: ScoreSheet;
}
const Sum = memo(function Sum({ tell, seat, sheet: { total, lines } }: SumProps): ReactNode {
  const counted = lines.filter(({ points }) => points !== 0);
  const inWords = counted.map(({ source, points }) => `${tell.score(source)} ${points}`).join(' · ');
  return (
    <Piece id={spot('worth', seat)} className="ae-sum" name={tell.text('ui.worth', { n: total })} about={inWords}>
      <b>{total}</b>
      <span>=</span>
      {counted.map(({ source, points }, i) => (
        <span key={source}>
          {i > 0 && '+'}
          <Sign name={signOf(source)} size={14} />
          {points}
        </span>
      ))}
    </Piece>
  );
});
