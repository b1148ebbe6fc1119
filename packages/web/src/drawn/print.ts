// Static drawings as background images: one element each, and nothing inside to lay out. Only for drawings with fixed colours and
// no text, because an image does not see the page's styles.
import type { ReactNode } from 'react';
import { ahead } from './idle.ts';
import { withRule } from './rule.ts';
import { markupOf } from './still.ts';

let count = 0;

/** Values of custom properties. */
type Colours = Readonly<Record<string, string>>;
const styleOf = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Returns a class that shows the drawing, with these values for its custom properties. */
export function print(viewBox: string, drawing: ReactNode, colours: Colours = {}): () => string {
  return ahead(() => {
    const name = `print-${count++}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" style="${styleOf(colours)}">${markupOf(drawing)}</svg>`;
    withRule(`.${name}{background:url("data:image/svg+xml,${encodeURIComponent(svg)}") center/100% 100% no-repeat}`);
    return name;
  });
}
