// The frame of a drawn table: it holds the board, its keys, its tips and its motion.
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import '../style/drawn.css';
import type { AtTable } from './context.tsx';
import { CueLayer } from './cues.tsx';
import { skipMotion, useMoves } from './motion.ts';
import { useRovingFocus } from './roving.ts';
import { TipLayer } from './tip.tsx';

/**
 * The board itself, drawn anew only when something on the table has changed. Whoever clicks or presses Escape has seen
 * enough of what moves.
 */
export const BoardFrame = memo(function BoardFrame({ table }: { readonly table: AtTable }): ReactNode {
  const start = performance.now();
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(ref);
  useMoves(ref);
  useDrawingTime(start, 'board laid out');
  useEffect(() => {
    const skip = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') skipMotion();
    };
    window.addEventListener('pointerdown', skip);
    window.addEventListener('keydown', skip);
    return () => {
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skip);
    };
  }, []);
  const { Board } = table.drawn;
  return (
    <div className="board" ref={ref} onKeyDownCapture={onKeyDown}>
      <Drawn start={start} />
      <Board table={table.now} />
      <CueLayer />
      <TipLayer />
    </div>
  );
});

/** Stands first, so that its effect comes before all others: the board is drawn, and nothing has been measured on it. */
function Drawn({ start }: { readonly start: number }): null {
  useDrawingTime(start, 'board drawn');
  return null;
}

/** Notes how long something took, for `npm run frames` and the browser's own tools. */
function useDrawingTime(start: number, what: string): void {
  useLayoutEffect(() => {
    performance.measure(what, { start, end: performance.now() });
  });
}
