// Drawings that never change, as pictures: one element shows each of them, however many lines it has, and the browser has
// nothing to lay out inside. Only for what has colours of its own and no text: a picture knows no styles of the page.
import type { ReactNode } from 'react';
import { ahead } from './idle.ts';
import { withRule } from './rule.ts';
import { markupOf } from './still.ts';

let count = 0;

/** Gives the class whose elements show the drawing. */
export function print(viewBox: string, drawing: ReactNode): () => string {
  return ahead(() => {
    const name = `print-${count++}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markupOf(drawing)}</svg>`;
    withRule(`.${name}{background:url("data:image/svg+xml,${encodeURIComponent(svg)}") center/100% 100% no-repeat}`);
    return name;
  });
}
