// The page is loaded in parts. When the server gets new files while a page is open, parts of the old page are gone: then
// the page is loaded again, once, and if that does not help it says so.
import { Observable } from './model/observable.ts';

const KEY = 'boardwright.reloaded';
const AGAIN = 60_000; // milliseconds: a part that is lost so soon after loading the page is not to be had by it

/** True: a part cannot be had. */
export const partIsLost = new Observable(false);

export function watchForLostParts(): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine && !wasJustReloaded()) window.location.reload();
    else partIsLost.set(true);
  });
}

/** Notes that it is being loaded again. Where nothing can be noted, it is not: it might never end. */
function wasJustReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - last < AGAIN;
  } catch {
    return true;
  }
}
