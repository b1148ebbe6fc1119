// The middle of the wheel: turning a ring before the worker is placed; clay, coin or nothing while it works.
import { onCircle, Piece, segmentPath, type TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { Stamp } from './sprite.tsx';
import { book } from './table-view.ts';
import { HUB, STEP } from './wheel-shape.ts';

/** A part of the hub between two angles. */
const part = (from: number, to: number, inner = 0.5): string => segmentPath(0, 0, inner, HUB - 3, from, to);
const PRICE = 19; // the radius of what stands in the middle
const middleOf = (from: number, to: number, radius: number): { readonly x: number; readonly y: number } =>
  onCircle(0, 0, radius, (from + to) / 2);

type Offer = 'instead' | 'pass' | 'turn';
export function hubOffer({ words }: TableNow): Offer {
  if (words.has('take:wet')) return 'instead';
  return words.has('button:pass') ? 'pass' : 'turn';
}

interface Props {
  readonly tell: TableNow['tell'];
}
export const Hub = memo(function Hub({ offer, tell }: Props & { readonly offer: Offer }): ReactNode {
  if (offer === 'instead') return <Instead tell={tell} />;
  return offer === 'pass' ? <PassAlone /> : <TurnRings tell={tell} />;
});

function TurnRings({ tell }: Props): ReactNode {
  const price = book.content.wheel.turnPrice;
  return (
    <>
      <Piece as="g" className="ta-hub-part" word="ring:inner" about={tell.text('about:inner')} rule="TA-3.2">
        <path className="ta-hit halo" d={part(-86, 86, PRICE)} />
        <Stamp name="turn" size={19} x={0} y={-32} />
      </Piece>
      <Piece as="g" className="ta-hub-part" word="ring:middle" about={tell.text('about:middle')} rule="TA-3.2">
        <path className="ta-hit halo" d={part(94, 266, PRICE)} />
        <Stamp name="turn-back" size={19} x={0} y={32} />
      </Piece>
      <g className="ta-hub-price">
        <text x="-9" y="6">
          {price}
        </text>
        <Stamp name="coin" size={17} x={6} y={0} />
      </g>
    </>
  );
}

/** TA-3.5: one clay or one coin instead, or nothing at all. */
function Instead({ tell }: Props): ReactNode {
  const choices = [
    { word: 'take:wet', from: -120, to: 0, sign: 'wet' },
    { word: 'take:coin', from: 0, to: 120, sign: 'coin' },
  ] as const;
  return (
    <>
      {choices.map(({ word, from, to, sign }) => {
        const { x, y } = middleOf(from, to, 25);
        return (
          <Piece key={word} as="g" className="ta-hub-part" word={word} about={tell.text('about:instead')} rule="TA-3.5">
            <path className="ta-hit halo" d={part(from, to)} />
            <text className="ta-hub-n" x={x - 12} y={y + 6}>
              1
            </text>
            <Stamp name={sign} size={20} x={x + 5} y={y} />
          </Piece>
        );
      })}
      <Piece as="g" className="ta-hub-part" word="button:pass" rule="TA-3.4">
        <path className="ta-hit halo" d={part(120, 240)} />
        <Cross x={0} y={27} />
      </Piece>
    </>
  );
}

function PassAlone(): ReactNode {
  return (
    <Piece as="g" className="ta-hub-part" word="button:pass" rule="TA-3.4">
      <circle className="ta-hit halo" r={HUB - 3} />
      <Cross x={0} y={0} />
    </Piece>
  );
}

const Cross = ({ x, y }: { readonly x: number; readonly y: number }): ReactNode => (
  <path className="ta-cross" d="M-7-7 7 7M7-7-7 7" transform={`translate(${x} ${y})`} />
);

/** Where what the current segment gives comes from, for things that fly. */
export const Spring = memo(function Spring({ segment }: { readonly segment: number }): ReactNode {
  const { x, y } = onCircle(0, 0, 110, (segment - 0.5) * STEP);
  return <circle data-piece="wheel-now" className="ta-spring" cx={x} cy={y} r="6" />;
});
