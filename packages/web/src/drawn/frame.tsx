// The frame of a drawn table: it holds the board, its keys, its tips and its motion.
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import '../style/drawn.css';
import type { AtTable } from './context.tsx';
import { CueLayer } from './cues.tsx';
import { skipMotion, useMoves } from './motion.ts';
import { useRovingFocus } from './roving.ts';
import { TipLayer } from './tip.tsx';

/** The board itself. Whoever clicks or presses Escape has seen enough of what moves. */
export function BoardFrame({ table }: { readonly table: AtTable }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(ref);
  useMoves(ref);
  useDrawingTime();
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
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the pieces inside
    <div className="board" ref={ref} onKeyDown={onKeyDown}>
      <Board table={table.now} />
      <CueLayer />
      <TipLayer />
    </div>
  );
}

/** Notes how long drawing took, for `npm run frames` and the browser's own tools. */
function useDrawingTime(): void {
  const start = performance.now();
  useLayoutEffect(() => {
    performance.measure('board', { start, end: performance.now() });
  });
}
