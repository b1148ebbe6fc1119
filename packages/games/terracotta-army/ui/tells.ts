// What an option gives and costs, in a few words, for the list of options.
import { splitWord, type Word } from '@boardwright/engine';
import { SPECIALISTS } from '../content/content.ts';
import { segmentWords } from '../rules/rings.ts';
import { priceOf } from '../rules/specialists.ts';
import type { Table } from './table-view.ts';

const several = (parts: readonly string[]): string => parts.join(' · ');

export function tells(word: Word, { tell, content: book, view: { g } }: Table): string | null {
  const { kind, details } = splitWord(word);
  const [what = ''] = details;
  const coins = (n: number): string => tell.text('ui.goods.coin', { n });
  switch (kind) {
    case 'craftsman':
    case 'artisan': {
      const { inner, middle, outer } = segmentWords(book, g, Number(what));
      return several([inner, middle, ...outer].map(each => tell.word(each)));
    }
    case 'ring':
      return several([
        coins(book.content.wheel.turnPrice),
        tell.text(what === 'inner' ? 'about:inner' : 'about:middle'),
      ]);
    case 'build':
    case 'prepare':
      return what === 'all' ? null : tell.text(`about:${what}`);
    case 'buy': {
      const specialist = (SPECIALISTS as readonly string[]).indexOf(what);
      return specialist < 0 ? null : several([coins(priceOf(book, g, specialist)), tell.text(`about:${what}`)]);
    }
    default:
      return null;
  }
}
