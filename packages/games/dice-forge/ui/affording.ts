// While something else is decided: marks what can be paid for now, and what the answer that is looked at would change.
import { usePointed } from '@boardwright/web/kit';
import { useLayoutEffect } from 'react';
import { tableAfter } from '../preview.ts';
import { affordableWords } from '../rules/turn.ts';
import { askedOf, isShopping, type Table } from './reading.ts';

const NOW = 'df-affords';
const SOON = 'df-affords-then';
const NEVER = 'df-affords-no';

/** Classes of the pieces on the board, set beside the drawing: nothing is drawn anew when a pointer moves. */
export function useAffording(table: Table): void {
  const pointed = usePointed();
  useLayoutEffect(() => {
    const { me, view } = table;
    const asked = askedOf(table);
    if (me === null || asked === null || isShopping(asked)) return;
    const now = new Set<string>(affordableWords(view.g, me));
    const after = pointed === null ? null : tableAfter(view, me, pointed);
    const then = after === null ? now : new Set<string>(affordableWords(after, me));
    const marked: Element[] = [];
    for (const word of new Set([...now, ...then])) {
      const how = !now.has(word) ? SOON : then.has(word) ? NOW : NEVER;
      for (const piece of document.querySelectorAll(`:is(.df-sea, .df-temple) [data-piece="${word}"]`)) {
        piece.classList.add(how);
        marked.push(piece);
      }
    }
    return () => {
      for (const piece of marked) piece.classList.remove(NOW, SOON, NEVER);
    };
  });
}
