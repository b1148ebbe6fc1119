// Shows items one after the other, more briefly when many are waiting. None is ever left out.

/** A clock and timer, so that tests can use their own. */
export interface Ticker {
  now(): number; // milliseconds
  after(milliseconds: number, run: () => void): () => void; // returns a function that cancels it
}

export const MOST_BEHIND = 3000; // milliseconds: the last item is shown by then, if that leaves GLIMPSE for each
export const FRAME = 16; // milliseconds: without pacing, items are shown at most this often
export const GLIMPSE = 50; // milliseconds: every item is shown at least this long

/** How long an item is shown, in milliseconds. Asked again whenever it matters. */
export interface Hold {
  usual(): number; // when few items wait; 0: no pacing
  least(): number; // however many wait, because the current item is still moving
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

  /** Adds an item to the queue. */
  push(item: S): void {
    this.waiting.push({ item, since: this.ticker.now() });
    if (this.hold.usual() === 0) this.skipSoon();
    else this.goOn();
  }

  /** Shows the last item at once, but at most once per frame: a flood of items would keep the page from rendering at all. */
  private skipSoon(): void {
    this.callOff?.();
    this.callOff = null;
    const left = this.skippedAt + FRAME - this.ticker.now();
    if (left > 0) this.callOff = this.ticker.after(left, () => this.skip());
    else this.skip();
  }

  /** Replaces the last item pushed, or the one shown: it is the same moment with newer data. */
  amend(item: S): void {
    const last = this.waiting.pop();
    if (last === undefined) this.show(item);
    else this.waiting.push({ item, since: last.since });
  }

  /** Shows an item at once and drops the queue. */
  jump(item: S): void {
    this.rest();
    this.present(item);
  }

  /** Shows the last item pushed and drops the queue. */
  skip(): void {
    const last = this.waiting.at(-1);
    this.rest();
    this.shownAt = Number.NEGATIVE_INFINITY;
    this.skippedAt = this.ticker.now();
    if (last !== undefined) this.show(last.item);
  }

  /** Drops the queue. */
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
    const until = last.since + MOST_BEHIND; // the last one must be shown by then
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
