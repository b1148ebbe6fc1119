// Moves that this person missed: since their last turn when they come to the table, or while the page was out of sight. At a new table
// that is its opening, if there is something to see in it.
import type { EventGroup, Update } from '@boardwright/host';
import { useEffect, useRef, useState } from 'react';
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

const LONGEST = 3000; // milliseconds: nobody waits longer than that for a film

/** Plays them once. Says whether the opening is still on its way: until then, what came of it is not to be seen. */
export function useMissed(
  update: Update,
  heard: readonly EventGroup[],
  play: (after: number, to: number) => Promise<void>,
): boolean {
  const { moves } = usePreferences();
  const opensStage = useDrawn()?.opensStage;
  const latest = useRef({ update, heard, moves, opensStage });
  latest.current = { update, heard, moves, opensStage };
  /** Up to which answer they can be played now; null: nothing is to be seen. */
  const lastToPlay = (after: number): number | null => {
    const now = latest.current;
    if (now.update.seat === null || now.update.view.scores !== null) return null;
    return now.moves !== 'off' && document.visibilityState === 'visible' ? lastAfter(now.heard, after) : null;
  };
  const [isComing, setComing] = useState(() => {
    const after = seenBefore(update, heard, opensStage);
    return after < 0 && lastToPlay(after) !== null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what is known by then
  useEffect(() => {
    const playAfter = async (after: number): Promise<void> => {
      const to = lastToPlay(after);
      if (to !== null) await play(after, to);
    };
    let left = latest.current.update.answers;
    const now = latest.current;
    const arrived = (): void => setComing(false);
    const limit = setTimeout(arrived, LONGEST);
    void playAfter(seenBefore(now.update, now.heard, now.opensStage)).then(arrived);
    const onSight = (): void => {
      const { answers } = latest.current.update;
      if (document.visibilityState === 'hidden') left = answers;
      else if (answers > left) void playAfter(left);
    };
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearTimeout(limit);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [play]);
  return isComing;
}
