// What moves, moves from where it was; everything can be skipped, and nothing moves for those who do not want it.
import { once } from '@boardwright/text';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isControl } from './hand.ts';
import { whenIdle } from './idle.ts';
import { useInFrame } from './in-frame.ts';
import type { Spot } from './spot.ts';

const MOVE = 0.42; // seconds
const LEAST = 2; // pixels that are a move
const LEAST_RESIZED = 30; // when the board has another size, everything has moved a little

/** What moves now, each with its motion. */
const running = new Map<Element, Animation>();
/**
 * What rolls now or is about to. It wants every frame, and nobody wants to know the result before it lies there: so the rest
 * waits.
 */
const rolling = new Set<Promise<unknown>>();
/** What is behind what happened, and may roll when it is drawn. */
const undrawn = new Set<Promise<unknown>>();
/** What is about to roll, and begins at once when it is skipped. */
const waiting = new Set<(isSeen: boolean) => void>();
export const ROLL = 0.8; // seconds
const SOON = 120; // milliseconds in which a step of a roll begins, busy or not
let skips = 0;

const preference = once(() => matchMedia('(prefers-reduced-motion: reduce)')); // asked for by every die in every drawing
export const wantsMotion = (): boolean => !preference().matches && document.visibilityState === 'visible';

/** Everything that moves is at its end at once. */
export function skipMotion(): void {
  skips++;
  for (const begin of [...waiting]) begin(false);
  for (const each of [...running.values()]) each.finish();
  running.clear();
}

/**
 * Whoever clicks, presses Escape or looks at another page has seen enough of what moves. A press on what can be chosen says so
 * when it ends, and not before: what is pressed stays as it is until then. Returns how to stop listening.
 */
export function whenSeenEnough(run: (event: Event) => void): () => void {
  let pressed: Event | null = null; // on something that can be chosen
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    pointerdown: event => {
      pressed = isControl(event.target) ? event : null;
      if (pressed === null) run(event);
    },
    pointerup: () => {
      if (pressed !== null) run(pressed);
      pressed = null;
    },
    pointercancel: () => {
      pressed = null;
    },
    keydown: event => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') run(event);
    },
    visibilitychange: run,
  };
  for (const [kind, listener] of Object.entries(listeners)) document.addEventListener(kind, listener, true);
  return () => {
    for (const [kind, listener] of Object.entries(listeners)) document.removeEventListener(kind, listener, true);
  };
}

interface Timing {
  readonly duration: number; // seconds
  readonly delay?: number;
  readonly ease?: 'ease-in-out' | 'ease-out';
}

/**
 * Motion of our own goes through here, so that it can be skipped. Only what the compositor can move by itself (transforms,
 * opacity) belongs in the frames; afterwards the element is as its styles say. An element has one motion at a time, the last:
 * two of them the compositor cannot bring together.
 */
export function run(element: Element, frames: PropertyIndexedKeyframes, timing: Timing): Animation {
  const { duration, delay = 0, ease = 'ease-in-out' } = timing;
  running.get(element)?.finish();
  const animation = element.animate(frames, {
    duration: duration * 1000,
    delay: delay * 1000,
    easing: ease,
    fill: 'backwards',
  });
  running.set(element, animation);
  animation.onfinish = () => {
    if (running.get(element) === animation) running.delete(element);
  };
  return animation;
}

function keep(until: Promise<unknown>, among: Set<Promise<unknown>>): void {
  among.add(until);
  void until.finally(() => among.delete(until)).catch(() => {}); // that it was cancelled is no failure
}

/** Something is there until what this gives is called. */
function hold(among: Set<Promise<unknown>>): () => void {
  let end = (): void => {};
  const until = new Promise<void>(resolve => {
    end = resolve;
  });
  keep(until, among);
  return end;
}

/** Something is behind what happened, and may roll when it is drawn: until then nothing is at rest. */
export function useUndrawn(isBehind: boolean): void {
  useLayoutEffect(() => (isBehind ? hold(undrawn) : undefined), [isBehind]);
}

/**
 * Something is about to roll: it begins when the browser has shown what was drawn, so that the one does not hold up the other.
 * Gives what ends the waiting: to be called when it rolls, or will not.
 */
export function rollSoon(begin: (isSeen: boolean) => void): () => void {
  const end = hold(rolling);
  const start = (isSeen: boolean): void => {
    if (waiting.delete(start)) begin(isSeen);
  };
  waiting.add(start);
  requestAnimationFrame(() => whenIdle(() => start(true), SOON));
  return () => {
    waiting.delete(start);
    end();
  };
}

/** Something rolls: as soon as the browser is ready for it, so that nothing disturbs it. */
export function roll(element: Element, frames: PropertyIndexedKeyframes, duration: number): Animation {
  const animation = run(element, frames, { duration, ease: 'ease-out' });
  keep(animation.finished, rolling);
  animation.pause();
  whenIdle(() => animation.playState === 'paused' && animation.play(), SOON);
  return animation;
}

export const isRolling = (): boolean => rolling.size > 0;

/** Waits until all is drawn and nothing rolls. False: somebody did not want to wait. */
export async function atRest(): Promise<boolean> {
  const before = skips;
  while (rolling.size + undrawn.size > 0) await Promise.allSettled([...rolling, ...undrawn]);
  return skips === before;
}

/** Pieces with `data-move` glide from where they were drawn before. */
export function useMoves(ref: RefObject<HTMLElement | null>): void {
  const before = useRef<Layout>(NOTHING);
  useInFrame(() => {
    const board = ref.current;
    if (board === null || !wantsMotion()) before.current = NOTHING;
    else before.current = glide(board, before.current);
  });
}

/** Where the pieces of a board of some size are. */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly spots: ReadonlyMap<string, Spot>;
}
const NOTHING: Layout = { width: 0, height: 0, spots: new Map() };

function glide(board: HTMLElement, before: Layout): Layout {
  const { x: left, y: top, width, height } = board.getBoundingClientRect(); // scrolling is no move
  const [wider, higher] = [width / (before.width || width), height / (before.height || height)];
  const least = wider === 1 && higher === 1 ? LEAST : LEAST_RESIZED;
  const spots = new Map<string, Spot>();
  const moved: Moved[] = [];
  const scales = new Map<SVGSVGElement, number>();
  for (const piece of board.querySelectorAll<HTMLElement | SVGElement>('[data-move]')) {
    const id = piece.dataset.move ?? '';
    const box = piece.getBoundingClientRect();
    const spot = { x: box.x - left, y: box.y - top };
    const old = before.spots.get(id);
    spots.set(id, spot);
    if (old === undefined) continue;
    const [x, y] = [old.x * wider - spot.x, old.y * higher - spot.y];
    if (Math.hypot(x, y) <= least) continue;
    const scale = scaleAt(piece, scales);
    moved.push({ piece, x: x / scale, y: y / scale });
  }
  // All is measured before anything moves: a measure after a change would lay the page out again.
  for (const { piece, x, y } of moved) run(piece, { translate: [`${x}px ${y}px`, '0px 0px'] }, { duration: MOVE });
  return { width, height, spots };
}

interface Moved extends Spot {
  readonly piece: Element;
}
/** Pixels of the screen for one unit of the drawing that the piece is in. */
function scaleAt(piece: HTMLElement | SVGElement, known: Map<SVGSVGElement, number>): number {
  const drawing = piece instanceof SVGElement ? piece.ownerSVGElement : null;
  if (drawing === null) return 1;
  const scale = known.get(drawing) ?? drawing.getScreenCTM()?.a ?? 1;
  known.set(drawing, scale);
  return scale;
}
