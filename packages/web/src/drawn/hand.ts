// The hand at a table: a press does what it began on, although the table changes under it, and a double click is one press.
import type { Word } from '@boardwright/engine';
import { createContext, type MouseEvent, type PointerEvent as Press, use, useEffect, useMemo } from 'react';

const NEAR = 12; // pixels: so far a hand slips without meaning to
const DOUBLE = 300; // milliseconds between two presses that are one double click
const SETTLED = 400; // milliseconds until somebody can have seen what came under the pointer, and mean it

/** What can be pressed. Others look for it in the page: see `isControl`. */
const CONTROLS = '[data-word], [data-step], [data-press]';
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;

/** What a press would do, and since when it is shown that it would (`performance.now`). */
interface Control {
  readonly means: unknown; // the same for the same choice, wherever it stands
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
/** Where the pointer is, and since when it has not left that place. */
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

/** Remembers which question a word answers now; gives how to answer it, or null if it is not asked for. */
export type Intend = (word: Word, lane?: string) => (() => void) | null;

/**
 * A press counts when it ends, if it was not dragged away: what it does was settled when it began, so it matters to nobody that
 * the piece was drawn anew, was moved or is gone. It counts unless the hand cannot have meant it:
 *
 * - it begins within 0.3 s of another one at the same place: that is a double click, which is one press;
 * - it begins within 0.4 s of another one at the same place, on something else than that one;
 * - what it is on came under a resting pointer less than 0.4 s ago.
 *
 * A pointer that has moved there, or a finger that comes down elsewhere, is always meant. So is a quick second press on what is
 * offered all along. Times are those of the events themselves: a page that is busy hears of a press late.
 */
export class Hand {
  private readonly intend: Intend;
  private rest = NOWHERE;
  private last = NEVER; // the last press that counted, or was on nothing
  private before = NEVER; // the one before the press that is heard of now
  private held: Held | null = null;
  private isTaken = false; // the last press began on something that can be chosen
  private isAwaited = false; // a pointer was pressed, and its click has not come
  private click: Event | null = null;
  private clickIsPointers = false;

  constructor(intend: Intend) {
    this.intend = intend;
  }

  /** Follows the pointers of the whole page; gives how to stop. */
  listen(): () => void {
    const listeners: [keyof DocumentEventMap, (event: never) => void][] = [
      ['pointermove', (event: PointerEvent) => this.move(event)],
      ['pointerdown', (event: PointerEvent) => this.begin(event)],
      ['pointerup', (event: PointerEvent) => this.end(event)],
      ['pointercancel', () => this.drop()],
      ['contextmenu', () => this.drop()],
    ];
    for (const [kind, hear] of listeners) document.addEventListener(kind, hear as EventListener, true);
    return () => {
      for (const [kind, hear] of listeners) document.removeEventListener(kind, hear as EventListener, true);
    };
  }

  /** A press on something that answers. `lane`: of which question, where several are asked. */
  pressWord(event: Press, word: Word, since: number, lane?: string, run = (answer: () => void) => answer()): void {
    const answer = this.intend(word, lane);
    this.press(event, { means: word, since, run: () => answer !== null && run(answer) });
  }

  /** A press on something else that can be done. An outer piece that hears of the same press takes no part in it. */
  press(event: Press, control: Control): void {
    if (this.isTaken || event.button !== 0 || !event.isPrimary) return;
    this.isTaken = true;
    const at = event.timeStamp;
    if (!this.isMeant(control, at)) {
      this.last = this.before; // whoever goes on pressing is heard again in time
      return;
    }
    this.last = { means: control.means, at };
    this.held = { ...control, pointer: event.pointerId, at: spotOf(event), on: event.currentTarget };
  }

  /**
   * What a click is: the end of a press on something that could be chosen (`done`), of another one (`missed`), or neither
   * (`own`): keys and screen readers click without a press.
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
    if (at < since) return false; // it was not there yet when the pointer was pressed
    const isSameSpot = rest.since <= before.at;
    if (isSameSpot && at - before.at < (means === before.means ? DOUBLE : SETTLED)) return false;
    return rest.since > since || at - since >= SETTLED;
  }

  private move(event: PointerEvent): void {
    const spot = spotOf(event);
    if (event.isPrimary && !isNear(spot, this.rest)) this.rest = { ...spot, since: event.timeStamp };
  }

  private begin(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.move(event);
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

/** Not dragged away; the piece itself may have been drawn anew. */
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

/** A hand for as long as a table is shown. */
export function useOwnHand(intend: Intend): Hand {
  const hand = useMemo(() => new Hand(intend), [intend]);
  useEffect(() => hand.listen(), [hand]);
  return hand;
}
