// The text of a question. A drawn table may give a better one than the game's texts, because it can name what is on the table.
import type { Task } from '@boardwright/engine';
import type { Teller } from '@boardwright/text';
import { use, useMemo } from 'react';
import { DrawnContext } from './context.tsx';

/** `g`: the table as it is shown. */
export function useAsker(tell: Teller, g: unknown): (task: Task<Record<string, object>>) => string {
  const edition = use(DrawnContext);
  return useMemo(
    () => task => {
      const said = edition?.drawn.asks?.(task, g, edition.content) ?? null;
      return said === null ? tell.ask(task) : tell.text(said.key, said.values);
    },
    [edition, tell, g],
  );
}
