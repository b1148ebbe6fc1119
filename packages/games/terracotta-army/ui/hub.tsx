// The middle of the wheel: turning a ring before a worker is placed; clay, coin or nothing while it works.
import type { Word } from '@boardwright/engine';
import { onCircle, Piece, segmentPath, still, stillOf } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { Stamp } from './sprite.tsx';
import type { Table } from './table-view.ts';
import { useBook } from './use-book.ts';
import { HUB, STEP } from './wheel-shape.ts';

/** A part of the hub between two angles. */
const part = (from: number, to: number, inner = 0.5): string => segmentPath(0, 0, inner, HUB - 3, from, to);
const circle = (r: number): string => `M0 ${-r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}z`;
const PRICE = 19; // the radius of the middle
const middleOf = (from: number, to: number, radius: number): { readonly x: number; readonly y: number } =>
  onCircle(0, 0, radius, (from + to) / 2);

type Offer = 'instead' | 'pass' | 'turn';
export function hubOffer({ words }: Table): Offer {
  if (words.has('take:wet')) return 'instead';
  return words.has('button:pass') ? 'pass' : 'turn';
}

interface Props {
  readonly tell: Table['tell'];
}
export const Hub = memo(function Hub({ offer, tell }: Props & { readonly offer: Offer }): ReactNode {
  if (offer === 'instead') return <Instead tell={tell} />;
  return offer === 'pass' ? <PassAlone /> : <TurnRings tell={tell} />;
});

interface PartProps {
  readonly word: Word;
  readonly d: string;
  readonly sign: ReturnType<typeof still>; // the sign on it
  readonly about?: string;
  readonly rule: string;
}
/** What can be chosen, with its sign. Mounted again with many questions, so it has as few elements as possible. */
const HubPart = ({ sign, ...piece }: PartProps): ReactNode => (
  <>
    <Piece as="path" className="ta-hub-part ta-hit" {...piece} />
    <g className="ta-hub-sign" {...sign} />
  </>
);

const INNER = { d: part(-86, 86, PRICE), sign: still(<Stamp name="turn" size={19} x={0} y={-32} />) };
const MIDDLE = { d: part(94, 266, PRICE), sign: still(<Stamp name="turn-back" size={19} x={0} y={32} />) };
const priceArt = stillOf((coins: number) => (
  <>
    <text x="-9" y="6">
      {coins}
    </text>
    <Stamp name="coin" size={17} x={6} y={0} />
  </>
));

const TurnRings = ({ tell }: Props): ReactNode => (
  <>
    <HubPart word="ring:inner" about={tell.text('about:inner')} rule="TA-3.2" {...INNER} />
    <HubPart word="ring:middle" about={tell.text('about:middle')} rule="TA-3.2" {...MIDDLE} />
    <g className="ta-hub-price" {...priceArt(useBook().content.wheel.turnPrice)} />
  </>
);

/** One of something, on a third of the hub. */
function third(from: number, to: number, name: string) {
  const { x, y } = middleOf(from, to, 25);
  const sign = still(
    <>
      <text className="ta-hub-n" x={x - 12} y={y + 6}>
        1
      </text>
      <Stamp name={name} size={20} x={x + 5} y={y} />
    </>,
  );
  return { d: part(from, to), sign };
}
const CROSS = <path className="ta-cross" d="M-7-7 7 7M7-7-7 7" />;
const WET = third(-120, 0, 'wet');
const COIN = third(0, 120, 'coin');
const PASS = { d: part(120, 240), sign: still(<g transform="translate(0 27)">{CROSS}</g>) };
const PASS_ALONE = { d: circle(HUB - 3), sign: still(CROSS) };

/** TA-3.5: one clay or one coin instead, or nothing. */
const Instead = ({ tell }: Props): ReactNode => (
  <>
    <HubPart word="take:wet" about={tell.text('about:instead')} rule="TA-3.5" {...WET} />
    <HubPart word="take:coin" about={tell.text('about:instead')} rule="TA-3.5" {...COIN} />
    <HubPart word="button:pass" rule="TA-3.4" {...PASS} />
  </>
);

const PassAlone = (): ReactNode => <HubPart word="button:pass" rule="TA-3.4" {...PASS_ALONE} />;

/** The starting point of animations from the current segment. */
export const Spring = memo(function Spring({ segment }: { readonly segment: number }): ReactNode {
  const { x, y } = onCircle(0, 0, 110, (segment - 0.5) * STEP);
  return <circle data-piece="wheel-now" className="ta-spring" cx={x} cy={y} r="6" />;
});
