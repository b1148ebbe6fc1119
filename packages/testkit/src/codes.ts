// Choices that encode several values in one number: decoding returns what was encoded, and no two codes are equal.
import { canonical } from '@boardwright/engine';

/** Sentences for everything wrong with a code, tried with every possible value. */
export function codeProblems<V>(
  values: readonly V[],
  encode: (value: V) => number,
  decode: (code: number) => V,
): string[] {
  const seen = new Map<number, string>();
  return values.flatMap(value => {
    const code = encode(value);
    const [given, read] = [canonical(value), canonical(decode(code))];
    const problems: string[] = [];
    if (!Number.isSafeInteger(code) || code < 0) problems.push(`${given} becomes ${code}`);
    if (read !== given) problems.push(`${given} becomes ${code}, which is read as ${read}`);
    if (seen.has(code)) problems.push(`${given} and ${seen.get(code)} both become ${code}`);
    seen.set(code, given);
    return problems;
  });
}

/** Every combination of one value from each list. */
export function combinations<V extends Readonly<Record<string, unknown>>>(
  lists: { readonly [K in keyof V]: readonly V[K][] },
): V[] {
  let rows: Partial<V>[] = [{}];
  for (const [key, values] of Object.entries(lists) as [keyof V, readonly V[keyof V][]][])
    rows = rows.flatMap(row => values.map(value => ({ ...row, [key]: value })));
  return rows as V[];
}

export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
