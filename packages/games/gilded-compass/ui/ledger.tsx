// The ledger of the Order: the round, the start player, and the order in which the buildings are resolved.
import { Piece } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { BuildingName } from '../names.ts';
import { buildingsInOrder } from '../rules/round.ts';
import type { G } from '../state.ts';
import { holdSame, isSameTelling } from './same.ts';
import { Sign } from './symbols/dice.tsx';
import { Glyph } from './symbols/glyphs.tsx';
import { actorName, lookOf, type Table, times } from './view.ts';

interface Props {
  readonly table: Table;
  readonly g: G;
  readonly resolving: BuildingName | null; // the building that is resolved now
}

export const Ledger = memo(
  function Ledger({ table, g, resolving }: Props): ReactNode {
    const who = actorName(table, g, g.start);
    return (
      <div className="gc-ledger">
        <Piece
          as="div"
          id="ledger:round"
          className="gc-rounds"
          name={table.tell.text('ui.round', { round: g.round, rounds: g.rounds })}
          about={table.tell.text('about:round')}
          rule="GC-3.11"
        >
          <b>{table.tell.text('ui.roundShort')}</b>
          <span className="gc-dots">
            {times(g.rounds).map(i => (
              <i key={i} className={i + 1 < g.round ? 'gc-past' : i + 1 === g.round ? 'gc-now' : undefined}>
                {i + 1}
              </i>
            ))}
          </span>
        </Piece>
        <Piece
          as="div"
          id="ledger:start"
          className="gc-start"
          name={table.tell.text('ui.starts', { who })}
          rule="GC-3.10"
        >
          <Glyph name="start" size={34} />
          <svg viewBox="-6 -6 12 12" width="20" height="20" aria-hidden="true">
            <Sign look={lookOf(g, g.start)} x={0} y={0} size={10} />
          </svg>
          <span className="gc-house">{who}</span>
        </Piece>
        <Piece
          as="div"
          id="ledger:order"
          className="gc-order"
          name={table.tell.text('ui.order')}
          about={table.tell.text('about:order')}
          rule="GC-3.8"
        >
          <span className="gc-long">{table.tell.text('ui.order')}</span>
          <ol>
            {buildingsInOrder(table.content, g).map(building => (
              <li key={building} className={building === resolving ? 'gc-now' : undefined}>
                <Glyph name={building} size={22} />
                <span className="gc-house">{table.tell.text(`term.${building}`)}</span>
              </li>
            ))}
          </ol>
        </Piece>
      </div>
    );
  },
  (a, b) => isSameTelling(a, b) && a.resolving === b.resolving && holdSame(['round', 'start'], a.g, b.g),
);
