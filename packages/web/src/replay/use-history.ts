// How a game went, once all of it may be known.
import { useEffect, useState } from 'react';
import { here } from '../here/client.ts';
import type { History } from '../here/messages.ts';
import type { Session } from '../model/session.ts';

export function useGameHistory(session: Session, isOver: boolean): History | null {
  const [history, setHistory] = useState<History | null>(null);
  useEffect(() => {
    if (!isOver) return;
    let wanted = true;
    void session
      .file()
      .then(file => here.historyOf(file))
      .then(found => {
        if (wanted) setHistory(found);
      })
      .catch(() => {}); // stepping works without it
    return () => {
      wanted = false;
    };
  }, [session, isOver]);
  return history;
}
