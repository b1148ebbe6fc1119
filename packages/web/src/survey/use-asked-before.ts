// The table as it was when this seat was asked the time before: what has changed since then is news.
import type { Update } from '@boardwright/host';
import { useCallback, useEffect, useRef } from 'react';

type View = Update['view'];
interface Asked {
  readonly answers: number;
  readonly view: View;
  readonly before: View | null; // the time before that
}

/** The returned function gives null if this page has not seen it. */
export function useAskedBefore({ answers, open, view }: Update): () => View | null {
  const last = useRef<Asked | null>(null);
  const isAsked = open.length > 0;
  useEffect(() => {
    if (isAsked && last.current?.answers !== answers)
      last.current = { answers, view, before: last.current?.view ?? null };
  }, [isAsked, answers, view]);
  return useCallback(() => (isAsked ? (last.current?.before ?? null) : (last.current?.view ?? null)), [isAsked]);
}
