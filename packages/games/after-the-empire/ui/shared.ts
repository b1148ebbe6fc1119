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

export const useShared = (): Shared => useSyncExternalStore(subscribe, () => now);
