// The Library: a plinth for everybody's dice. Each die becomes a knowledge token.
import { Piece } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Placement } from '../places.ts';
import { Scenery } from '../scenery/scenery.tsx';
import { Cube, Sign } from '../symbols/dice.tsx';
import { knowledgeArt } from '../symbols/tiles.tsx';
import { actorId, actorName, allActors, lookOf, type Teller, times } from '../view.ts';
import { Layer } from './layers.tsx';
import { type BuildingProps, Count, Slot, Title } from './parts.tsx';

const SHOWN = 2; // dice that are drawn; a number shows the rest

interface PlinthProps {
  readonly tell: Teller;
  readonly id: string;
  readonly who: string;
  readonly look: number;
  readonly count: number;
  readonly mine: Placement | undefined; // what the picked-up dice can do there
  readonly x: number;
  readonly width: number;
}
const Plinth = memo(function Plinth({ tell, id, who, look, count, mine, x, width }: PlinthProps): ReactNode {
  const dice = Math.min(SHOWN, count);
  const body = (
    <>
      <rect className="gc-plinth" x={x} y="194" width={width} height="66" rx="7" />
      <Sign look={look} x={x + width / 2} y={250} size={14} />
      {times(dice).map(i => (
        <Cube key={i} look={look} face={0} x={x + width / 2 - 16 + (i - (dice - 1) / 2) * 16} y={202} scale={0.8} />
      ))}
      {count > 1 && <Count x={x + width - 13} y={204} n={count} />}
    </>
  );
  return mine === undefined ? (
    <Piece
      as="g"
      id={`library:${id}`}
      name={tell.text('ui.library', { who, n: count })}
      about={tell.text('about:library')}
      rule="GC-6.3"
    >
      {body}
    </Piece>
  ) : (
    <LibrarySlot placement={mine} x={x} width={width} look={look}>
      {body}
    </LibrarySlot>
  );
});

function LibrarySlot(props: {
  readonly placement: Placement;
  readonly x: number;
  readonly width: number;
  readonly look: number;
  readonly children: ReactNode;
}): ReactNode {
  const { placement, x, width, look, children } = props;
  return (
    <Slot placement={placement} boxes={[{ x, y: 194, width, height: 66 }]}>
      {children}
      <Cube look={look} face={0} x={x + width / 2 - 16} y={206} scale={0.8} ghost />
    </Slot>
  );
}

const KnowledgePile = memo(function KnowledgePile({ tell }: { readonly tell: Teller }): ReactNode {
  return (
    <Piece as="g" id="pile:knowledge" name={tell.text('about:knowledge')} rule="GC-6.3">
      <rect className="gc-plaque" x="202" y="84" width="104" height="78" rx="8" />
      {[6, 3, 0].map(i => (
        <g key={i} transform={`translate(${232 + i} ${88 + i})`} {...knowledgeArt()} />
      ))}
      <text className="gc-label gc-mid" x="254" y="153">
        {tell.text('ui.perDie')}
      </text>
    </Piece>
  );
});

export function LibraryTile({ table, g, here, door }: BuildingProps): ReactNode {
  const all = allActors(g);
  const step = Math.min(76, 296 / all.length);
  const left = 156 - (step * all.length) / 2;
  return (
    <Layer>
      <Scenery of="library" />
      <Title tell={table.tell} building="library" door={door} />
      <KnowledgePile tell={table.tell} />
      {all.map((p, i) => (
        <Plinth
          key={p}
          tell={table.tell}
          id={actorId(g, p)}
          who={actorName(table, g, p)}
          look={lookOf(g, p)}
          count={g.library[p] ?? 0}
          mine={here.find(({ preview }) => preview.by === p)}
          x={left + i * step + 2}
          width={step - 4}
        />
      ))}
    </Layer>
  );
}
