// What is begun by a click and leads to another page: a second click while it is under way does not begin it again.
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** What it was begun with, null for not at all; and how to begin. When it has failed it can be begun again. */
export function useOnce<T>(begin: (what: T) => Promise<void>): readonly [T | null, (what: T) => void] {
  const [begun, setBegun] = useState<T | null>(null);
  const isBegun = useRef(false);
  const latest = useRef(begin);
  useLayoutEffect(() => {
    latest.current = begin;
  });
  const once = useCallback((what: T): void => {
    if (isBegun.current) return;
    isBegun.current = true;
    setBegun(what);
    latest.current(what).catch((error: unknown) => {
      isBegun.current = false;
      setBegun(null);
      throw error;
    });
  }, []);
  return [begun, once];
}
