// The four storehouses at the corners of the wheel. Emptying two of them takes two clicks: one, then the other.
import type { Word } from '@boardwright/engine';
import { Piece, still, useKept, usePicked } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Book } from '../content/book.ts';
import { STOREHOUSES } from '../content/content.ts';
import { Stamp } from './sprite.tsx';
import { type Table, turnOf } from './table-view.ts';
import { useBook } from './use-book.ts';

const CORNER = 'M9 1H104V20.500A224 224 0 0 0 20.500 104H1V9a8 8 0 0 1 8-8z';
type At = readonly [number, number];
const cornerArt = (mirror: string, house: At, clay: At) =>
  still(
    <>
      <path className="ta-corner" d={CORNER} transform={mirror} />
      <path className="halo" d={CORNER} transform={mirror} />
      <Stamp name="storehouse" size={34} x={house[0]} y={house[1]} />
      <Stamp name="dry" size={24} x={clay[0]} y={clay[1]} />
    </>,
  );
/**
 * Corners by quarter, clockwise from the upper right: how the corner is mirrored, and where its contents and their
 * count are.
 */
const CORNERS = [
  { art: cornerArt('translate(214 -214) scale(-1 1)', [180, -194], [172, -163]), count: [193, -157] },
  { art: cornerArt('translate(214 214) scale(-1 -1)', [180, 166], [172, 197]), count: [193, 203] },
  { art: cornerArt('translate(-214 214) scale(1 -1)', [-180, 166], [-188, 197]), count: [-167, 203] },
  { art: cornerArt('translate(-214 -214)', [-180, -194], [-188, -163]), count: [-167, -157] },
] as const;

/** The quarter of the wheel, from 0, that a storehouse belongs to. */
const quarterOf = ({ content: { wheel } }: Book, storehouse: number): number => {
  const first = wheel.storehouseOfSegment.indexOf(storehouse);
  return Math.floor((first * 4) / wheel.storehouseOfSegment.length);
};
const ALL = Array.from({ length: STOREHOUSES }, (_, i) => i + 1);
const pairWord = (a: number, b: number): `storehouses:${string}` => `storehouses:${Math.min(a, b)}-${Math.max(a, b)}`;

export function Storehouses({ now }: { readonly now: Table }): ReactNode {
  const { segment, ring } = turnOf(now);
  const { wheel } = now.content.content;
  const fed = ring === 'inner' ? (wheel.storehouseOfSegment[segment - 1] ?? 0) : 0;
  const pairs = useKept([...now.words].filter(word => word.startsWith('storehouses:')));
  const clay = now.view.g.storehouses;
  const [first, pick] = usePicked(now, 0);
  return <Corners tell={now.tell} clay={clay} fed={fed} pairs={pairs} first={first} pick={pick} />;
}

interface CornersProps {
  readonly tell: Table['tell'];
  readonly clay: readonly number[]; // by storehouse
  readonly fed: number; // the one that receives clay now, 0 for none
  readonly pairs: readonly Word[]; // of storehouses that can be emptied now
  readonly first: number; // the one that was picked, 0 for none
  readonly pick: (storehouse: number) => void;
}
const Corners = memo(function Corners({ tell, clay, fed, pairs, first, pick }: CornersProps): ReactNode {
  return ALL.map(storehouse => {
    const others = ALL.filter(other => other !== storehouse && pairs.includes(pairWord(storehouse, other)));
    const isSecond = first !== 0 && others.includes(first);
    const canPick = others.length > 0 && !isSecond;
    return (
      <g key={storehouse} className={fed === storehouse ? 'ta-fed' : undefined}>
        <Storehouse
          tell={tell}
          storehouse={storehouse}
          n={clay[storehouse - 1] as number}
          word={isSecond ? pairWord(storehouse, first) : undefined}
          picked={first === storehouse}
          onPick={canPick ? () => pick(first === storehouse ? 0 : storehouse) : undefined}
        />
      </g>
    );
  });
});

interface Props {
  readonly tell: Table['tell'];
  readonly storehouse: number;
  readonly n: number;
  readonly word: `storehouses:${string}` | undefined;
  readonly picked: boolean;
  readonly onPick: (() => void) | undefined;
}

const Storehouse = memo(function Storehouse(props: Props): ReactNode {
  const { tell, storehouse, n, word, picked, onPick } = props;
  const corner = CORNERS[quarterOf(useBook(), storehouse)] ?? CORNERS[0];
  const [x, y] = corner.count;
  return (
    <Piece
      as="g"
      className="ta-store"
      id={`storehouse:${storehouse}`}
      word={word}
      name={word === undefined ? tell.text('ui.storehouse', { storehouse, n }) : undefined}
      about={tell.text('about:storehouse')}
      rule="TA-7.7"
      picked={picked}
      onPick={onPick}
      leads="storehouses"
    >
      <g {...corner.art} />
      <text className="ta-count" x={x} y={y}>
        {n}
      </text>
    </Piece>
  );
});
