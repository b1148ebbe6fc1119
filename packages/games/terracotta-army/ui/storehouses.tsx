// The four storehouses at the corners of the wheel. Emptying two of them takes two clicks: one, then the other.
import { Piece, type TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode, useState } from 'react';
import { STOREHOUSES } from '../content/content.ts';
import { Stamp } from './sprite.tsx';
import { book, tableOf, turnOf } from './table-view.ts';

const CORNER = 'M9 1H104V20.500A224 224 0 0 0 20.500 104H1V9a8 8 0 0 1 8-8z';
/** Corners by quarter, from the upper right one clockwise: how the corner is mirrored, where its things stand. */
const CORNERS = [
  { mirror: 'translate(214 -214) scale(-1 1)', house: [180, -194], clay: [172, -163], count: [193, -157] },
  { mirror: 'translate(214 214) scale(-1 -1)', house: [180, 166], clay: [172, 197], count: [193, 203] },
  { mirror: 'translate(-214 214) scale(1 -1)', house: [-180, 166], clay: [-188, 197], count: [-167, 203] },
  { mirror: 'translate(-214 -214)', house: [-180, -194], clay: [-188, -163], count: [-167, -157] },
] as const;

/** The quarter of the wheel, from 0, that a storehouse belongs to. */
const quarterOf = (storehouse: number): number => {
  const first = book.content.wheel.storehouseOfSegment.indexOf(storehouse);
  return Math.floor((first * 4) / book.content.wheel.storehouseOfSegment.length);
};
const pairWord = (a: number, b: number): `storehouses:${string}` => `storehouses:${Math.min(a, b)}-${Math.max(a, b)}`;

export function Storehouses({ now }: { readonly now: TableNow }): ReactNode {
  const [picked, setPicked] = useState({ storehouse: 0, at: -1 });
  const first = picked.at === now.answers ? picked.storehouse : 0;
  const { segment, ring } = turnOf(now);
  const fed = ring === 'inner' ? (book.content.wheel.storehouseOfSegment[segment - 1] ?? 0) : 0;
  return Array.from({ length: STOREHOUSES }, (_, i) => i + 1).map(storehouse => {
    const others = Array.from({ length: STOREHOUSES }, (_, i) => i + 1).filter(
      other => other !== storehouse && now.words.has(pairWord(storehouse, other)),
    );
    const isSecond = first !== 0 && others.includes(first);
    const canPick = others.length > 0 && !isSecond;
    return (
      <Storehouse
        key={storehouse}
        tell={now.tell}
        storehouse={storehouse}
        n={tableOf(now).storehouses[storehouse - 1] as number}
        isFed={fed === storehouse}
        word={isSecond ? pairWord(storehouse, first) : undefined}
        picked={first === storehouse}
        onPick={
          canPick ? () => setPicked({ storehouse: first === storehouse ? 0 : storehouse, at: now.answers }) : undefined
        }
      />
    );
  });
}

interface Props {
  readonly tell: TableNow['tell'];
  readonly storehouse: number;
  readonly n: number;
  readonly isFed: boolean;
  readonly word: `storehouses:${string}` | undefined;
  readonly picked: boolean;
  readonly onPick: (() => void) | undefined;
}

const Storehouse = memo(function Storehouse(props: Props): ReactNode {
  const { tell, storehouse, n, isFed, word, picked, onPick } = props;
  const corner = CORNERS[quarterOf(storehouse)] ?? CORNERS[0];
  const [clayX, clayY] = corner.clay;
  const [countX, countY] = corner.count;
  return (
    <Piece
      as="g"
      className={isFed ? 'ta-store ta-fed' : 'ta-store'}
      id={`storehouse:${storehouse}`}
      word={word}
      name={word === undefined ? tell.text('ui.storehouse', { storehouse, n }) : undefined}
      about={tell.text('about:storehouse')}
      rule="TA-7.7"
      picked={picked}
      onPick={onPick}
    >
      <path className="ta-corner" d={CORNER} transform={corner.mirror} />
      <path className="halo" d={CORNER} transform={corner.mirror} />
      <Stamp name="storehouse" size={34} x={corner.house[0]} y={corner.house[1]} />
      <Stamp name="dry" size={24} x={clayX} y={clayY} />
      <text className="ta-count" x={countX} y={countY}>
        {n}
      </text>
    </Piece>
  );
});
