// The table as the board shows it: a moment behind the question, so that the page responds while the board renders.
import type { Word } from '@boardwright/engine';
import type { Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, use, useDeferredValue, useLayoutEffect } from 'react';
import { DrawnContext, TableProvider } from '../drawn/context.tsx';
import { rememberPlaces } from '../drawn/cues.tsx';
import { useUndrawn } from '../drawn/motion.ts';
import { useTableNow } from '../drawn/use-now.ts';
import type { OnShow } from '../showing/showing.ts';

interface Props {
  readonly update: Update;
  readonly on: OnShow;
  readonly step: number;
  readonly more: boolean;
  readonly names: readonly string[];
  readonly tell: Teller;
  readonly choose: (word: Word) => void;
  readonly showRule: (id: string) => void;
  /** Put only components that show the table in here: React visits all of them whenever the table changes. */
  readonly children: ReactNode;
}

export function ShownTable({ update, on, step, more, names, tell, choose, showRule, children }: Props): ReactNode {
  const now = useTableNow({
    edition: use(DrawnContext),
    view: update.view,
    me: update.seat,
    names,
    asked: update.open,
    happened: on.happened,
    step,
    more,
    stage: on.stage,
    answers: update.answers,
    tell,
    choose,
    showRule,
  });
  // The question comes first. The board follows in small steps, so that the page responds meanwhile.
  const table = useDeferredValue(now, null);
  const isBehind = table !== now;
  useUndrawn(isBehind);
  useLayoutEffect(() => {
    if (isBehind && now !== null) rememberPlaces(now); // the board still shows the step before
  }, [isBehind, now]);
  return (
    <TableProvider table={table} isBehind={isBehind}>
      {children}
    </TableProvider>
  );
}
