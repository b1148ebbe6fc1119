// On a touch screen, the first tap on a place shows what would come of the placement; the second one chooses.
import type { Word } from '@boardwright/engine';
import { placementOf, shownAs } from './places.ts';
import { placementText } from './prospect.ts';
import type { Table } from './view.ts';

export function card(word: Word, table: Table): string | null {
  if (table.me === null) return null;
  const { content } = table;
  const { g } = table.view;
  const placement = placementOf(content, word, g);
  const shown = placement && shownAs(content, g, placement);
  return shown && placementText(table, shown);
}
