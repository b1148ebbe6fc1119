// Answers under way, from the board and from the list alike: which one is, and why the last was not taken.
import type { Asking } from '@boardwright/host';
import { useMemo } from 'react';
import { Observable } from '../model/observable.ts';
import type { Act, Refusal } from '../model/session.ts';

interface Sent {
  readonly underWay: Act | null;
  readonly refusal: Refusal | null;
}

/** Whether this question waits for what was sent. The next question may come before the last answer is acknowledged. */
export function isBusy(underWay: Act | null, { at, since }: Asking): boolean {
  if (underWay === null) return false;
  return underWay.do !== 'answer' || (underWay.at === at && underWay.position >= since);
}

const isSame = (a: Act | null, b: Act): boolean =>
  a?.do === 'answer' && b.do === 'answer' && a.seat === b.seat && a.at === b.at && a.position === b.position;

/** What was sent is watched by those alone who show it: the rest of the table does not change for it. */
export class Answering {
  readonly sent = new Observable<Sent>({ underWay: null, refusal: null });
  private readonly act: (act: Act) => Promise<Refusal | null>;

  constructor(act: (act: Act) => Promise<Refusal | null>) {
    this.act = act;
  }

  readonly send = async (wanted: Act): Promise<void> => {
    if (isSame(this.sent.get().underWay, wanted)) return; // a second click on the board
    this.sent.set({ underWay: wanted, refusal: null });
    let refusal: Refusal | null;
    try {
      refusal = await this.act(wanted);
    } catch {
      refusal = { why: 'tryAgain' };
    }
    if (this.sent.get().underWay === wanted) this.sent.set({ underWay: null, refusal }); // else something else was sent
  };
}

export const useAnswering = (act: (act: Act) => Promise<Refusal | null>): Answering =>
  useMemo(() => new Answering(act), [act]);
