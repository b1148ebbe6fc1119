// What everybody plays for, on the floor of the mausoleum until one has placed the first worker.
import { useNarrow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { Sign } from './symbols.tsx';
import type { Table } from './table-view.ts';
import { CELL, heightOf, TOP } from './tomb-shape.ts';
import { useBook } from './use-book.ts';

const ROWS = 3; // of the floor that it covers

export function Aim({ now }: { readonly now: Table }): ReactNode {
  const narrow = useNarrow();
  const row = isNew(now) && !narrow ? emptyRows(now, ROWS) : -1;
  if (row < 0) return null;
  const middle = TOP + (row + ROWS / 2) * CELL;
  return <AimCard tell={now.tell} top={`${(middle / heightOf(now.content)) * 100}%`} />;
}

/** On a phone below the wheel, because a game begins there. */
export const AimBelow = ({ now }: { readonly now: Table }): ReactNode => <AimCard tell={now.tell} />;

/** Somebody who looks on does not need it, nor somebody who has begun. */
export function isNew({ me, view: { g }, content: { content } }: Table): boolean {
  const workers = content.start.workers[String(g.seats) as '2'];
  return me !== null && g.round === 1 && g.craftsmen[me] === workers;
}

/** The first of so many rows without a figure, the middle ones first; -1: there are none. */
function emptyRows({ view: { g }, content: book }: Table, rows: number): number {
  const filled = new Set(g.tomb.flatMap((figure, cell) => (figure === 0 ? [] : [book.rowOf[cell] as number])));
  const middle = (book.rows - rows) / 2;
  const firsts = Array.from({ length: book.rows - rows + 1 }, (_, first) => first);
  firsts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const isEmpty = (first: number): boolean => ![...filled].some(row => row >= first && row < first + rows);
  return firsts.find(isEmpty) ?? -1;
}

const AimCard = memo(function AimCard({
  tell,
  top,
}: {
  readonly tell: Table['tell'];
  readonly top?: string; // on the floor; not there: in line
}): ReactNode {
  const { domination, presence } = useBook().content.inspectors;
  return (
    <section
      className={top === undefined ? 'ta-aim ta-in-line' : 'ta-aim'}
      style={{ top }}
      aria-label={tell.text('ui.aim')}
    >
      <h3>{tell.text('ui.aim')}</h3>
      <p>
        <Sign name="warrior" size={22} />
        <span>{tell.text('ui.aim.warriors')}</span>
      </p>
      <p>
        <Sign name="pawn" size={22} />
        <span>
          {tell.text('ui.aim.lines')}
          <span className="ta-aim-worth">
            <Sign name="crown" size={15} /> {tell.text('ui.aim.most', { n: domination })}
            <Sign name="present" size={14} /> {tell.text('ui.aim.present', { n: presence })}
          </span>
        </span>
      </p>
      <p>
        <Sign name="seal" size={22} />
        <span>{tell.text('ui.aim.end')}</span>
      </p>
    </section>
  );
});
