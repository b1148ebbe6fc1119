// What a page asks the server again and again while somebody looks at it.
import { useEffect } from 'react';

const FRESH = 15_000; // milliseconds

/**
 * `ask` is called now, when the page comes into sight, and every few seconds while it is; `onHeard` gets what it heard, null for nothing.
 * It begins anew when `about` changes.
 */
export function useAsked<T>(ask: () => Promise<T>, onHeard: (heard: T | null) => void, about = ''): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` says when they are others
  useEffect(() => {
    let wanted = true;
    const hear = (heard: T | null): void => {
      if (wanted) onHeard(heard);
    };
    const askIfSeen = (): void => {
      if (document.visibilityState === 'visible') ask().then(hear, () => hear(null));
    };
    askIfSeen();
    const timer = setInterval(askIfSeen, FRESH);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [about]);
}
