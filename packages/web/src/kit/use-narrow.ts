// How much room the page has. The same widths as in the style sheets.
import { useSyncExternalStore } from 'react';

/** A hook that says whether the page fits this description now. */
function mediaHook(query: string): () => boolean {
  const media = window.matchMedia(query);
  const matches = (): boolean => media.matches;
  const subscribe = (listener: () => void): (() => void) => {
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, matches, matches);
}

/** A phone, or a window as wide as one: one part of the board at a time. */
export const useNarrow = mediaHook('(max-width: 1000px)');
/** A tablet or a small laptop, or less: log, chat and rules come when they are asked for. */
export const useCompact = mediaHook('(max-width: 1280px)');
/** A tablet, upright: narrow, but with room for a whole board. */
export const useTablet = mediaHook('(min-width: 700px) and (max-width: 1000px) and (min-height: 700px)');
/** A phone on its side. */
export const useSideways = mediaHook('(max-width: 1000px) and (max-height: 500px)');
