// Answers, from the board and from the list alike: which question a word answers, which answer is under way, and why the last
// was not taken.
import type { Word } from '@boardwright/engine';
import type { OpenQuestion, Update } from '@boardwright/host';
import { useLayoutEffect, useMemo } from 'react';
import { Observable } from '../model/observable.ts';
import type { Act, Refusal } from '../model/session.ts';

interface Sent {
  readonly underWay: Act | null;
  readonly refusal: Refusal | null;
}

/** Whether this question waits for what was sent. The next question may come before the last answer is acknowledged. */
export function isBusy(underWay: Act | null, { at, since }: OpenQuestion): boolean {
  if (underWay === null) return false;
  return underWay.do !== 'answer' || (underWay.at === at && underWay.position >= since);
}

/** What was sent is watched by those alone who show it: the rest of the table does not change for it. */
export class Answering {
  readonly sent = new Observable<Sent>({ underWay: null, refusal: null });
  private readonly act: (act: Act) => Promise<Refusal | null>;
  private update: Update | null = null;

  constructor(act: (act: Act) => Promise<Refusal | null>) {
    this.act = act;
  }

  /** What is on the page now. */
  see(update: Update): void {
    this.update = update;
  }

  /** The same functions all the time, so that nothing need be drawn anew for them. */
  readonly choose = (word: Word, lane?: string): void => {
    const asking = this.questionOf(word, lane);
    if (asking !== null) this.answer(asking, word);
  };

  /**
   * What choosing this word means now, to be done a moment later: it answers the question that is asked now, although others
   * may have answered theirs meanwhile. If an answer of our own is under way, it is meant for the question that follows.
   */
  readonly intend = (word: Word, lane?: string): (() => void) | null => {
    const meant = this.questionOf(word, lane);
    if (meant === null) return null;
    const isAhead = isBusy(this.sent.get().underWay, meant);
    return () => {
      const asking = this.questionOf(word, meant.at);
      if (asking !== null && (isAhead || asking.since === meant.since)) this.answer(asking, word);
    };
  };

  readonly send = async (wanted: Act): Promise<void> => {
    this.sent.set({ underWay: wanted, refusal: null });
    let refusal: Refusal | null;
    try {
      refusal = await this.act(wanted);
    } catch {
      refusal = { why: 'tryAgain' };
    }
    if (this.sent.get().underWay === wanted) this.sent.set({ underWay: null, refusal }); // else something else was sent
  };

  private questionOf(word: Word, lane: string | undefined): OpenQuestion | null {
    const isOf = ({ at, words, asides }: OpenQuestion): boolean =>
      (lane === undefined || at === lane) && (words.includes(word) || asides.includes(word));
    return this.update?.open.find(isOf) ?? null;
  }

  private answer(asking: OpenQuestion, word: Word): void {
    const { seat, position } = this.update ?? {};
    if (seat == null || position === undefined || isBusy(this.sent.get().underWay, asking)) return;
    void this.send({ do: 'answer', seat, at: asking.at, word, position });
  }
}

export function useAnswering(act: (act: Act) => Promise<Refusal | null>, update: Update): Answering {
  const answering = useMemo(() => new Answering(act), [act]);
  useLayoutEffect(() => answering.see(update), [answering, update]);
  return answering;
}
