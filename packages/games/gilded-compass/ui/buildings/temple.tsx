// The Hidden Temple: doors that need two dice, and the dice of the players who have opened them.
import { NOBODY } from '@boardwright/engine';
import { Piece } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { facesOf, written } from '../../dice.ts';
import { GonePile } from '../gone.tsx';
import type { Placement } from '../places.ts';
import { Scenery } from '../scenery/scenery.tsx';
import { Cube, Face, PLAIN_LOOK, Sign } from '../symbols/dice.tsx';
import { backArt } from '../symbols/tiles.tsx';
import { actorName, lookOf, times } from '../view.ts';
import { Layer } from './layers.tsx';
import { type BuildingProps, Count, Slot, Title } from './parts.tsx';

/** Doors are in two columns; an odd last one is in the middle. */
function doorAt(i: number, doors: number): { x: number; y: number } {
  const rows = Math.ceil(doors / 2);
  const row = Math.floor(i / 2);
  const isAlone = i === doors - 1 && doors % 2 === 1;
  return { x: isAlone ? 71 : 23 + 96 * (i % 2), y: (rows === 1 ? 216 : 158) + 108 * row };
}

function Door(props: BuildingProps & { readonly i: number; readonly placement: Placement | undefined }): ReactNode {
  const { table, g, i, placement } = props;
  const { x, y } = doorAt(i, g.temple.length);
  const faces = facesOf(g.temple[i] ?? 0);
  const by = g.templeBy[i] ?? NOBODY;
  const dice = written(g.temple[i] ?? 0);
  const name =
    by === NOBODY
      ? table.tell.text('ui.door', { dice })
      : table.tell.text('ui.doorTaken', { dice, who: actorName(table, g, by) });
  const art = (
    <>
      <path className="gc-niche gc-line" d={`M${x} ${y + 98}V${y + 34}a44 34 0 0 1 88 0v64z`} />
      <path className="gc-stone gc-line" d={`M${x - 4} ${y + 92}h96v8h-96z`} />
      {faces.map((face, nth) => (
        <Face key={nth} look={PLAIN_LOOK} face={face} size={24} x={x + 17 + 30 * nth} y={y + 14} />
      ))}
      {by === NOBODY ? (
        <g transform={`translate(${x + 26} ${y + 46})`} className="gc-behind" {...backArt('item')} />
      ) : (
        faces.map((face, nth) => (
          <Cube key={nth} look={lookOf(g, by)} face={face} x={x + 6 + 40 * nth} y={y + 50} scale={0.95} />
        ))
      )}
    </>
  );
  if (placement !== undefined)
    return (
      <Slot placement={placement} boxes={[{ x: x - 2, y: y - 2, width: 92, height: 102 }]}>
        {art}
      </Slot>
    );
  return (
    <Piece as="g" id={`door:${i}`} name={name} about={table.tell.text('about:item')} rule="GC-10.1">
      {art}
      {by !== NOBODY && <Sign look={lookOf(g, by)} x={x + 44} y={y + 6} size={16} />}
    </Piece>
  );
}

export function TempleTile(props: BuildingProps): ReactNode {
  const { table, g, here, door } = props;
  /** Among equal doors, the first free one is used. */
  const placementFor = (i: number): Placement | undefined => {
    const pair = g.temple[i] ?? 0;
    const first = g.temple.findIndex((other, at) => other === pair && g.templeBy[at] === NOBODY);
    return first === i ? here.find(placement => placement.sets.includes(pair)) : undefined;
  };
  return (
    <Layer>
      <Scenery of="temple" />
      <Title tell={table.tell} building="temple" door={door} />
      {g.temple.map((_, i) => (
        <Door key={i} {...props} i={i} placement={placementFor(i)} />
      ))}
      <Piece
        as="g"
        id="pile:item"
        name={table.tell.text('ui.pile.items', { n: g.itemBag.length + g.itemsUnder.length })}
        about={table.tell.text('about:item')}
        rule="GC-15.3"
      >
        {times(2).map(i => (
          <g key={i} transform={`translate(${26 - 3 * i} ${396 - 3 * i}) scale(.950)`} {...backArt('item')} />
        ))}
        <Count x={72} y={412} n={g.itemBag.length + g.itemsUnder.length} />
      </Piece>
      <GonePile
        tell={table.tell}
        kind="items"
        tiles={g.itemsGone}
        x={110}
        y={398}
        scale={0.86}
        step={21}
        count={[204, 412]}
      />
    </Layer>
  );
}
