// The table as the board shows it: a step behind the question, so that the page answers while the board is drawn.
import type { Event, Word } from '@boardwright/engine';
import type { Asking, Heard, Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, use, useCallback, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { DrawnContext, TableProvider } from '../drawn/context.tsx';
import { useUndrawn } from '../drawn/motion.ts';
import { useTableNow } from '../drawn/use-now.ts';
import type { Act } from '../model/session.ts';
import type { Playback } from './use-playback.ts';

const NOT_ASKED: readonly Asking[] = [];
const NO_EVENTS: readonly Event[] = [];

interface Props {
  readonly update: Update;
  readonly heard: readonly Heard[];
  readonly playback: Playback;
  readonly names: readonly string[];
  readonly tell: Teller;
  readonly send: (act: Act) => Promise<void>;
  readonly showRule: (id: string) => void;
  /** What shows the table. Nothing else belongs in here: all of it is gone through whenever the table changes. */
  readonly children: ReactNode;
}

export function ShownTable({ update, heard, playback, names, tell, send, showRule, children }: Props): ReactNode {
  const { glimpse } = playback;
  const now = useTableNow({
    drawn: use(DrawnContext),
    view: glimpse?.view ?? update.view,
    me: update.seat,
    names,
    asked: glimpse === null ? update.open : NOT_ASKED,
    happened: glimpse?.events ?? heard.at(-1)?.events ?? NO_EVENTS,
    answers: glimpse?.answers ?? update.answers,
    tell,
    choose: useChoose(update, send),
    showRule,
  });
  // The question comes first; the board follows in small steps, so that the page answers meanwhile.
  const table = useDeferredValue(now, null);
  const isBehind = table !== now;
  useUndrawn(isBehind);
  return (
    <TableProvider table={table} isBehind={isBehind}>
      {children}
    </TableProvider>
  );
}

/** The same function all the time, so that pieces need not be drawn anew for it. */
function useChoose({ open, seat, position }: Update, send: Props['send']): (word: Word) => void {
  const latest = useRef({ open, seat, position });
  useLayoutEffect(() => {
    latest.current = { open, seat, position };
  });
  return useCallback(
    word => {
      const asked = latest.current;
      const asking = asked.open.find(({ words, asides }) => words.includes(word) || asides.includes(word));
      if (asking === undefined || asked.seat === null) return;
      void send({ do: 'answer', seat: asked.seat, at: asking.at, word, position: asked.position });
    },
    [send],
  );
}
