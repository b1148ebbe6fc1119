// Measure in the animation frame that shows a render, because the browser lays out the page there anyway. Measuring right after the
// render would force a layout in the same step, and the page would not respond meanwhile.
import { useLayoutEffect } from 'react';

/** Runs after every render, but once per frame. */
export function useInFrame(run: () => void): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  });
}
