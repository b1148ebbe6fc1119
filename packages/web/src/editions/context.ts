// What the parts of the editions page share, so that it need not be passed to every value.
import type { Path, Problem } from '@boardwright/content';
import { createContext, use } from 'react';
import type { KnownGame } from './known.ts';

export interface Editing {
  readonly known: KnownGame;
  /** Null: read-only. */
  readonly change: ((path: Path, value: unknown) => void) | null;
}
export const EditingContext = createContext<Editing | null>(null);
/** By place. */
export const ProblemsContext = createContext<ReadonlyMap<string, Problem>>(new Map());

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (editing === null) throw new Error('a value belongs on the page of an edition');
  return editing;
}
