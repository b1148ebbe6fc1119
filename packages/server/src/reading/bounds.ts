// Limits the size of incoming data. Nothing larger or deeper is processed.
const MOST_DEPTH = 64;
const MOST_NODES = 200_000; // a real game file of half a megabyte has less than a quarter of that

/** What is wrong with the size or the keys of data; null: nothing. */
export function tooMuchIn(data: unknown, nodes = MOST_NODES): string | null {
  let level: unknown[] = [data];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return 'nested too deeply';
    count += level.length;
    if (count > nodes) return 'too many values';
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      if (Object.hasOwn(each, '__proto__')) return '"__proto__" is no name here';
      for (const value of Array.isArray(each) ? each : Object.values(each)) next.push(value);
    }
    level = next;
  }
  return null;
}
