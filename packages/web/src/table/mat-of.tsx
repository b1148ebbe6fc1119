// What a game draws of a seat: its mat, and what takes the mat's place where there is little room.
import type { Seat } from '@boardwright/engine';
import { type ComponentType, memo, type ReactNode } from 'react';
import type { AtTable } from '../drawn/context.tsx';
import type { DrawnTable, MatProps } from '../drawn/table.ts';

interface DrawnProps extends MatProps {
  readonly Mat: ComponentType<MatProps>;
}
/** Renders again only when the table has changed, not with every tick of a clock. */
const Drawn = memo(function Drawn({ Mat, table, seat }: DrawnProps): ReactNode {
  return <Mat table={table} seat={seat} />;
});

interface Props {
  readonly seat: Seat;
  readonly table: AtTable | null;
  readonly as?: (drawn: DrawnTable) => ComponentType<MatProps> | undefined;
}
/** A game need not draw anything there. */
export function MatOf({ seat, table, as = drawn => drawn.Mat }: Props): ReactNode {
  const Mat = table === null ? undefined : as(table.drawn);
  return table && Mat ? <Drawn Mat={Mat} table={table.now} seat={seat} /> : null;
}
