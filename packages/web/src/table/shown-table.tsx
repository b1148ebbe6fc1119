// The table as the board shows it: a step behind the question, so that the page responds while the board renders.
import type { Event, Word } from '@boardwright/engine';
import type { EventGroup, OpenQuestion, Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, use, useDeferredValue } from 'react';
import { DrawnContext, TableProvider } from '../drawn/context.tsx';
import { useUndrawn } from '../drawn/motion.ts';
import { useTableNow } from '../drawn/use-now.ts';
import type { Playback } from './use-playback.ts';

const NOT_ASKED: readonly OpenQuestion[] = [];
const NO_EVENTS: readonly Event[] = [];

interface Props {
  readonly update: Update;
  readonly heard: readonly EventGroup[];
  readonly playback: Playback;
  readonly names: readonly string[];
  readonly tell: Teller;
  readonly choose: (word: Word) => void;
  readonly showRule: (id: string) => void;
  /** Put only components that show the table in here: React visits all of them whenever the table changes. */
  readonly children: ReactNode;
}

export function ShownTable({ update, heard, playback, names, tell, choose, showRule, children }: Props): ReactNode {
  const { pastView } = playback;
  const now = useTableNow({
    edition: use(DrawnContext),
    view: pastView?.view ?? update.view,
    me: update.seat,
    names,
    asked: pastView === null ? update.open : NOT_ASKED,
    happened: pastView?.events ?? heard.at(-1)?.events ?? NO_EVENTS,
    film: pastView?.film ?? update.film,
    answers: pastView?.answers ?? update.answers,
    tell,
    choose,
    showRule,
  });
  // The question comes first. The board follows in small steps, so that the page responds meanwhile.
  const table = useDeferredValue(now, null);
  const isBehind = table !== now;
  useUndrawn(isBehind);
  return (
    <TableProvider table={table} isBehind={isBehind}>
      {children}
    </TableProvider>
  );
}
