// How a reader refuses an edition in which one value is wrong.
import type { Edition, Reader } from '@boardwright/content';
import { BadInput } from '@boardwright/engine';
import { changedAt, pathOf } from './changes.ts';

/** The error message for the standard content with one value changed; null: it is accepted. */
export function refusalOf(file: Reader<Edition>, place: string, value: unknown): string | null {
  const own = { ...file.standard, name: 'house rules' };
  return refusalOfFile(file, changedAt(own, { path: pathOf(place), value }));
}

/** The same for a whole file. */
export function refusalOfFile(file: Reader<Edition>, content: unknown): string | null {
  try {
    file.read(content);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}
