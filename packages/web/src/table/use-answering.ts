// Answers under way, from the board and from the list alike: whether one is, and why the last was not taken.
import { useCallback, useState } from 'react';
import type { Act, Refusal } from '../model/session.ts';

export interface Answering {
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  readonly send: (act: Act) => Promise<void>;
}

export function useAnswering(act: (act: Act) => Promise<Refusal | null>): Answering {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = useCallback(
    async (wanted: Act): Promise<void> => {
      setBusy(true);
      setRefusal(null);
      try {
        setRefusal(await act(wanted));
      } catch {
        setRefusal({ why: 'tryAgain' });
      } finally {
        setBusy(false);
      }
    },
    [act],
  );
  return { busy, refusal, send };
}
