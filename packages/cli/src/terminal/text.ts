// Text that fits: how wide it is, broken into lines, filled up to a width.
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

export const widthOf = (text: string): number => stringWidth(text);

/** Lines of at most this width. What is longer than a line is broken. */
export const wrapped = (text: string, width: number): string[] =>
  wrapAnsi(text, Math.max(1, width), { hard: true }).split('\n');

/** A paragraph that hangs from its first words: `12  Take the card`. */
export function hanging(lead: string, text: string, width: number): string[] {
  const indent = ' '.repeat(widthOf(lead));
  return wrapped(text, width - indent.length).map((line, i) => (i === 0 ? lead : indent) + line);
}

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const centred = (text: string, width: number): string =>
  padded(' '.repeat(Math.max(0, Math.floor((width - widthOf(text)) / 2))) + text, width);

export const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map(widthOf));

/** Blocks of lines next to each other, each as wide as given. */
export function sideBySide(blocks: readonly (readonly string[])[], widths: readonly number[], gap = '  '): string[] {
  const height = Math.max(0, ...blocks.map(block => block.length));
  return Array.from({ length: height }, (_, i) =>
    blocks
      .map((block, k) => padded(block[i] ?? '', widths[k] as number))
      .join(gap)
      .trimEnd(),
  );
}

/** Short entries in as many columns as fit, read along the rows. */
export function packed(entries: readonly string[], width: number): string[] {
  const each = widest(entries);
  const count = Math.max(1, Math.floor((width + 2) / (each + 2)));
  const lines: string[] = [];
  for (let i = 0; i < entries.length; i += count)
    lines.push(
      sideBySide(
        entries.slice(i, i + count).map(entry => [entry]),
        Array(count).fill(each),
      )[0] as string,
    );
  return lines;
}
