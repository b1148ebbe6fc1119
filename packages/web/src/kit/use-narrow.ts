// Whether the page is narrow: a phone, or a window as wide as one. The same width as in the style sheets.
import { useSyncExternalStore } from 'react';

const narrow = window.matchMedia('(max-width: 1000px)');
const isNarrow = (): boolean => narrow.matches;

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, isNarrow);
