// Compares plain data, and says in a few words where it differs.

/**
 * The keys that lead to a part, outermost first. One list is shared by a whole walk, which adds a key while it is
 * inside that part. Usually nothing is found, and a text for every part would cost more than the walk.
 */
export type Path = (string | number)[];
export const tellPath = (path: Path): string => path.join('.');

type Parts = Readonly<Record<string | number, unknown>>;

/** Walks into every part, until `say` returns something about one. Parts that `twin` has too are skipped. */
export function firstInside(
  data: object,
  path: Path,
  say: (part: unknown, key: string | number) => string | null,
  twin: object = {},
): string | null {
  for (const key of Array.isArray(data) ? data.keys() : Object.keys(data)) {
    const part = (data as Parts)[key];
    if (part !== undefined && part === (twin as Parts)[key]) continue;
    path.push(key);
    const said = say(part, key);
    path.pop();
    if (said !== null) return said;
  }
  return null;
}

/** Where two values differ first, with both values; null if they are equal. The order of keys does not matter. */
export const difference = (a: unknown, b: unknown, at = ''): string | null => differing(a, b, at === '' ? [] : [at]);

function differing(a: unknown, b: unknown, path: Path): string | null {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return null;
  if (Array.isArray(a) && Array.isArray(b)) return differenceOfLists(a, b, path);
  if (isRecord(a) && isRecord(b)) return differenceOfRecords(a, b, path);
  return `${tellPath(path) || 'the value'} is ${short(a)} and ${short(b)}`;
}

function differenceOfLists(a: readonly unknown[], b: readonly unknown[], path: Path): string | null {
  const both = a.length > b.length ? a.slice(0, b.length) : a;
  const found = firstInside(both, path, (part, i) => differing(part, b[i as number], path), b);
  if (found !== null || a.length === b.length) return found;
  return `${tellPath(path) || 'the list'} has ${a.length} and ${b.length} elements`;
}

function differenceOfRecords(a: Record<string, unknown>, b: Record<string, unknown>, path: Path): string | null {
  const found = firstInside(
    a,
    path,
    (part, key) =>
      Object.hasOwn(b, key) ? differing(part, b[key], path) : `${tellPath(path)} is there and is missing`,
    b,
  );
  const keys = Object.keys(b);
  if (found !== null || keys.length === Object.keys(a).length) return found;
  const more = keys.find(key => !Object.hasOwn(a, key)) as string;
  return `${tellPath([...path, more])} is missing and is there`;
}

export const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 160 ? text : `${text.slice(0, 157)}…`;
}
