// Animations on a table. All of them can be skipped, and none run if the player asked for reduced motion.
import { once } from '@boardwright/text';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isControl } from './hand.ts';
import { whenIdle } from './idle.ts';
import { useInFrame } from './in-frame.ts';
import type { Spot } from './spot.ts';

const MOVE = 0.42; // seconds
const LEAST = 2; // pixels; less is not a move
const LEAST_RESIZED = 30; // after a resize everything has moved a little
const MOST_RESIZED = 0.1; // of the size; after more, the old places say nothing about the new ones

/** The elements that move now, with their animations. */
const running = new Map<Element, Animation>();
/**
 * Dice that roll now or are about to. A roll needs every frame, and nobody should see its result before it ends. So everything
 * else waits.
 */
const rolling = new Set<Promise<unknown>>();
/** The board, while it is not rendered yet: it may start a roll when it is. */
const undrawn = new Set<Promise<unknown>>();
/** Gains that fly now or are about to: numbers change when they have landed. */
const flying = new Set<Promise<unknown>>();
/** Parts that follow the board and are not rendered yet. */
const following = new Set<Promise<unknown>>();
/** Rolls about to start. Skipping starts them at once. */
const waiting = new Set<(isSeen: boolean) => void>();
export const ROLL = 0.8; // seconds
const [SLOWEST, FASTEST] = [1.5, 0.15]; // of the tempo
let tempo = 1;
const SOON = 120; // milliseconds: a roll starts by then even if the browser is busy
let skips = 0;

const preference = once(() => matchMedia('(prefers-reduced-motion: reduce)')); // every die asks for it in every render
export const wantsMotion = (): boolean => !preference().matches && document.visibilityState === 'visible';

/** How long everything that starts from now on takes, compared with the usual time. */
export function setTempo(to: number): void {
  tempo = Math.min(SLOWEST, Math.max(FASTEST, to));
}

/** Ends all animations at once. */
export function skipMotion(): void {
  skips++;
  for (const begin of [...waiting]) begin(false);
  for (const each of [...running.values()]) each.finish();
  running.clear();
}

/**
 * Calls `run` when the player has seen enough: they press the pointer or Escape, or switch tabs. A press on a control counts when
 * it ends, so that its target stays in place until then. Returns a function that stops listening.
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
 * Runs an animation that can be skipped. Animate only transforms and opacity, which the compositor handles by itself. Afterwards
 * the element looks as its styles say. An element has one animation at a time, because the compositor cannot combine two.
 */
export function run(element: Element, frames: PropertyIndexedKeyframes, timing: Timing): Animation {
  const { duration, delay = 0, ease = 'ease-in-out' } = timing;
  running.get(element)?.finish();
  const animation = element.animate(frames, {
    duration: duration * 1000 * tempo,
    delay: delay * 1000 * tempo,
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
  void until.finally(() => among.delete(until)).catch(() => {}); // being cancelled is not an error
}

/** Adds an entry to the set. Returns a function that removes it. */
function hold(among: Set<Promise<unknown>>): () => void {
  let end = (): void => {};
  const until = new Promise<void>(resolve => {
    end = resolve;
  });
  keep(until, among);
  return end;
}

/** A board that is behind may start a roll when it is rendered: until then nothing counts as at rest. */
export function useUndrawn(isBehind: boolean): void {
  useLayoutEffect(() => (isBehind ? hold(undrawn) : undefined), [isBehind]);
}

/** Says that something is about to fly. Returns a function that ends it. */
export const flySoon = (): (() => void) => hold(flying);

/**
 * Starts a roll soon: after the browser has painted the new board, so that the two do not slow each other down. Returns a function
 * that ends the waiting; call it when the die rolls, or will not.
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

/** Rolls an element as soon as the browser is idle, so that nothing disturbs it. */
export function roll(element: Element, frames: PropertyIndexedKeyframes, duration: number): Animation {
  const animation = run(element, frames, { duration, ease: 'ease-out' });
  keep(animation.finished, rolling);
  animation.pause();
  whenIdle(() => animation.playState === 'paused' && animation.play(), SOON);
  return animation;
}

/** Whether something of what is shown is still to be seen or drawn. */
export const isMoving = (): boolean => rolling.size + undrawn.size + flying.size + following.size > 0;

async function until(...sets: readonly Set<Promise<unknown>>[]): Promise<boolean> {
  const before = skips;
  const left = (): Promise<unknown>[] => sets.flatMap(each => [...each]);
  while (left().length > 0) await Promise.allSettled(left());
  return skips === before;
}
/** Waits until the board is rendered and nothing rolls. False: the player skipped it. */
export const atRest = (): Promise<boolean> => until(rolling, undrawn);
/** Waits until everything that is gained has landed, too. */
const landed = (): Promise<boolean> => until(rolling, undrawn, flying);

/**
 * A value as people may know it: numbers change when what explains them has been seen. Rendered after the board: together they
 * would take more than a frame.
 */
export function useLanded<T>(value: T): T {
  const [known, setKnown] = useState(value);
  const isBehind = known !== value;
  useLayoutEffect(() => (isBehind ? hold(following) : undefined), [isBehind]);
  useEffect(() => {
    let isWanted = true;
    void landed().then(() => {
      if (isWanted) startTransition(() => setKnown(() => value));
    });
    return () => {
      isWanted = false;
    };
  }, [value]);
  return known;
}

/** Lets pieces with `data-move` glide from their previous place. */
export function useMoves(ref: RefObject<HTMLElement | null>): void {
  const before = useRef<Layout>(NOTHING);
  useInFrame(() => {
    const board = ref.current;
    if (board === null || !wantsMotion()) before.current = NOTHING;
    else before.current = glide(board, before.current);
  });
}

/** The size of the board and the places of its pieces. */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly spots: ReadonlyMap<string, Spot>;
}
const NOTHING: Layout = { width: 0, height: 0, spots: new Map() };

function glide(board: HTMLElement, before: Layout): Layout {
  const { x: left, y: top, width, height } = board.getBoundingClientRect(); // scrolling is no move
  const [wider, higher] = [width / (before.width || width), height / (before.height || height)];
  const isRebuilt = Math.max(Math.abs(wider - 1), Math.abs(higher - 1)) > MOST_RESIZED;
  const least = isRebuilt ? Number.POSITIVE_INFINITY : wider === 1 && higher === 1 ? LEAST : LEAST_RESIZED;
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
  // Measure everything before moving anything: measuring after a change would lay out the page again.
  for (const { piece, x, y } of moved) run(piece, { translate: [`${x}px ${y}px`, '0px 0px'] }, { duration: MOVE });
  return { width, height, spots };
}

interface Zoomed {
  readonly currentCSSZoom?: number; // not in every browser
}
interface Moved extends Spot {
  readonly piece: Element;
}
/** Screen pixels per unit of the SVG the piece is in, or per pixel of a part that is shown larger. */
function scaleAt(piece: HTMLElement | SVGElement, known: Map<SVGSVGElement, number>): number {
  const drawing = piece instanceof SVGElement ? piece.ownerSVGElement : null;
  if (drawing === null) return (piece as Zoomed).currentCSSZoom ?? 1;
  const scale = known.get(drawing) ?? drawing.getScreenCTM()?.a ?? 1;
  known.set(drawing, scale);
  return scale;
}
