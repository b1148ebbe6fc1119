// Questions that name what the wheel shows, such as the master to be hired.
import type { Task } from '@boardwright/engine';
import type { Asks } from '@boardwright/web/kit';
import type { Book } from '../content/book.ts';
import { MASTERS } from '../content/content.ts';
import { middleAt, segmentWords } from '../rules/rings.ts';
import type { Tasks } from '../rules/tasks.ts';
import { type G, hasMaster } from '../state.ts';

export const asks: Asks<G, Tasks, Book> = (task, g, book) => {
  if (task.do === 'chooseMiddle') return askMiddle(task, g, book);
  if (task.do === 'chooseInner')
    return { key: 'ui.ask.inner', values: { what: segmentWords(book, g, task.segment).inner } };
  if (task.do === 'mayUseOuter')
    return { key: 'ui.ask.outer', values: { what: [...segmentWords(book, g, task.segment).outer] } };
  return null;
};

function askMiddle({ p, segment }: Extract<Task<Tasks>, { do: 'chooseMiddle' }>, g: G, book: Book) {
  const space = middleAt(book, g, segment);
  if (space.action !== 'master')
    return { key: 'ui.ask.middle', values: { what: segmentWords(book, g, segment).middle } };
  const isHired = hasMaster(g, p, MASTERS.indexOf(space.master));
  return { key: isHired ? 'ui.ask.master' : 'ui.ask.hire', values: { master: space.master } };
}
