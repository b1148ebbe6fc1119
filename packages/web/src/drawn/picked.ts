// What has been picked up on the way to an answer: a die, a unit, a place with a menu.
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { TableNow } from './table.ts';

/** Which questions are asked. Answers of others do not change it. */
export const questionsOf = ({ asked }: Pick<TableNow, 'asked'>): string =>
  asked.map(({ at, since }) => `${at}@${since}`).join(' ');

/**
 * A pick lasts as long as the same question is open, whatever others answer meanwhile. The drawing checks in `words` whether it still
 * leads to an answer. The returned function is stable, because many parts get it.
 */
export function usePicked<P>(table: TableNow, nothing: P): readonly [P, (pick: P) => void] {
  const asked = questionsOf(table);
  const [held, setHeld] = useState<{ readonly pick: P; readonly asked: string } | null>(null);
  const latest = useRef(asked);
  useLayoutEffect(() => {
    latest.current = asked;
  }, [asked]);
  const pick = useCallback((picked: P) => setHeld({ pick: picked, asked: latest.current }), []);
  return [held !== null && asked !== '' && held.asked === asked ? held.pick : nothing, pick];
}
