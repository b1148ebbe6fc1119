// Frames around cells, drawn with lines.
import { centred, padded, sideBySide, widest, widthOf, wrapped } from './text.ts';

interface Border {
  readonly across: string;
  readonly down: string;
  readonly top: readonly [string, string, string];
  readonly middle: readonly [string, string, string];
  readonly bottom: readonly [string, string, string];
}
const UNICODE: Border = {
  across: '─',
  down: '│',
  top: ['┌', '┬', '┐'],
  middle: ['├', '┼', '┤'],
  bottom: ['└', '┴', '┘'],
};
const CROSS = ['+', '+', '+'] as const;
const ASCII: Border = { across: '-', down: '|', top: CROSS, middle: CROSS, bottom: CROSS };
const borderOf = (unicode: boolean): Border => (unicode ? UNICODE : ASCII);

/** The narrowest that a column becomes to make room for the others. */
const NARROWEST = 5;

/** Rows of cells under their heads; long cells are broken so that the frame is at most so wide. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
  unicode: boolean,
): string[] {
  const border = borderOf(unicode);
  const widths = fitted(columnWidths([heads, ...rows]), width - 3 * heads.length - 1);
  const line = (cells: readonly string[]): string[] =>
    sideBySide(
      widths.map((each, i) => wrapped(cells[i] ?? '', each)),
      widths,
      ` ${border.down} `,
    ).map(text => `${border.down} ${padded(text, sum(widths) + 3 * (widths.length - 1))} ${border.down}`);
  const ruled = (ends: Border['top']): string =>
    rule(
      widths.map(each => each + 2),
      border,
      ends,
    );
  return [ruled(border.top), ...line(heads), ruled(border.middle), ...rows.flatMap(line), ruled(border.bottom)];
}

/** Boxes in rows, with the numbers of rows and columns beside them. Cells lose their margins, then are broken, to fit. */
export function grid(cells: readonly (readonly string[])[], width: number, unicode: boolean): string[] {
  const border = borderOf(unicode);
  const count = cells[0]?.length ?? 0;
  const side = String(cells.length).length;
  const room = Math.floor((width - side - 2) / count) - 1;
  const each = Math.max(1, Math.min(room, widest(cells.flat())));
  const margin = each + 2 <= room ? 1 : 0;
  const full = each + 2 * margin;
  const aside = (text: string): string => `${text.padStart(side)} `;
  const ruled = (ends: Border['top']): string => `${aside('')}${rule(Array<number>(count).fill(full), border, ends)}`;
  const heads = Array.from({ length: count }, (_, i) => centred(String(i + 1), full)).join(' ');
  const row = (texts: readonly string[], r: number): string[] => {
    const lines = sideBySide(
      texts.map(text => wrapped(text, each).map(line => centred(line, full))),
      Array<number>(count).fill(full),
      border.down,
    );
    const whole = lines.map(line => padded(line, count * (full + 1) - 1));
    return whole.map((line, i) => `${aside(i === 0 ? String(r + 1) : '')}${border.down}${line}${border.down}`);
  };
  return [
    `${aside('')} ${heads}`.trimEnd(),
    ...cells.flatMap((texts, r) => [ruled(r === 0 ? border.top : border.middle), ...row(texts, r)]),
    ruled(border.bottom),
  ];
}

/** A heading with a line that fills the width. */
export const heading = (title: string, width: number, unicode: boolean): string => {
  const { across } = borderOf(unicode);
  return `${across}${across} ${title} ${across.repeat(Math.max(0, width - widthOf(title) - 4))}`;
};

const rule = (widths: readonly number[], { across }: Border, [left, between, right]: Border['top']): string =>
  left + widths.map(width => across.repeat(width)).join(between) + right;

const columnWidths = (rows: readonly (readonly string[])[]): number[] =>
  (rows[0] ?? []).map((_, i) => Math.max(1, widest(rows.map(row => row[i] ?? ''))));

/** Takes from the widest columns until all fit. */
function fitted(widths: readonly number[], room: number): number[] {
  const out = [...widths];
  while (sum(out) > room) {
    const most = Math.max(...out);
    if (most <= NARROWEST) break;
    out[out.lastIndexOf(most)] = most - 1;
  }
  return out;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
