// A person's tables: on this device, and on the server if there is one.
import { useCallback, useEffect, useState } from 'react';
import { infoOf } from '../here/info.ts';
import { Store } from '../here/store.ts';
import type { TableInfo } from '../model/session.ts';

export interface Tables {
  readonly mine: readonly TableInfo[];
  readonly open: readonly TableInfo[];
  readonly online: 'asking' | 'yes' | 'no';
  readonly refresh: () => void;
}

const FRESH = 15_000;

export const isMyTurn = ({ status, toAnswer, chairs }: TableInfo): boolean =>
  status === 'playing' && (toAnswer?.some(seat => chairs[seat]?.mine) ?? false);

/** Tables that wait for me first, then running ones, then finished ones; the latest first. */
function order(a: TableInfo, b: TableInfo): number {
  const rank = (table: TableInfo): number => (isMyTurn(table) ? 0 : table.status === 'over' ? 2 : 1);
  return rank(a) - rank(b) || b.updated - a.updated;
}

async function tablesHere(): Promise<TableInfo[]> {
  try {
    const store = await Store.open();
    return (await store.all()).map(({ table }) => infoOf(table));
  } catch {
    return []; // a browser that stores nothing for us
  }
}

export function useTables(): Tables {
  const [here, setHere] = useState<readonly TableInfo[]>([]);
  const [there, setThere] = useState<{ mine: readonly TableInfo[]; open: readonly TableInfo[] } | null>(null);
  const [online, setOnline] = useState<Tables['online']>('asking');
  const refresh = useCallback(() => {
    void tablesHere().then(setHere);
    void import('../online/lobby.ts')
      .then(({ tablesOnline }) => tablesOnline())
      .then(found => {
        setThere(found);
        setOnline(found === null ? 'no' : 'yes');
      })
      .catch(() => setOnline('no'));
  }, []);
  useEffect(() => {
    refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, FRESH);
    window.addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', refresh);
    };
  }, [refresh]);
  const mine = [...here, ...(there?.mine ?? [])].sort(order);
  return { mine, open: there?.open ?? [], online, refresh };
}
