// Marks what can be paid for now, and what the answer that is looked at would change: while something else is decided, and of an offering
// what the same offering can still take.
import type { Seat, Word } from '@boardwright/engine';
import { usePointed } from '@boardwright/web/kit';
import { useLayoutEffect } from 'react';
import { FACES } from '../content/faces.ts';
import { tableAfter } from '../preview.ts';
import { offeredAfter } from '../rules/forging.ts';
import { affordableWords } from '../rules/turn.ts';
import { askedOf, isShopping, offeringOf, type Table } from './reading.ts';

const NOW = 'df-affords';
const SOON = 'df-affords-then';
const NEVER = 'df-affords-no';

interface Means {
  readonly now: ReadonlySet<Word>;
  readonly later: ReadonlySet<Word>; // after the answer that is looked at
}

/** In an offering: the faces that it can still take. */
function inOffering({ view, words }: Table, me: Seat, pointed: Word | null): Means | null {
  const bought = FACES.find(({ name }) => pointed === `face:${name}`)?.name;
  if (bought === undefined || pointed === null) return null;
  const after = tableAfter(view, me, pointed);
  if (after === null) return null;
  const later = new Set(offeredAfter(after, me, [...(offeringOf(view, me) ?? []), bought]));
  return { now: new Set([...words].filter(word => word.startsWith('face:'))), later: later.add(pointed) };
}

/** What is affordable; while a face is forged, only what the same offering can still take. */
function beside(table: Table, me: Seat, pointed: Word | null): Means {
  const { view } = table;
  const taken = askedOf(table)?.do === 'chooseSlot' ? offeringOf(view, me) : null;
  const means = (g: Table['view']['g']): ReadonlySet<Word> =>
    new Set(taken === null ? affordableWords(g, me) : offeredAfter(g, me, taken));
  const after = pointed === null ? null : tableAfter(view, me, pointed);
  const now = means(view.g);
  return { now, later: after === null ? now : means(after) };
}

function meansOf(table: Table, pointed: Word | null): Means | null {
  const { me } = table;
  const asked = askedOf(table);
  if (me === null || asked === null || asked.do === 'mayBuyFromShip') return null;
  return isShopping(asked) ? inOffering(table, me, pointed) : beside(table, me, pointed);
}

/** Classes of the pieces on the board, set beside the drawing: nothing is drawn anew when a pointer moves. */
export function useAffording(table: Table): void {
  const pointed = usePointed();
  useLayoutEffect(() => {
    const means = meansOf(table, pointed);
    if (means === null) return;
    const { now, later } = means;
    const marked: Element[] = [];
    for (const word of new Set([...now, ...later])) {
      const how = !now.has(word) ? SOON : later.has(word) ? NOW : NEVER;
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
