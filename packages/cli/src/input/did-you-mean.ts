// Suggests the name that a mistyped one was meant to be.

/** ` (did you mean "x"?)` with the most similar known name, or nothing if none is similar. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const near = nearest(typed, known);
  return near === null ? '' : ` (did you mean "${near}"?)`;
}

export function nearest(typed: string, known: readonly string[]): string | null {
  const lower = typed.toLowerCase();
  const prefixed = known.filter(name => lower.length > 0 && name.toLowerCase().startsWith(lower));
  if (prefixed.length === 1) return prefixed[0] as string;
  let best: string | null = null;
  let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const name of known) {
    const d = distance(lower, name.toLowerCase());
    if (d < least) {
      least = d;
      best = name;
    }
  }
  return best;
}

/** The number of letters to change, add, drop or swap with a neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let d = Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        d = Math.min(d, (before[j - 2] as number) + 1);
      next.push(d);
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}
