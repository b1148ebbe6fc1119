// What a word gives and costs, in a few words. Everything comes from the rules.
import { splitWord, type Word } from '@boardwright/engine';
import { gainOf } from '../rules/gains.ts';
import { card } from './card.ts';
import type { Table } from './view.ts';

export function tells(word: Word, table: Table): string | null {
  const { tell, content, me } = table;
  const { g } = table.view;
  if (me === null) return null;
  const placed = card(word, table);
  if (placed !== null) return placed;
  const { kind, details } = splitWord(word);
  switch (kind) {
    case 'token':
      return tell.text('ui.costs.token', { n: g.knowledge[me] ?? 0 });
    case 'reroll':
    case 'reroll_both':
      return tell.text('ui.costs.oneToken');
    case 'force':
    case 'force_both':
      return tell.text('ui.costs.force');
    case 'ability':
      return tell.text(`about:${details[0]}`);
    case 'leave': {
      const worth = gainOf(content, g, me, `relic:${details[0]}`);
      return worth === null ? null : tell.text('ui.worthToYou', { n: worth });
    }
    default: {
      const gain = gainOf(content, g, me, word);
      return gain === null ? null : tell.text('ui.gainNow', { n: gain });
    }
  }
}
