// How much is going on at the server, for as long as a page shows it.
import type { LobbyShown } from '@boardwright/server/protocol';
import { useEffect, useState } from 'react';
import { lobby } from '../online/lobby.ts';

const FRESH = 15_000;

/** Null: not known yet, or no server can be reached. */
export function useLobby(): LobbyShown | null {
  const [shown, setShown] = useState<LobbyShown | null>(null);
  useEffect(() => {
    let wanted = true;
    const ask = (): void => {
      if (document.visibilityState === 'hidden') return;
      lobby().then(
        found => wanted && setShown(found),
        () => wanted && setShown(null),
      );
    };
    ask();
    const timer = setInterval(ask, FRESH);
    document.addEventListener('visibilitychange', ask);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return shown;
}
