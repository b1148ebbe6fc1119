// Shows things one after the other: each for a while, more briefly when many wait. None is ever left out.

/** Time as a pacer needs it, so that tests can have their own. */
export interface Ticker {
  now(): number; // milliseconds
  after(milliseconds: number, run: () => void): () => void; // returns how to call it off
}

export const MOST_BEHIND = 3000; // milliseconds: by then what came last is seen, if that leaves a glimpse for each
export const FRAME = 16; // milliseconds: what is not paced is shown at most so often, however fast it comes
export const GLIMPSE = 50; // milliseconds: the briefest that anything is seen

/** How long something is seen, in milliseconds, as it is asked from moment to moment. */
export interface Hold {
  usual(): number; // when little waits; 0: nothing waits
  least(): number; // however much waits: what is shown now has not come to rest
}

interface Waiting<S> {
  readonly item: S;
  readonly since: number;
}

export class Pacer<S> {
  private readonly show: (item: S) => void;
  private readonly hold: Hold;
  private readonly ticker: Ticker;
  private waiting: Waiting<S>[] = [];
  private shownAt = Number.NEGATIVE_INFINITY;
  private skippedAt = Number.NEGATIVE_INFINITY;
  private callOff: (() => void) | null = null;

  constructor(show: (item: S) => void, hold: Hold, ticker: Ticker) {
    this.show = show;
    this.hold = hold;
    this.ticker = ticker;
  }

  /** Takes its turn behind what waits. */
  push(item: S): void {
    this.waiting.push({ item, since: this.ticker.now() });
    if (this.hold.usual() === 0) this.skipSoon();
    else this.goOn();
  }

  /** At once, or with what else comes within a frame: a flood would keep the page from drawing anything. */
  private skipSoon(): void {
    this.callOff?.();
    this.callOff = null;
    const left = this.skippedAt + FRAME - this.ticker.now();
    if (left > 0) this.callOff = this.ticker.after(left, () => this.skip());
    else this.skip();
  }

  /** Takes the place of what was pushed last, or of what is shown: it is the same moment, told anew. */
  amend(item: S): void {
    const last = this.waiting.pop();
    if (last === undefined) this.show(item);
    else this.waiting.push({ item, since: last.since });
  }

  /** Shown at once, and what waited is forgotten. */
  jump(item: S): void {
    this.rest();
    this.present(item);
  }

  /** What was pushed last is shown now. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.rest();
    this.shownAt = Number.NEGATIVE_INFINITY;
    this.skippedAt = this.ticker.now();
    if (last !== undefined) this.show(last.item);
  }

  /** Nothing is shown any more. */
  rest(): void {
    this.callOff?.();
    this.callOff = null;
    this.waiting = [];
  }

  private present(item: S): void {
    this.shownAt = this.ticker.now();
    this.show(item);
  }

  private goOn(): void {
    this.callOff?.();
    this.callOff = null;
    const last = this.waiting.at(-1);
    if (last === undefined) return;
    const until = last.since + MOST_BEHIND; // by then the last one is to be seen
    const share = Math.max(
      this.hold.least(),
      GLIMPSE,
      Math.min(this.hold.usual(), (until - this.shownAt) / this.waiting.length),
    );
    const left = this.shownAt + share - this.ticker.now();
    if (left > 0) this.callOff = this.ticker.after(left, () => this.goOn());
    else this.next();
  }

  private next(): void {
    const next = this.waiting.shift();
    if (next !== undefined) this.present(next.item);
    this.goOn();
  }
}
