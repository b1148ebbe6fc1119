// The table for all of its parts, without passing it down from component to component.
import type { Refused, Word } from '@boardwright/engine';
import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import { Observable } from '../model/observable.ts';
import type { DrawnTable, TableNow } from './table.ts';
import type { DrawnEdition } from './use-drawn.ts';

export interface AtTable {
  readonly now: TableNow;
  readonly drawn: DrawnTable;
}
export interface Shown {
  readonly table: AtTable | null; // null until it is drawn
  readonly isBehind: boolean; // the question is newer than the board
}
/** What can be chosen now, and what cannot and why. */
export interface Offer {
  readonly words: ReadonlySet<Word>;
  readonly refused: ReadonlyMap<Word, Refused>;
}
/** What a piece needs to act and to get texts. It stays the same during a game. */
type Hands = Pick<TableNow, 'tell' | 'choose' | 'showRule'>;

/** How the game of this page is drawn, and with which content. It is there before the board, so that no option grows later. */
export const DrawnContext = createContext<DrawnEdition | null>(null);
const ShownContext = createContext<Shown>({ table: null, isBehind: true });
const OfferContext = createContext<Offer | null>(null);
const HandsContext = createContext<Hands | null>(null);
/** Values shared by parts of one table, by name. They are gone when the table is closed. */
const SharedContext = createContext<Map<string, Observable<unknown>> | null>(null);

interface Props extends Shown {
  readonly children: ReactNode;
}
/** Separate contexts, so that each of the many pieces renders again only for what concerns it. */
export function TableProvider({ table, isBehind, children }: Props): ReactNode {
  const shown = useMemo(() => ({ table, isBehind }), [table, isBehind]);
  const { words, refused, tell, choose, showRule } = table?.now ?? {};
  const offer = useMemo(() => (words && refused ? { words, refused } : null), [words, refused]);
  const hands = useMemo(
    () => (tell && choose && showRule ? { tell, choose, showRule } : null),
    [tell, choose, showRule],
  );
  const [shared] = useState(() => new Map<string, Observable<unknown>>());
  return (
    <ShownContext value={shown}>
      <OfferContext value={offer}>
        <HandsContext value={hands}>
          <SharedContext value={shared}>{children}</SharedContext>
        </HandsContext>
      </OfferContext>
    </ShownContext>
  );
}

function there<T>(value: T | null): T {
  if (value === null) throw new Error('this part belongs on a table');
  return value;
}
export const useShown = (): Shown => use(ShownContext);
export const useDrawn = (): DrawnTable | null => use(DrawnContext)?.drawn ?? null;
/** Uses `use`, so unlike a hook it may be called conditionally. */
export const offerNow = (): Offer => there(use(OfferContext));
export const handsNow = (): Hands => there(use(HandsContext));

/** A value that board and mats share. Only components that use it render again when it changes. */
export function useShared<T>(name: string, first: T): readonly [T, (value: T) => void] {
  const all = there(use(SharedContext));
  const shared = (all.get(name) ?? new Observable<unknown>(first)) as Observable<T>;
  all.set(name, shared as Observable<unknown>);
  return [useSyncExternalStore(shared.subscribe, shared.get), shared.set];
}
