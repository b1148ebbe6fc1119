// What mats and board agree on without handing it down: whose castle is shown large, and how a battle is played.
import type { Seat } from '@boardwright/engine';
import { useSyncExternalStore } from 'react';

interface Shared {
  readonly shown: Seat | null; // null: one's own
  readonly quick: boolean; // the usual answers are given in a battle
}

let now: Shared = { shown: null, quick: false };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function share(change: Partial<Shared>): void {
  now = { ...now, ...change };
  for (const listener of listeners) listener();
}

// One value each: who uses one of them is not drawn anew when the other is set, or set to what it is.
export const useLookedAt = (): Seat | null => useSyncExternalStore(subscribe, () => now.shown);
export const useQuick = (): boolean => useSyncExternalStore(subscribe, () => now.quick);
