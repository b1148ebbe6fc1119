// Limits the size of an owner's file. Anything larger or deeper is refused before it is processed.
import type { Problem } from './reader.ts';
import { type Path, placeOf } from './shape.ts';

const MOST_DEPTH = 16;
const MOST_VALUES = 20_000;
const MOST_INSIDE = 1_000; // entries of one list or table
const LONGEST_TEXT = 1_000;

/** What is too large, with its place; null: nothing. */
export function tooMuchIn(data: unknown): Problem | null {
  const tooMuch = (place: string, sentence: string): Problem => ({ place, sentence, cause: { text: 'tooMuch' } });
  let level: { readonly path: Path; readonly value: unknown }[] = [{ path: [], value: data }];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return tooMuch(placeOf(level[0]?.path.slice(0, 3) ?? []), 'is nested too deeply');
    const next: typeof level = [];
    for (const { path, value } of level) {
      const problem = tooMuchAt(value);
      if (problem !== null) return tooMuch(placeOf(path), problem);
      if (typeof value !== 'object' || value === null) continue;
      const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
      for (const step of steps)
        next.push({ path: [...path, step], value: (value as Record<string | number, unknown>)[step] });
    }
    count += level.length;
    if (count + next.length > MOST_VALUES) return tooMuch('content', `has more than ${MOST_VALUES} values`);
    level = next;
  }
  return null;
}

function tooMuchAt(value: unknown): string | null {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return `has more than ${LONGEST_TEXT} letters`;
  if (typeof value !== 'object' || value === null) return null;
  const size = Array.isArray(value) ? value.length : Object.keys(value).length;
  if (size > MOST_INSIDE) return `has ${size} entries, more than any list or table here`;
  return Object.hasOwn(value, '__proto__') ? '"__proto__" is no name here' : null;
}
