// The ring around the pieces that a step is about. It is a style sheet, so it stays however often the board is drawn anew.
import { useLayoutEffect } from 'react';

const RING = [
  'outline:3px solid var(--gold)',
  'outline-offset:3px',
  'border-radius:8px',
  'filter:drop-shadow(0 0 5px var(--gold))',
].join(';');

export function useRing(on: readonly string[]): void {
  const all = on.join(' ');
  useLayoutEffect(() => {
    if (all === '') return;
    const pieces = all
      .split(' ')
      .flatMap(id => ['data-piece', 'data-word'].map(name => `.table [${name}="${CSS.escape(id)}"]`));
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`${pieces.join(',')}{${RING}}`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet);
    };
  }, [all]);
}
