// Moves that this person missed: since their last turn when they come to the table, or while the page was out of sight.
import type { EventGroup, Update } from '@boardwright/host';
import { useEffect, useRef } from 'react';
import { usePreferences } from '../model/settings.ts';

const lastAfter = (heard: readonly EventGroup[], after: number): number | null =>
  heard.findLast(({ n, events }) => n > after && events.length > 0)?.n ?? null;

/** Plays them once. */
export function useMissed(
  update: Update,
  heard: readonly EventGroup[],
  play: (after: number, to: number) => void,
): void {
  const { moves } = usePreferences();
  const latest = useRef({ update, heard, moves });
  latest.current = { update, heard, moves };
  useEffect(() => {
    const playAfter = (after: number): void => {
      const now = latest.current;
      const to = lastAfter(now.heard, after);
      if (to === null || now.update.seat === null || now.update.view.scores !== null) return;
      if (now.moves !== 'off' && document.visibilityState === 'visible') play(after, to);
    };
    let left = latest.current.update.answers;
    playAfter(latest.current.update.sinceTurn);
    const onSight = (): void => {
      const { answers } = latest.current.update;
      if (document.visibilityState === 'hidden') left = answers;
      else if (answers > left) playAfter(left);
    };
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [play]);
}
