// For clicks that lead to another page: a second click while the first is in progress does nothing.
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * What it was started with (null: not started), and a function that starts it. After a failure it can be started again.
 */
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
    setBegun(() => what); // even if it is a function: it is kept, not called
    latest.current(what).catch((error: unknown) => {
      isBegun.current = false;
      setBegun(null);
      throw error;
    });
  }, []);
  return [begun, once];
}
