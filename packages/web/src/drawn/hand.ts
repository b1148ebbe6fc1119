// Decides which presses count. A press acts on what it started on, even if the table changes meanwhile. A double click counts once.
import type { Word } from '@boardwright/engine';
import { createContext, type MouseEvent, type PointerEvent as Press, use, useEffect, useMemo } from 'react';

const NEAR = 12; // pixels: smaller movements are accidental
const DOUBLE = 300; // milliseconds between two presses that are one double click
const SETTLED = 400; // milliseconds people need to notice what has appeared under the pointer

/** Everything that can be pressed. */
const CONTROLS = '[data-word], [data-step], [data-press]';
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

/** What a press would do, and since when the page has shown it (`performance.now`). */
interface Control {
  readonly means: unknown; // equal for the same choice, wherever it is on the page
  readonly since: number;
  readonly run: () => void;
}
interface Held extends Control {
  readonly pointer: number;
  readonly at: Spot;
  readonly on: Element;
}
interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Where the pointer is, and since when it has rested there. */
interface Rest extends Spot {
  readonly since: number;
}
interface Before {
  readonly means: unknown; // null: nothing that could be chosen
  readonly at: number;
}

const spotOf = ({ clientX: x, clientY: y }: MouseEvent | PointerEvent): Spot => ({ x, y });
const isNear = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= NEAR;
const NOWHERE: Rest = { x: Number.POSITIVE_INFINITY, y: 0, since: 0 };
const NEVER: Before = { means: null, at: Number.NEGATIVE_INFINITY };

/** An answer that is meant for the question that is open now. */
export interface Intent {
  readonly since: number; // when its word was first offered, without a break until now (`performance.now`)
  readonly answer: () => void;
}
/** Remembers which question a word answers now; null if no open question has the word. */
export type Intend = (word: Word, lane?: string) => Intent | null;

interface Ways {
  readonly lane?: string; // names the question if several are open
  readonly since?: number; // when the page began to show the word here; default: when it was offered
  readonly run?: (answer: () => void) => void;
}

/**
 * A press counts when it ends, unless it was dragged away. What it does was decided when it began, so it does not matter if the
 * piece has been redrawn, moved or removed since. It does not count if the player cannot have meant it:
 *
 * - it begins within 0.3 s of another press in the same place (a double click);
 * - it begins within 0.4 s of another press in the same place, but on a different choice;
 * - its target appeared under a resting pointer less than 0.4 s ago.
 *
 * A press always counts if the pointer has moved there or the finger comes down elsewhere. Times are the timestamps of the
 * events, because a busy page gets them late.
 */
export class Hand {
  private readonly intend: Intend;
  private rest = NOWHERE;
  private last = NEVER; // the last press that counted, or was on nothing
  private before = NEVER; // the one before the current press
  private held: Held | null = null;
  private isTaken = false; // the last press began on something that can be chosen
  private byFinger = false;
  private isAwaited = false; // a pointer was pressed, and its click has not come
  private click: Event | null = null;
  private clickIsPointers = false;

  constructor(intend: Intend) {
    this.intend = intend;
  }

  /** Follows the pointers on the whole page. Returns a function that stops this. */
  listen(): () => void {
    const listeners: [keyof DocumentEventMap, (event: never) => void][] = [
      ['pointermove', (event: PointerEvent) => this.move(event)],
      ['pointerdown', (event: PointerEvent) => this.begin(event)],
      ['pointerup', (event: PointerEvent) => this.end(event)],
      ['pointercancel', () => this.drop()],
      ['contextmenu', () => this.drop()],
      ['keydown', () => this.forgetFinger()],
    ];
    for (const [kind, hear] of listeners) document.addEventListener(kind, hear as EventListener, true);
    return () => {
      for (const [kind, hear] of listeners) document.removeEventListener(kind, hear as EventListener, true);
    };
  }

  /**
   * Whether a finger was used last. Hovering is then not meant: browsers tell of it after the finger has left, even much later,
   * for whatever has come to lie there.
   */
  isFinger(): boolean {
    return this.byFinger;
  }

  /** A press on an answer. */
  pressWord(event: Press, word: Word, { lane, since, run = answer => answer() }: Ways = {}): void {
    const intent = this.intend(word, lane);
    const shown = since ?? intent?.since ?? 0;
    this.press(event, { means: word, since: shown, run: () => intent !== null && run(intent.answer) });
  }

  /** A press on any other control. An outer piece that gets the same event is ignored. */
  press(event: Press, control: Control): void {
    if (this.isTaken || event.button !== 0 || !event.isPrimary) return;
    this.isTaken = true;
    const at = event.timeStamp;
    if (!this.isMeant(control, at)) {
      this.last = this.before; // so that repeated presses count again after a while
      return;
    }
    this.last = { means: control.means, at };
    this.held = { ...control, pointer: event.pointerId, at: spotOf(event), on: event.currentTarget };
  }

  /**
   * Classifies a click: the end of a press on a control (`done`), the end of another press (`missed`), or a click without a
   * press, as keys and screen readers make it (`own`).
   */
  clicked({ nativeEvent }: MouseEvent): 'done' | 'missed' | 'own' {
    if (nativeEvent !== this.click) {
      this.click = nativeEvent;
      this.clickIsPointers = this.isAwaited && nativeEvent.detail > 0;
      this.isAwaited = false;
    }
    if (!this.clickIsPointers) return 'own';
    return this.isTaken ? 'done' : 'missed';
  }

  private isMeant({ means, since }: Control, at: number): boolean {
    const { before, rest } = this;
    if (at < since) return false; // it was not there yet when the pointer went down
    const isSameSpot = rest.since <= before.at;
    if (isSameSpot && at - before.at < (means === before.means ? DOUBLE : SETTLED)) return false;
    return rest.since > since || at - since >= SETTLED;
  }

  private move(event: PointerEvent): void {
    const spot = spotOf(event);
    if (!event.isPrimary || isNear(spot, this.rest)) return;
    this.rest = { ...spot, since: event.timeStamp };
    if (event.pointerType !== 'touch') this.forgetFinger();
  }

  private forgetFinger(): void {
    this.byFinger = false;
  }

  private begin(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.move(event);
    this.byFinger = event.pointerType === 'touch';
    this.held = null;
    this.isTaken = false;
    this.isAwaited = true;
    this.before = this.last;
    this.last = { means: null, at: event.timeStamp };
  }

  private end(event: PointerEvent): void {
    const { held } = this;
    if (held === null || event.pointerId !== held.pointer) return;
    this.held = null;
    if (isStillOn(held, spotOf(event))) held.run();
  }

  private drop(): void {
    this.held = null;
  }
}

/** Whether the press was not dragged away. The piece may have been redrawn. */
function isStillOn({ at, on, means }: Held, now: Spot): boolean {
  if (isNear(at, now)) return true;
  const under = document.elementFromPoint(now.x, now.y);
  return on.contains(under) || under?.closest<HTMLElement>('[data-word]')?.dataset.word === means;
}

export const HandContext = createContext<Hand | null>(null);

export function useHand(): Hand {
  const hand = use(HandContext);
  if (hand === null) throw new Error('there is a hand only at a table');
  return hand;
}

/** Creates a hand for as long as a table is shown. */
export function useOwnHand(intend: Intend): Hand {
  const hand = useMemo(() => new Hand(intend), [intend]);
  useEffect(() => hand.listen(), [hand]);
  return hand;
}
