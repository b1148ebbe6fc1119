// Finds what is wrong with a screen: text that is cut off, covered or too small, overlapping texts, targets too small
// for a finger, horizontal scrolling, overlapping parts of the page, and on a phone own goods that are not visible.
import type { Page } from 'playwright-core';

export const KINDS = [
  'cut off',
  'covered',
  'overlap',
  'small text',
  'small target',
  'sideways',
  'off screen',
  'own goods',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Fault {
  readonly kind: Kind;
  readonly what: string; // its text, or its name
  readonly where: string; // in the page, by classes
  readonly by: string; // how much, in pixels, or what covers it
}

interface Wanted {
  readonly text: number; // pixels
  readonly target: number; // pixels, in both directions
  readonly hasStrip: boolean; // one's own goods are in the strip of a phone
}
const WANTED = { text: 11, target: 24 };

/** Nothing on the page may be moving. */
export const faultsOf = (page: Page, hasStrip: boolean): Promise<Fault[]> =>
  page.evaluate(look, { ...WANTED, hasStrip });

/** Runs in the page, so it cannot use anything from outside. */
function look(wanted: Wanted): Fault[] {
  const faults: Fault[] = [];
  const say = (kind: Kind, what: string, at: Element, by: string): void => {
    faults.push({ kind, what: what.trim().replace(/\s+/g, ' ').slice(0, 40), where: pathOf(at), by });
  };
  const px = (n: number): string => `${Math.round(n * 10) / 10} px`;

  function pathOf(element: Element): string {
    const path: string[] = [];
    for (let at: Element | null = element; at !== null && path.length < 3; at = at.parentElement) {
      const classes = (at.getAttribute('class') ?? '')
        .split(/\s+/)
        .filter(each => /^[a-z]/.test(each) && each !== 'piece');
      if (classes.length > 0) path.unshift(`${at.localName}.${classes.slice(0, 2).join('.')}`);
      else if (path.length === 0) path.unshift(at.localName);
    }
    return path.join(' ');
  }

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const widthOf = ({ left, right }: Box): number => right - left;
  const heightOf = ({ top, bottom }: Box): number => bottom - top;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  /** What is asked again and again of the same elements is asked once. */
  function once<T>(compute: (element: Element) => T): (element: Element) => T {
    const known = new Map<Element, T>();
    return element => {
      const found = known.get(element) ?? compute(element);
      known.set(element, found);
      return found;
    };
  }
  /** Only for screen readers. */
  const isUnseen: (element: Element) => boolean = once(
    element =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isUnseen(element.parentElement)),
  );

  /** The visible layers at a point: everything above the first opaque one. */
  const force = document.createElement('style');
  force.textContent = '* { pointer-events: auto !important; }';
  document.head.append(force);
  const hides = once((element: Element): boolean => {
    const { backgroundColor, backgroundImage, fill, fillOpacity, opacity } = getComputedStyle(element);
    if (Number(opacity) < 0.9) return false;
    if (element instanceof SVGGeometryElement)
      return fill !== 'none' && !/, 0(\.\d+)?\)|\/ 0(\.\d+)?\)|transparent|url/.test(fill) && Number(fillOpacity) > 0.9;
    if (element instanceof SVGElement) return false;
    return backgroundImage !== 'none' || /^rgb\(/.test(backgroundColor);
  });
  /** What hides this element at a point; null if nothing does, or if it is not at that point. */
  function coverAt(element: Element, x: number, y: number): Element | null {
    let cover: Element | null = null;
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === element) return cover;
      if (cover === null && !above.contains(element) && !element.contains(above) && hides(above)) cover = above;
    }
    return null;
  }

  // Texts: each line, as large as its glyphs.
  interface Line {
    readonly text: string;
    readonly in: Element;
    readonly box: Box; // its visible part
  }
  const lines: Line[] = [];

  function sizeOf(element: Element): number {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGGraphicsElement) {
      const { a = 1, b = 0, c = 0, d = 1 } = element.getScreenCTM() ?? {};
      return size * Math.sqrt(Math.abs(a * d - b * c));
    }
    return size * ((element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1);
  }

  /** The glyphs of a line are lower than its box. */
  function lettersIn(rect: DOMRect, size: number): Box {
    const spare = Math.max(0, (rect.height - 0.72 * size) / 2);
    return { left: rect.left, right: rect.right, top: rect.top + spare, bottom: rect.bottom - spare };
  }

  interface Clip {
    readonly at: Element;
    readonly style: { readonly overflowX: string; readonly overflowY: string };
    readonly clip: Box;
  }
  /** All that clips what is in an element, from the inside out. */
  const clipsOf: (element: Element) => readonly Clip[] = once(element => {
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const { parentElement } = element;
    const outer = parentElement === null || position === 'fixed' ? [] : clipsOf(parentElement);
    const isInner = element instanceof SVGElement && parentElement instanceof SVGElement;
    if (element === document.body || isInner || (overflowX === 'visible' && overflowY === 'visible')) return outer;
    return [{ at: element, style: { overflowX, overflowY }, clip: element.getBoundingClientRect() }, ...outer];
  });
  /** The visible part of a box inside everything that clips it. Reports if something is lost for good. */
  function clipped(box: Box, element: Element, text: string): Box | null {
    let seen = box;
    for (const { at, style, clip } of clipsOf(element)) {
      for (const axis of ['X', 'Y'] as const) {
        const [from, to] = axis === 'X' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
        const how = style[`overflow${axis}`];
        if (how === 'visible') continue;
        const lost = Math.max(clip[from] - seen[from], seen[to] - clip[to]);
        const isGone = seen[to] <= clip[from] || seen[from] >= clip[to];
        const canScroll = how === 'auto' || how === 'scroll';
        if (isGone && (canScroll || at instanceof SVGElement)) return null; // a drawing may be shown in part
        if (!canScroll && lost > 1.5) {
          say('cut off', text, element, `${px(lost)} by ${pathOf(at)}`);
          return null;
        }
      }
      seen = meet(seen, clip);
    }
    return widthOf(seen) > 2 && heightOf(seen) > 2 ? seen : null;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || text.trim() === '' || element.closest('title, option, script, style, noscript')) continue;
    if (!isSeen(element) || isUnseen(element)) continue;
    const size = sizeOf(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    const shown = rects.filter(({ width, height }) => width > 0 && height > 0);
    if (shown.length === 0) continue;
    if (size < wanted.text - 0.05) say('small text', text, element, px(size));
    for (const rect of shown) {
      const box = clipped(lettersIn(rect, size), element, text);
      if (box === null) break;
      if (box.right > innerWidth + 1 || box.left < -1) say('cut off', text, element, 'by the edge of the page');
      lines.push({ text, in: element, box });
    }
  }

  const inView = ({ left, right, top, bottom }: Box): boolean =>
    right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  for (const line of lines) {
    const { left, right, top, bottom } = line.box;
    if (!inView(line.box)) continue;
    const y = (top + bottom) / 2;
    const cover = [0.15, 0.5, 0.85].map(part => coverAt(line.in, left + part * (right - left), y)).find(each => each);
    if (cover) say('covered', line.text, line.in, `by ${pathOf(cover)}`);
  }
  for (const [i, one] of lines.entries())
    for (const other of lines.slice(i + 1)) {
      if (one.in === other.in || one.in.contains(other.in) || other.in.contains(one.in)) continue;
      const both = meet(one.box, other.box);
      if (widthOf(both) <= 1.5 || heightOf(both) <= 1.5 || !inView(both)) continue;
      const [x, y] = [(both.left + both.right) / 2, (both.top + both.bottom) / 2];
      if (coverAt(one.in, x, y) || coverAt(other.in, x, y)) continue;
      say(
        'overlap',
        `${one.text.trim()} / ${other.text.trim()}`,
        one.in,
        `${px(widthOf(both))} × ${px(heightOf(both))}`,
      );
    }

  // What can be pressed.
  const isInSentence = (element: Element): boolean =>
    element.matches('a, .rule-link') &&
    [...(element.parentElement?.childNodes ?? [])].some(
      each => each instanceof Text && each.data.trim() !== '' && each.parentElement !== element,
    );
  const targets = 'button, a[href], input, select, summary, [role="button"], [role="tab"], .piece.live';
  for (const target of document.querySelectorAll(targets)) {
    if (!isSeen(target) || isUnseen(target) || target.matches(':disabled') || isInSentence(target)) continue;
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0 || Math.min(width, height) >= wanted.target - 0.5) continue;
    say('small target', target.textContent ?? '', target, `${px(width)} × ${px(height)}`);
  }

  // Nothing scrolls horizontally.
  function widestIn(element: Element): Element {
    let widest = element;
    let right = Number.NEGATIVE_INFINITY;
    for (const each of element.querySelectorAll('*')) {
      const box = each.getBoundingClientRect();
      if (box.right > right + 0.5) [widest, right] = [each, box.right];
    }
    return widest;
  }
  for (const element of document.querySelectorAll('*')) {
    if (!isSeen(element) || isUnseen(element)) continue;
    const isPage = element === document.documentElement;
    const { overflowX } = getComputedStyle(element);
    if (!isPage && overflowX !== 'auto' && overflowX !== 'scroll') continue;
    const over = element.scrollWidth - (isPage ? innerWidth : element.clientWidth);
    if (over > 1) say('sideways', isPage ? 'the page' : '', element, `${px(over)}, ${pathOf(widestIn(element))}`);
  }

  // The parts of the page do not overlap, and all are on the screen.
  const parts = [...document.querySelectorAll('.top, .players, .centre, .strip, .right, .question')].filter(
    part => isSeen(part) && part.getBoundingClientRect().height > 0,
  );
  for (const [i, part] of parts.entries()) {
    const box = part.getBoundingClientRect();
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
      say('off screen', part.className, part, px(Math.max(box.bottom - innerHeight, box.right - innerWidth)));
    for (const other of parts.slice(i + 1)) {
      const both = meet(box, other.getBoundingClientRect());
      if (widthOf(both) > 1 && heightOf(both) > 1)
        say('covered', `${part.className} / ${other.className}`, part, `${px(widthOf(both))} × ${px(heightOf(both))}`);
    }
  }

  // On a phone, all own goods are visible.
  if (wanted.hasStrip) {
    const strip = document.querySelector('.strip');
    const mine = [...(strip?.querySelectorAll('[data-mine]') ?? [])];
    if (strip === null || mine.length === 0) say('own goods', 'there are none', document.body, '');
    for (const good of mine) {
      const { left, right, top, bottom } = good.getBoundingClientRect();
      const isInside = right > left && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!isInside || onTop === null || !strip?.contains(onTop))
        say('own goods', good.getAttribute('data-mine') ?? '', good, isInside ? 'covered' : 'out of sight');
    }
  }
  force.remove();
  return faults;
}
