// Values that stay the same as long as they say the same.
/** The old value if the new one says the same: what has not changed is not drawn anew. For plain data. */
export function kept<T>(before: T | undefined, now: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
