// The frame of a drawn table: it holds the board, its keys, its tips and its motion.
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import '../style/drawn.css';
import type { AtTable } from './context.tsx';
import { CueLayer } from './cues.tsx';
import { makeAhead } from './idle.ts';
import { useInFrame } from './in-frame.ts';
import { skipMotion, useMoves, whenSeenEnough } from './motion.ts';
import { note } from './note.ts';
import { useOnBoard } from './on-board.ts';
import { lookAway } from './pointing.ts';
import { useRovingFocus } from './roving.ts';
import { renewTip, TipLayer } from './tip.tsx';

/** The board itself, drawn anew only when something on the table has changed. */
export const BoardFrame = memo(function BoardFrame({ table }: { readonly table: AtTable }): ReactNode {
  const start = performance.now();
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(ref);
  useMoves(ref);
  useInFrame(renewTip);
  useOnBoard(ref, table);
  useEffect(makeAhead); // also for renderings that were begun and given up
  useEffect(() => whenSeenEnough(skipMotion), []);
  useEffect(() => lookAway, []); // at the next table, nothing is looked at yet
  const { Board } = table.drawn;
  return (
    <div className="board" ref={ref} onKeyDownCapture={onKeyDown}>
      <Board table={table.now} />
      <Drawn start={start} />
      <CueLayer table={table} />
      <TipLayer />
    </div>
  );
});

/** Rendered after the board, so that its effects run when the board is there. */
function Drawn({ start }: { readonly start: number }): null {
  useLayoutEffect(() => note('board drawn', start));
  return null;
}
