// Work for when the browser has nothing else to do.
import { once } from '@boardwright/text';

const SOMETIME = 100; // milliseconds

/** Safari does not tell when it is idle: there it is taken to be in a tenth of a second. */
export function whenIdle(run: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, timeout === undefined ? undefined : { timeout });
  else setTimeout(run, SOMETIME);
}

/** Nobody notices what takes less. */
const SHORT = 4; // milliseconds

const unmade = new Set<() => unknown>();
let isMaking = false;

/** Something that is made once: ahead, as soon as a table is shown and the browser is idle, or when it is first asked for. */
export function ahead<T>(make: () => T): () => T {
  const get = once(() => {
    unmade.delete(get);
    return make();
  });
  unmade.add(get);
  return get;
}

/** Makes everything that nobody has asked for yet, a little at a time. */
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
