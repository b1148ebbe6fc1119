// From scores to places.

/**
 * 1 is first. Equal scores share a place, and the next place is skipped: 1, 2, 2, 4. The most important tie-break comes
 * first.
 */
export function placesOf(scores: readonly number[], ...tieBreaks: readonly (readonly number[])[]): number[] {
  const keys = [scores, ...tieBreaks];
  return scores.map((_, p) => {
    let place = 1;
    for (let q = 0; q < scores.length; q++) if (isBetter(keys, q, p)) place++;
    return place;
  });
}

function isBetter(keys: readonly (readonly number[])[], a: number, b: number): boolean {
  for (const key of keys) if (key[a] !== key[b]) return (key[a] as number) > (key[b] as number);
  return false;
}
