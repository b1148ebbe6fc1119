// Differences in plain data. Views change little from answer to answer, so only the changes are sent.

/** A change deep in the data: the path to the value, and its new value. */
export type Change = readonly [path: readonly (string | number)[], value: unknown];

/** With more changes than this, sending the whole is shorter. */
const MOST = 200;

/** The changes from `before` to `after`; null when it is better to send the whole. */
export function changesBetween(before: unknown, after: unknown): Change[] | null {
  const changes: Change[] = [];
  return gather(before, after, [], changes) ? changes : null;
}

/** `path` is one list that grows and shrinks during the walk. It is copied only where something has changed. */
function gather(before: unknown, after: unknown, path: (string | number)[], changes: Change[]): boolean {
  if (before === after) return true;
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return note(path, after, changes);
    for (let i = 0; i < after.length; i++) if (!inside(before[i], after[i], i, path, changes)) return false;
    return true;
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = Object.keys(after);
    if (keys.length !== Object.keys(before).length || keys.some(key => !Object.hasOwn(before, key)))
      return note(path, after, changes);
    for (const key of keys) if (!inside(before[key], after[key], key, path, changes)) return false;
    return true;
  }
  return note(path, after, changes);
}

function inside(a: unknown, b: unknown, step: string | number, path: (string | number)[], changes: Change[]): boolean {
  if (a === b) return true;
  path.push(step);
  const small = gather(a, b, path, changes);
  path.pop();
  return small;
}

function note(path: readonly (string | number)[], value: unknown, changes: Change[]): boolean {
  if (path.length === 0) return false;
  changes.push([[...path], value]);
  return changes.length <= MOST;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data after the changes. `before` is not modified, and unchanged parts are shared. */
export function applyChanges<V>(before: V, changes: readonly Change[]): V {
  let after: unknown = before;
  for (const [path, value] of changes) after = replaced(after, path, value);
  return after as V;
}

function replaced(at: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(at)) return at.map((each, i) => (i === step ? replaced(each, rest, value) : each));
  const record = at as Record<string, unknown>;
  return { ...record, [step]: replaced(record[step], rest, value) };
}
