// Answers under way, from the board and from the list alike: which one is, and why the last was not taken.
import type { Asking } from '@boardwright/host';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Act, Refusal } from '../model/session.ts';

export interface Answering {
  readonly underWay: Act | null;
  readonly refusal: Refusal | null;
  readonly send: (act: Act) => Promise<void>;
}

/** Whether this question waits for what was sent. The next question may come before the last answer is acknowledged. */
export function isBusy(underWay: Act | null, { at, since }: Asking): boolean {
  if (underWay === null) return false;
  return underWay.do !== 'answer' || (underWay.at === at && underWay.position >= since);
}

const isSame = (a: Act | null, b: Act): boolean =>
  a?.do === 'answer' && b.do === 'answer' && a.seat === b.seat && a.at === b.at && a.position === b.position;

export function useAnswering(act: (act: Act) => Promise<Refusal | null>): Answering {
  const last = useRef<Act | null>(null);
  const [underWay, setUnderWay] = useState<Act | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = useCallback(
    async (wanted: Act): Promise<void> => {
      if (isSame(last.current, wanted)) return; // a second click on the board
      last.current = wanted;
      setUnderWay(wanted);
      setRefusal(null);
      let told: Refusal | null;
      try {
        told = await act(wanted);
      } catch {
        told = { why: 'tryAgain' };
      }
      if (last.current !== wanted) return; // something else has been sent meanwhile
      last.current = null;
      setUnderWay(null);
      setRefusal(told);
    },
    [act],
  );
  return useMemo(() => ({ underWay, refusal, send }), [underWay, refusal, send]);
}
