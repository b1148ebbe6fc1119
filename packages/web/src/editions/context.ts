// What the parts of the page of editions share, so that a value need not be handed everything.
import type { Path, Problem } from '@boardwright/content';
import { createContext, use } from 'react';
import type { KnownGame } from './known.ts';

export interface Editing {
  readonly known: KnownGame;
  /** Null: the values can only be looked at. */
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
