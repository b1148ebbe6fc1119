// Keeps object identity. Every answer brings a whole new table, most of which has not changed.
import { useRef } from 'react';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Returns a value equal to `now` that reuses the equal parts of `before` at every depth. So unchanged parts are the same objects and
 * need not render again. For plain data only.
 */
export function kept<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isFields(before) || !isFields(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  const parts = keys.map(key => [key, kept(before[key], now[key])] as const);
  const isOld = ([key, part]: readonly [string, unknown]): boolean =>
    Object.hasOwn(before, key) && part === before[key];
  if (Object.keys(before).length === keys.length && parts.every(isOld)) return before as T;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

/** The value, reusing the equal parts of the last render. */
export function useKept<T>(value: T): T {
  const last = useRef(value);
  last.current = kept(last.current, value);
  return last.current;
}
