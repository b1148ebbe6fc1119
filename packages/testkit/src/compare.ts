// Comparing plain data, and saying in a few words where it differs.

/** Where two values differ first, with both values; null if they are equal. The order of keys does not matter. */
export function difference(a: unknown, b: unknown, at = ''): string | null {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return null;
  if (Array.isArray(a) && Array.isArray(b)) return differenceOfLists(a, b, at);
  if (isRecord(a) && isRecord(b)) return differenceOfRecords(a, b, at);
  return `${at || 'the value'} is ${short(a)} and ${short(b)}`;
}

function differenceOfLists(a: readonly unknown[], b: readonly unknown[], at: string): string | null {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const found = difference(a[i], b[i], join(at, i));
    if (found !== null) return found;
  }
  return a.length === b.length ? null : `${at || 'the list'} has ${a.length} and ${b.length} elements`;
}

function differenceOfRecords(a: Record<string, unknown>, b: Record<string, unknown>, at: string): string | null {
  for (const key of Object.keys(a)) {
    if (!Object.hasOwn(b, key)) return `${join(at, key)} is there and is missing`;
    const found = difference(a[key], b[key], join(at, key));
    if (found !== null) return found;
  }
  for (const key of Object.keys(b)) if (!Object.hasOwn(a, key)) return `${join(at, key)} is missing and is there`;
  return null;
}

export const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The path of a part: `hands` and 2 give `hands.2`. */
export const join = (at: string, key: string | number): string => (at === '' ? `${key}` : `${at}.${key}`);

export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 160 ? text : `${text.slice(0, 157)}…`;
}
