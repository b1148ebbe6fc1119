// The frame of a drawn table: it holds the board, its keys, its tips and its motion.
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import '../style/drawn.css';
import type { AtTable } from './context.tsx';
import { CueLayer } from './cues.tsx';
import { useInFrame } from './in-frame.ts';
import { skipMotion, useMoves, whenSeenEnough } from './motion.ts';
import { useRovingFocus } from './roving.ts';
import { renewTip, TipLayer } from './tip.tsx';

/** The board itself, drawn anew only when something on the table has changed. */
export const BoardFrame = memo(function BoardFrame({ table }: { readonly table: AtTable }): ReactNode {
  const start = performance.now();
  const shown = useRef(0);
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(ref);
  useMoves(ref);
  useInFrame(() => {
    renewTip();
    note('board laid out', shown.current);
  });
  useEffect(() => whenSeenEnough(skipMotion), []);
  const { Board } = table.drawn;
  return (
    <div className="board" ref={ref} onKeyDownCapture={onKeyDown}>
      <First start={start} shown={shown} />
      <Board table={table.now} />
      <CueLayer table={table} />
      <TipLayer />
    </div>
  );
});

interface FirstProps {
  readonly start: number;
  readonly shown: RefObject<number>;
}
/** Stands first, so that its effects come before all others: nothing has been measured on the board. */
function First({ start, shown }: FirstProps): null {
  useLayoutEffect(() => note('board drawn', start));
  useInFrame(() => {
    shown.current = performance.now();
  });
  return null;
}

/** How long something took, for `npm run frames` and the browser's own tools. */
function note(what: string, start: number): void {
  performance.measure(what, { start, end: performance.now() });
}
