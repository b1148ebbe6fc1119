// Moves that this person missed: since their last turn when they come to the table, or while the page was out of sight. At a new table
// that is its opening, if there is something to see in it.
import type { EventGroup, Update } from '@boardwright/host';
import { useEffect, useRef } from 'react';
import { useDrawn } from '../drawn/context.tsx';
import type { DrawnTable } from '../drawn/table.ts';
import { usePreferences } from '../model/settings.ts';

const lastAfter = (heard: readonly EventGroup[], after: number): number | null =>
  heard.findLast(({ n, events }) => n > after && events.length > 0)?.n ?? null;

/** The answer after which nothing was seen yet; -1 if not even the opening was. */
function seenBefore({ sinceTurn }: Update, heard: readonly EventGroup[], opensStage: DrawnTable['opensStage']): number {
  const opening = heard.find(({ n }) => n === 0);
  return sinceTurn === 0 && opening !== undefined && opensStage?.(opening.events) === true ? -1 : sinceTurn;
}

/** Plays them once. */
export function useMissed(
  update: Update,
  heard: readonly EventGroup[],
  play: (after: number, to: number) => void,
): void {
  const { moves } = usePreferences();
  const opensStage = useDrawn()?.opensStage;
  const latest = useRef({ update, heard, moves, opensStage });
  latest.current = { update, heard, moves, opensStage };
  useEffect(() => {
    const playAfter = (after: number): void => {
      const now = latest.current;
      const to = lastAfter(now.heard, after);
      if (to === null || now.update.seat === null || now.update.view.scores !== null) return;
      if (now.moves !== 'off' && document.visibilityState === 'visible') play(after, to);
    };
    let left = latest.current.update.answers;
    const now = latest.current;
    playAfter(seenBefore(now.update, now.heard, now.opensStage));
    const onSight = (): void => {
      const { answers } = latest.current.update;
      if (document.visibilityState === 'hidden') left = answers;
      else if (answers > left) playAfter(left);
    };
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [play]);
}
