// A person's tables: on this device, and on the server if there is one. One list for all pages, which keeps itself
// fresh; without a connection it shows the last one known.
import { useEffect, useSyncExternalStore } from 'react';
import { infoOf } from '../here/info.ts';
import { Store } from '../here/store.ts';
import { Observable } from '../model/observable.ts';
import type { TableInfo } from '../model/session.ts';
import type { ListedTable } from '../online/lobby.ts';

export interface Tables {
  readonly mine: readonly TableInfo[]; // the most urgent first
  readonly open: readonly ListedTable[]; // of others, on pages that ask for them
  readonly online: 'asking' | 'yes' | 'no';
  readonly since: number | null; // without a connection: when the list was last known
}

const FRESH = 15_000;
const HIDDEN_FRESH = 60_000;
const KEPT = 'boardwright.tables';
const MOST_KEPT = 30;

const hasLeft = ({ chairs, left }: TableInfo): boolean => left.some(seat => chairs[seat]?.mine);
export const isMyTurn = (table: TableInfo): boolean =>
  table.status === 'playing' &&
  (table.toAnswer?.some(seat => table.chairs[seat]?.mine && !table.left.includes(seat)) ?? false);
/** A seat is kept for me. */
export const isInvited = ({ status, chairs }: TableInfo): boolean =>
  status === 'open' && chairs.some(({ kept }) => kept === 'me');

/** In which part of the list a table is. */
export const PARTS = ['turn', 'invited', 'waiting', 'open', 'over'] as const;
export type Part = (typeof PARTS)[number];
export function partOf(table: TableInfo): Part {
  if (isMyTurn(table)) return 'turn';
  if (isInvited(table)) return 'invited';
  if (table.status === 'over' || hasLeft(table)) return 'over';
  return table.status === 'open' ? 'open' : 'waiting';
}

/** Where the time runs out first, then where somebody has waited longest. Elsewhere the latest first. */
export function byUrgency(a: TableInfo, b: TableInfo): number {
  const parts = PARTS.indexOf(partOf(a)) - PARTS.indexOf(partOf(b));
  if (parts !== 0) return parts;
  if (partOf(a) !== 'turn') return b.updated - a.updated;
  return (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY) || a.updated - b.updated;
}

const tables = new Observable<Tables>({ mine: [], open: [], online: 'asking', since: null });
let readers = 0; // pages that show open tables of others
let timer: ReturnType<typeof setTimeout> | null = null;

async function tablesHere(): Promise<TableInfo[]> {
  try {
    const store = await Store.open();
    const all = await store.all().finally(() => store.close());
    return all.map(({ table }) => infoOf(table));
  } catch {
    return []; // a browser that stores nothing for us
  }
}

interface Kept {
  readonly at: number;
  readonly mine: readonly TableInfo[];
}

function keep(mine: readonly TableInfo[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ at: Date.now(), mine: mine.slice(0, MOST_KEPT) } satisfies Kept));
  } catch {
    // then there is nothing to show without a connection
  }
}

function lastKnown(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export async function refreshTables(): Promise<void> {
  const here = await tablesHere();
  const show = (mine: readonly TableInfo[], rest: Omit<Tables, 'mine'>): void =>
    tables.set({ mine: [...here, ...mine].sort(byUrgency), ...rest });
  if (tables.get().online === 'asking') show([], tables.get());
  const { myTables, othersTables } = await import('../online/lobby.ts');
  const wantsOpen = readers > 0;
  const found = await Promise.all([myTables(), wantsOpen ? othersTables() : []]).catch(() => null);
  const [mine, open] = found ?? [null, null];
  if (mine !== null && open !== null) {
    if (mine.length > 0) keep(mine);
    else localStorage.removeItem(KEPT);
    return show(mine, { open, online: 'yes', since: null });
  }
  const known = lastKnown();
  show(known?.mine ?? [], { open: [], online: 'no', since: known?.at ?? null });
}

/** Now, and again and again: less often while nobody looks. */
function keepFresh(): void {
  if (timer !== null) clearTimeout(timer);
  timer = setTimeout(keepFresh, document.visibilityState === 'visible' ? FRESH : HIDDEN_FRESH);
  void refreshTables();
}

/** For the whole page: the list is kept fresh for as long as it is open. */
export function useFreshTables(where: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page anew
  useEffect(keepFresh, [where]);
  useEffect(() => {
    const onSight = (): void => {
      if (document.visibilityState === 'visible') keepFresh();
    };
    window.addEventListener('online', keepFresh);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      window.removeEventListener('online', keepFresh);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, []);
}

export const useTables = (): Tables => useSyncExternalStore(tables.subscribe, tables.get, tables.get);

/** Open tables of others are asked for only where they are shown. */
export function useOpenTables(): void {
  useEffect(() => {
    readers++;
    return () => {
      readers--;
    };
  }, []);
}

/** How many tables wait for me. */
export const useWaiting = (): number => useTables().mine.filter(isMyTurn).length;

/** The most urgent other table that waits for me, and how many there are. */
export function useNextTable(current: string): { readonly table: TableInfo; readonly n: number } | null {
  const waiting = useTables().mine.filter(table => isMyTurn(table) && table.id !== current);
  const [table] = waiting;
  return table === undefined ? null : { table, n: waiting.length };
}
