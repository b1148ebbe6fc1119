// Drawings that never change, as pictures: one element shows each of them, however many lines it has, and the browser has
// nothing to lay out inside. Only for what has colours of its own and no text: a picture knows no styles of the page.
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

/** Gives the class whose elements show the drawing, with these colours for custom properties in it. */
export function print(viewBox: string, drawing: ReactNode, colours: Colours = {}): () => string {
  return ahead(() => {
    const name = `print-${count++}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" style="${styleOf(colours)}">${markupOf(drawing)}</svg>`;
    withRule(`.${name}{background:url("data:image/svg+xml,${encodeURIComponent(svg)}") center/100% 100% no-repeat}`);
    return name;
  });
}
