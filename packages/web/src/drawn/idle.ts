// Work for when the browser has nothing else to do.
import { once } from '@boardwright/text';

const SOMETIME = 100; // milliseconds

/** Safari has no requestIdleCallback: there it waits a tenth of a second. */
export function whenIdle(run: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, timeout === undefined ? undefined : { timeout });
  else setTimeout(run, SOMETIME);
}

/** Nobody notices shorter work. */
const SHORT = 4; // milliseconds

const unmade = new Set<() => unknown>();
let isMaking = false;

/** A value made once: while the browser is idle and a table is shown, or when it is first needed. */
export function ahead<T>(make: () => T): () => T {
  const get = once(() => {
    unmade.delete(get);
    return make();
  });
  unmade.add(get);
  return get;
}

/** Makes all values that are not made yet, a few at a time. */
export function makeAhead(): void {
  if (isMaking || unmade.size === 0) return;
  isMaking = true;
  whenIdle(() => {
    const end = performance.now() + SHORT;
    for (const get of unmade) {
      get();
      if (performance.now() > end) break;
    }
    isMaking = false;
    makeAhead();
  });
}
