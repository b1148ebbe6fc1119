// Opens a session for as long as a page shows it. What happens is shown step by step; a press skips it.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isControl } from '../drawn/hand.ts';
import { isMoving, setTempo, whenSeenEnough } from '../drawn/motion.ts';
import type { Place, Refusal, Session } from '../model/session.ts';
import { preferences, SPEED } from '../model/settings.ts';
import type { Pace } from './pace.ts';
import { Showing, type ShownScene } from './showing.ts';

async function openSession(place: Place, id: string, invitation: string | null): Promise<Session> {
  if (place === 'here') return new (await import('../here/session.ts')).HereSession(id);
  return new (await import('../online/session.ts')).OnlineSession(id, invitation);
}

const pace: Pace = {
  speed(isStage) {
    const { moves, stages } = preferences.get();
    if (document.visibilityState === 'hidden') return 0;
    return isStage && stages === 'hand' ? Number.POSITIVE_INFINITY : SPEED[moves];
  },
  isMoving,
  move: setTempo,
};

/** A press on one of these controls does not end what is being shown. */
const STEERS = '[data-steers]';
const isSteering = ({ target }: Event): boolean => target instanceof Element && target.closest(STEERS) !== null;

/** Ends what is shown when the person has seen enough. A stage ends by its own buttons, by Escape, or by an answer. */
function steer(showing: Showing): () => void {
  const isInStage = (): boolean =>
    [...(showing.scene()?.progress.by.values() ?? [])].some(({ stage }) => stage !== null);
  const onPress = (event: Event): void => {
    if (!isSteering(event)) showing.forgo();
  };
  document.addEventListener('pointerdown', onPress, true);
  const stops = [
    whenSeenEnough(event => {
      if (event instanceof KeyboardEvent) showing.skipStage();
      else if (isSteering(event)) return;
      else if (!isInStage() || event.type === 'visibilitychange' || isControl(event.target)) showing.skip();
    }),
    preferences.subscribe(showing.changePace),
    () => document.removeEventListener('pointerdown', onPress, true),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const never = (): (() => void) => () => {};
const nothing = (): null => null;

export interface Opened {
  readonly session: Showing | null;
  readonly scene: ShownScene | null;
  readonly trouble: Refusal | null;
}

export function useSession(place: Place, id: string, invitation: string | null = null): Opened {
  return useOpened(useCallback(() => openSession(place, id, invitation), [place, id, invitation]));
}

/** Shows the session that this function opens. Pass the same function as long as the session is the same. */
export function useOpened(open: () => Promise<Session>): Opened {
  const [session, setSession] = useState<Showing | null>(null);
  useEffect(() => {
    let wanted = true;
    let end = (): void => {};
    void open().then(made => {
      if (!wanted) return made.close();
      const showing = new Showing(made, pace);
      const stop = steer(showing);
      end = () => {
        stop();
        showing.close();
      };
      setSession(showing);
    });
    return () => {
      wanted = false;
      end();
    };
  }, [open]);
  const scene = useSyncExternalStore(session?.subscribe ?? never, session?.scene ?? nothing);
  const trouble = useSyncExternalStore(session?.subscribe ?? never, session?.trouble ?? nothing);
  return { session, scene, trouble };
}
