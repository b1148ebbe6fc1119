// The frame in which a drawing is shown: what has to be measured is measured there, when the browser lays the page out anyway.
// Right after the drawing it would have to do so in the same step, and whoever uses the page would wait for both.
import { useLayoutEffect } from 'react';

/** Runs after every drawing, and only for the last one that a frame shows. */
export function useInFrame(run: () => void): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  });
}
