// Loads something asynchronously: pending, loaded, or refused.
import { useEffect, useState } from 'react';
import type { Refusal } from '../model/session.ts';
import { reasonOf } from '../online/api.ts';

export interface Loaded<T> {
  readonly value: T | null;
  readonly refusal: Refusal | null; // why it was refused
}
const NOTHING_YET = { value: null, refusal: null };

/** Null: nothing to load yet. Pass the same function for as long as the same thing is wanted. */
export function useLoaded<T>(load: (() => Promise<T>) | null): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(NOTHING_YET);
  useEffect(() => {
    setLoaded(NOTHING_YET);
    if (load === null) return;
    let wanted = true;
    const set = (found: Loaded<T>): void => {
      if (wanted) setLoaded(found);
    };
    load().then(
      value => set({ value, refusal: null }),
      (error: unknown) => set({ value: null, refusal: reasonOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return loaded;
}
