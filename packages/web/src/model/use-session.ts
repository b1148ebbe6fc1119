// Opens a session for as long as a page shows it. Moves of others are shown one after the other; a click skips them.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isRolling, ROLL, wantsMotion, whenSeenEnough } from '../drawn/motion.ts';
import { Paced } from './paced.ts';
import type { Hold } from './pacer.ts';
import type { Place, Refusal, Scene, Session } from './session.ts';
import { HOLD, preferences } from './settings.ts';

async function openSession(place: Place, id: string, invitation: string | null): Promise<Session> {
  if (place === 'here') return new (await import('../here/session.ts')).HereSession(id);
  return new (await import('../online/session.ts')).OnlineSession(id, invitation);
}

/** A roll starts a moment after its move is shown, and its gains fly after it. */
const ROLLED = (ROLL + 0.6) * 1000;

const hold: Hold = {
  usual: () => (wantsMotion() ? HOLD[preferences.get().moves] : 0),
  least: () => (isRolling() ? ROLLED : 0),
};

const never = (): (() => void) => () => {};
const nothing = (): null => null;

export interface Opened {
  readonly session: Session | null;
  readonly scene: Scene | null;
  readonly trouble: Refusal | null;
}

export function useSession(place: Place, id: string, invitation: string | null = null): Opened {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    let wanted = true;
    let end = (): void => {};
    void openSession(place, id, invitation).then(made => {
      if (!wanted) return made.close();
      const paced = new Paced(made, hold);
      const stop = whenSeenEnough(() => paced.skip());
      end = () => {
        stop();
        paced.close();
      };
      setSession(paced);
    });
    return () => {
      wanted = false;
      end();
    };
  }, [place, id, invitation]);
  const scene = useSyncExternalStore(session?.subscribe ?? never, session?.scene ?? nothing);
  const trouble = useSyncExternalStore(session?.subscribe ?? never, session?.trouble ?? nothing);
  return { session, scene, trouble };
}
