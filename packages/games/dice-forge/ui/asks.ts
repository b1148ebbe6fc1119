// Questions as the drawn table asks them: shorter where the board shows the rest, longer where it needs an explanation.
import type { Asks } from '@boardwright/web/kit';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';

export const asks: Asks<G, Tasks, null> = task => {
  if (task.do === 'chooseAction') return { key: 'ui.ask.action' };
  return task.do === 'chooseHammer' ? { key: 'ui.ask.hammer', values: { gold: task.gold } } : null;
};
