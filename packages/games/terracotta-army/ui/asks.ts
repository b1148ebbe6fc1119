// Questions that name what the wheel shows, such as the master to be hired.
import type { Task } from '@boardwright/engine';
import type { Asks } from '@boardwright/web/kit';
import type { Book } from '../content/book.ts';
import { MASTERS, WARRIORS, WEAPONS } from '../content/content.ts';
import { middleAt, segmentWords } from '../rules/rings.ts';
import type { Tasks } from '../rules/tasks.ts';
import { canTurnRing } from '../rules/turn.ts';
import { type G, hasMaster } from '../state.ts';
import { isOfUse } from './rehearse.ts';

export const asks: Asks<G, Tasks, Book> = (task, g, book) => {
  if (task.do === 'chooseWorker')
    return { key: !task.turned && canTurnRing(book, g, task.p) ? 'ui.ask.workerOrRing' : 'ui.ask.worker' };
  if (task.do === 'mayUseMaster') return { key: 'ui.ask.useMaster', values: { master: task.master } };
  if (task.do === 'mayUseWeapon')
    return {
      key: 'ui.ask.useWeapon',
      values: { warrior: task.warrior, weapon: WEAPONS[WARRIORS.indexOf(task.warrior)] as string },
    };
  if (task.do === 'chooseMiddle') return askMiddle(task, g, book);
  if (task.do === 'chooseInner') {
    const { inner } = segmentWords(book, g, task.segment);
    return { key: isOfUse(book, g, task) ? 'ui.ask.inner' : 'ui.ask.ringInstead', values: { what: inner } };
  }
  if (task.do === 'mayUseOuter')
    return { key: 'ui.ask.outer', values: { what: [...segmentWords(book, g, task.segment).outer] } };
  return null;
};

/** Where the action itself is not possible, only what can be taken instead is asked for. */
function askMiddle(task: Extract<Task<Tasks>, { do: 'chooseMiddle' }>, g: G, book: Book) {
  const space = middleAt(book, g, task.segment);
  const isPossible = isOfUse(book, g, task);
  if (space.action !== 'master') {
    const { middle } = segmentWords(book, g, task.segment);
    return { key: isPossible ? 'ui.ask.middle' : 'ui.ask.ringInstead', values: { what: middle } };
  }
  const values = { master: space.master };
  const isHired = hasMaster(g, task.p, MASTERS.indexOf(space.master));
  if (isPossible) return { key: isHired ? 'ui.ask.master' : 'ui.ask.hire', values };
  return { key: isHired ? 'ui.ask.masterInstead' : 'ui.ask.hireInstead', values };
}
