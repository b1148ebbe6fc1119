// Sends answers, from the board and from the list alike: which question a word answers, which answer is being sent, and why the last
// one was refused.
import type { Word } from '@boardwright/engine';
import type { OpenQuestion, Update } from '@boardwright/host';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { Intent } from '../drawn/hand.ts';
import { markGiven } from '../drawn/pointing.ts';
import { Observable } from '../model/observable.ts';
import type { Act, Refusal } from '../model/session.ts';

interface Sent {
  readonly underWay: Act | null;
  readonly refusal: Refusal | null;
}

/** Whether this question waits for an answer that was sent. The next question may arrive before the acknowledgement. */
export function isBusy(underWay: Act | null, { at, since }: OpenQuestion): boolean {
  if (underWay === null) return false;
  return underWay.do !== 'answer' || (underWay.at === at && underWay.position >= since);
}

/** A word in a lane. */
const keyOf = (lane: string, word: Word): string => `${lane} ${word}`;

/** Observable, so that only the components that show the sent answer render again. */
export class Answering {
  readonly sent = new Observable<Sent>({ underWay: null, refusal: null });
  private readonly act: (act: Act) => Promise<Refusal | null>;
  private update: Update | null = null;
  private offered: ReadonlyMap<string, number> = new Map(); // since when each word has been offered, without a break

  constructor(act: (act: Act) => Promise<Refusal | null>) {
    this.act = act;
  }

  /** What is on the page now. */
  see(update: Update): void {
    const now = performance.now();
    const keys = update.open.flatMap(({ at, words, asides }) => [...words, ...asides].map(word => keyOf(at, word)));
    this.offered = new Map(keys.map(key => [key, this.offered.get(key) ?? now]));
    this.update = update;
  }

  /** Stable functions, so that nothing renders again because of them. */
  readonly choose = (word: Word, lane?: string): void => {
    const asking = this.questionOf(word, lane);
    if (asking !== null) this.answer(asking, word);
  };

  /**
   * Gives this answer a moment later. It answers the question that is open now, even if others have answered theirs meanwhile.
   * If an answer of our own is being sent, it is meant for the question that follows.
   */
  readonly intend = (word: Word, lane?: string): Intent | null => {
    const meant = this.questionOf(word, lane);
    if (meant === null) return null;
    const isAhead = isBusy(this.sent.get().underWay, meant);
    const answer = (): void => {
      const asking = this.questionOf(word, meant.at);
      if (asking !== null && (isAhead || asking.since === meant.since)) this.answer(asking, word);
    };
    return { since: this.offered.get(keyOf(meant.at, word)) ?? 0, answer };
  };

  readonly send = async (wanted: Act): Promise<void> => {
    this.sent.set({ underWay: wanted, refusal: null });
    let refusal: Refusal | null;
    try {
      refusal = await this.act(wanted);
    } catch {
      refusal = { why: 'tryAgain' };
    }
    if (this.sent.get().underWay === wanted) this.sent.set({ underWay: null, refusal }); // otherwise something else has been sent since
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
  useEffect(
    () =>
      answering.sent.subscribe(() => {
        const { underWay } = answering.sent.get();
        markGiven(underWay?.do === 'answer' ? underWay.word : null);
      }),
    [answering],
  );
  return answering;
}
