// The drawn table: three heaps of stones. A click on a stone takes it and all stones above it.
import { type BoardProps, type Drawing, drawings, drawTable, Piece } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { MOST, takeWord } from '../rules/codes.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import './table.css';

const ART = drawings(
  import.meta.glob<Drawing>('./art/stone.svg', { query: '?drawing', import: 'default', eager: true }),
  ['stone'],
);

function Stone(): ReactNode {
  return <svg viewBox={ART.stone.box} width={80} height={44} aria-hidden="true" {...ART.stone.still} />;
}

/** Stones lie side by side in a plain `div`: a piece inside of a piece would be hidden from screen readers. */
function Board({ table: { view, tell } }: BoardProps<G, Tasks, null>): ReactNode {
  return (
    <div className="in-nim">
      {view.g.heaps.map((stones, heap) => (
        <div key={heap} className="heap">
          {Array.from({ length: stones }, (_, i) => i + 1).map(n => (
            <Piece
              key={stones - n}
              word={n <= MOST ? takeWord(heap, n) : undefined}
              id={`stone:${heap}-${stones - n}`}
              name={n <= MOST ? undefined : tell.text('ui.stone', { heap: heap + 1 })}
              rule="NI-1.2"
            >
              <Stone />
            </Piece>
          ))}
          <Piece id={`heap:${heap}`} name={tell.text('ui.heap', { heap: heap + 1, stones })} rule="NI-1.2">
            {stones}
          </Piece>
        </div>
      ))}
    </div>
  );
}

export default drawTable<G, Tasks, null>({ content: () => null, Board });
