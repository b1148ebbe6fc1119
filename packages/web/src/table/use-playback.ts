// Plays missed moves back on the board, briefly and one after the other, until the player presses something.
import type { Audience, PastView } from '@boardwright/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { whenSeenEnough } from '../drawn/motion.ts';
import type { Session } from '../model/session.ts';

const MOST = 12; // moves; earlier ones are only in the list
const ALL = 6000; // milliseconds for all of them, if possible
const LEAST = 420;
const LONGEST = 900;

export interface Playback {
  readonly pastView: PastView | null; // null: the table is shown as it is
  readonly play: (after: number, to: number) => void;
  readonly stop: () => void;
}

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

export function usePlayback(session: Session, as: Audience): Playback {
  const [pastView, setPastView] = useState<PastView | null>(null);
  const [isWanted, setWanted] = useState(false); // from the first look back on
  const run = useRef(0);
  const stop = useCallback(() => {
    run.current++;
    setWanted(false);
    setPastView(null);
  }, []);
  const play = useCallback(
    (after: number, to: number): void => {
      const mine = ++run.current;
      setWanted(true);
      const from = Math.max(after, to - MOST);
      const each = Math.min(LONGEST, Math.max(LEAST, ALL / (to - from + 1)));
      const playAll = async (): Promise<void> => {
        for (let n = from; n <= to; n++) {
          const [found] = await Promise.all([session.lookBack(n, as), n === from ? null : pause(each)]);
          if (run.current !== mine) return;
          if (found === null) return stop(); // it was undone meanwhile
          setPastView(n === from ? { ...found, events: [] } : found);
        }
        await pause(each);
        if (run.current === mine) stop();
      };
      playAll().catch(stop); // the list still shows the moves
    },
    [session, as, stop],
  );
  const plays = pastView !== null;
  useEffect(() => {
    if (!isWanted) return;
    const see = ({ type, target }: Event): void => {
      const isOwn = target instanceof Element && target.closest('.catch-up') !== null;
      if (!isOwn && type !== 'visibilitychange') stop();
    };
    // A player who presses before it starts is busy with the current table: do not start then.
    if (!plays) document.addEventListener('pointerdown', see, true);
    const forget = whenSeenEnough(see);
    return () => {
      document.removeEventListener('pointerdown', see, true);
      forget();
    };
  }, [isWanted, plays, stop]);
  useEffect(() => () => void run.current++, []);
  return { pastView, play, stop };
}
