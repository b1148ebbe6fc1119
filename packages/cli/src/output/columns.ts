// Text in columns.
import { widthOf } from '../terminal/text.ts';

/** Aligns cells in columns: to the right where `right` says so, otherwise to the left. */
export function columns(
  rows: readonly (readonly string[])[],
  right: (column: number) => boolean = () => false,
): string[] {
  const count = Math.max(0, ...rows.map(row => row.length));
  const widths = Array.from({ length: count }, (_, i) => Math.max(0, ...rows.map(row => widthOf(row[i] ?? ''))));
  return rows.map(row =>
    row
      .map((cell, i) => {
        const pad = ' '.repeat((widths[i] as number) - widthOf(cell));
        return right(i) ? pad + cell : cell + pad;
      })
      .join('  ')
      .trimEnd(),
  );
}
