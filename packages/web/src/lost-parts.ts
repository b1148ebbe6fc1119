// The page is loaded in chunks. When the server gets a new release while a page is open, old chunks are gone. Then the
// page reloads itself once, and if that does not help it shows a message.
import { Observable } from './model/observable.ts';

const KEY = 'boardwright.reloaded';
const AGAIN = 60_000; // milliseconds: if a chunk is missing this soon after a reload, another reload will not help

/** True: a chunk cannot be loaded. */
export const partIsLost = new Observable(false);

export function watchForLostParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine && !wasJustReloaded()) window.location.reload();
    else partIsLost.set(true);
  });
}

/** Records that the page is reloading. If nothing can be recorded, it does not reload, because that might never end. */
function wasJustReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - last < AGAIN;
  } catch {
    return true;
  }
}
