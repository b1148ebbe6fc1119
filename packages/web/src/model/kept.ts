// Values that stay the same as long as they say the same. Every answer brings the whole table anew, most of it as it was.
import { useRef } from 'react';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * What `now` says, made of the parts of `before` that say the same, at every depth: what has not changed is the same object and
 * need not be drawn anew. For plain data.
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

/** The value of the last drawing, as far as it says the same. */
export function useKept<T>(value: T): T {
  const last = useRef(value);
  last.current = kept(last.current, value);
  return last.current;
}
