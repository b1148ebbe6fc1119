// Static drawings as markup. The browser parses them once and clones them, so React never has to visit their elements.
import { Fragment, isValidElement, type ReactNode } from 'react';
import type { Drawing } from '../art/by-name.ts';
import { ahead } from './idle.ts';

type Props = Readonly<Record<string, ReactNode>> & { readonly dangerouslySetInnerHTML?: { readonly __html: string } };
type Ref = (element: SVGElement | null) => void;

const isDrawing = (drawing: ReactNode | Drawing): drawing is Drawing =>
  typeof drawing === 'object' && drawing !== null && 'markup' in drawing;

/** The markup behind each `ref`. */
const markups = new WeakMap<object, () => string>();

/** Attributes of drawings that have capitals in markup, too. */
const WITH_CAPITALS = new Set([
  'viewBox',
  'preserveAspectRatio',
  'pathLength',
  'clipPathUnits',
  'gradientUnits',
  'gradientTransform',
  'patternUnits',
  'patternTransform',
]);

/** `strokeWidth` is `stroke-width` in markup. */
function attribute(prop: string): string {
  if (prop === 'className') return 'class';
  return WITH_CAPITALS.has(prop) ? prop : prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value: ReactNode): string => String(value).replace(/[&<>"]/g, sign => ESCAPES[sign] as string);

export function markupOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(markupOf).join('');
  if (typeof node === 'string' || typeof node === 'number') return escaped(node);
  if (!isValidElement<Props>(node)) return '';
  const { type, props } = node;
  const { children, ref, dangerouslySetInnerHTML: markup, ...rest } = props;
  if (type === Fragment) return markupOf(children);
  if (typeof type === 'function') return markupOf((type as (props: Props) => ReactNode)(props));
  const attributes = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => ` ${attribute(prop)}="${escaped(value)}"`);
  const inside = markups.get(ref as object)?.() ?? markup?.__html ?? markupOf(children);
  return `<${type}${attributes.join('')}>${inside}</${type}>`;
}

const SVG = 'http://www.w3.org/2000/svg';
function parsed(markup: string): DocumentFragment {
  const holder = document.createElementNS(SVG, 'g');
  holder.innerHTML = markup;
  const drawing = document.createDocumentFragment();
  drawing.append(...holder.childNodes);
  return drawing;
}

/** Which drawing an element shows. */
const shown = new WeakMap<Element, object>();

/**
 * Props to spread into an `svg` or a `g`. The drawing consists of plain shapes, without hooks or style objects. It is parsed once,
 * ahead of time if the browser is idle, and then cloned, which takes a fifth of the time.
 */
export function still(drawing: ReactNode | Drawing): Still {
  const markup = (): string => (isDrawing(drawing) ? drawing.markup : markupOf(drawing));
  const original = ahead(() => parsed(markup()));
  const ref: Ref = element => {
    if (element === null || shown.get(element) === ref) return;
    element.replaceChildren(original().cloneNode(true));
    shown.set(element, ref);
  };
  markups.set(ref, markup);
  return { ref };
}

export interface Still {
  readonly ref: Ref;
}

/** The same for a set of drawings. */
export const stills = <Name extends string>(drawings: Readonly<Record<Name, ReactNode>>) =>
  Object.fromEntries(Object.entries<ReactNode>(drawings).map(([name, drawing]) => [name, still(drawing)])) as Readonly<
    Record<Name, Still>
  >;

/** The same for drawings with parameters. Equal parameters share one drawing, made when it is first needed. */
export function stillOf<Things extends readonly (string | number | undefined)[]>(
  draw: (...things: Things) => ReactNode,
): (...things: Things) => Still {
  const made = new Map<string, Still>();
  return (...things) => {
    const key = things.join(' ');
    const known = made.get(key) ?? still(draw(...things));
    made.set(key, known);
    return known;
  };
}
