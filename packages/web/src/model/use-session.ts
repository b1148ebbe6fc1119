// A session for as long as a page shows it.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Place, Refusal, Scene, Session } from './session.ts';

async function openSession(place: Place, id: string, invitation: string | null): Promise<Session> {
  if (place === 'here') return new (await import('../here/session.ts')).HereSession(id);
  return new (await import('../online/session.ts')).OnlineSession(id, invitation);
}

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
    let opened: Session | null = null;
    void openSession(place, id, invitation).then(made => {
      if (!wanted) return made.close();
      opened = made;
      setSession(made);
    });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [place, id, invitation]);
  const scene = useSyncExternalStore(session?.subscribe ?? never, session?.scene ?? nothing);
  const trouble = useSyncExternalStore(session?.subscribe ?? never, session?.trouble ?? nothing);
  return { session, scene, trouble };
}
