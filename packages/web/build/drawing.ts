// Turns an artist's SVG file into markup for a page: removes what drawing programs add for themselves, replaces each
// `use` and `image` by what it shows, and replaces the colours of the palette by custom properties, so that a theme can
// change them.
import { markupOfTree, parseSvg, type SvgElement, type SvgNode } from './svg.ts';

export interface Drawing {
  readonly box: string; // its viewBox
  readonly markup: string; // the content of the svg element
}

/** Custom properties by the colours that stand for them in the files: `{ "#2f8f6b": "--glory-ink" }`. */
export type Palette = Readonly<Record<string, string>>;

export interface Surroundings {
  readonly palette: Palette;
  readonly prefix: string; // for ids, so that ids of two drawings never collide on a page
  drawingAt(href: string): Drawing; // of another file, by the href in this one
}
interface Way extends Surroundings {
  readonly byId: ReadonlyMap<string, SvgElement>;
}

const PAINTS = new Set(['fill', 'stroke', 'stop-color', 'color', 'flood-color']);
const FOR_READERS = new Set(['title', 'desc', 'metadata']);
/** Elements that are referenced by id. Everything else is inserted where it is used. */
const POINTED_AT = new Set(['linearGradient', 'radialGradient', 'pattern', 'clipPath', 'mask']);
/** Attributes of the frame that the drawing inside inherits. */
const INHERITED = /^(fill|stroke|color|opacity|paint-order|font-|text-anchor)/;
/** Attributes that apply to a group as a whole, not to each of its parts. */
const OF_GROUPS = ['opacity', 'clip-path', 'mask'];

export function drawingOf(text: string, around: Surroundings): Drawing {
  const root = parseSvg(text);
  const box = root.attributes.viewBox;
  if (box === undefined) throw new Error('it has no viewBox');
  const way: Way = { ...around, byId: idsIn(root) };
  const frame = Object.fromEntries(Object.entries(attributesIn(root, way)).filter(([name]) => INHERITED.test(name)));
  return { box, markup: framed(frame, childrenOf(root, way)).map(markupOfTree).join('') };
}

/** Copies the attributes of the frame to each part that does not set them, which saves an element. */
function framed(frame: Readonly<Record<string, string>>, inside: readonly SvgNode[]): readonly SvgNode[] {
  if (OF_GROUPS.some(name => name in frame)) return [{ name: 'g', attributes: frame, children: inside }];
  return inside.map(child =>
    typeof child === 'string' ? child : { ...child, attributes: { ...frame, ...child.attributes } },
  );
}

function idsIn(root: SvgElement): Map<string, SvgElement> {
  const found = new Map<string, SvgElement>();
  const look = (element: SvgElement): void => {
    if (element.attributes.id !== undefined) found.set(element.attributes.id, element);
    for (const child of element.children) if (typeof child !== 'string') look(child);
  };
  look(root);
  return found;
}

const childrenOf = (element: SvgElement, way: Way): SvgNode[] =>
  element.children.flatMap(child => partsOf(child, way, element.name === 'text' || element.name === 'tspan'));

function partsOf(node: SvgNode, way: Way, isText: boolean): SvgNode[] {
  if (typeof node === 'string') return isText ? [node] : [];
  if (node.name.includes(':') || FOR_READERS.has(node.name)) return [];
  if (node.name === 'use') return used(node, way);
  if (node.name === 'image') return [placed(node, way)];
  if (node.name === 'defs') return definitions(node, way);
  return [{ name: node.name, attributes: attributesIn(node, way), children: childrenOf(node, way) }];
}

function definitions(defs: SvgElement, way: Way): SvgNode[] {
  const children = defs.children.filter(child => typeof child !== 'string' && POINTED_AT.has(child.name));
  if (children.length === 0) return [];
  return [{ name: 'defs', attributes: {}, children: children.flatMap(child => partsOf(child, way, false)) }];
}

const hrefIn = ({ attributes }: SvgElement): string => attributes.href ?? attributes['xlink:href'] ?? '';
const joined = (...transforms: readonly (string | undefined)[]): Record<string, string> => {
  const all = transforms.filter(each => each !== undefined && each !== '').join(' ');
  return all === '' ? {} : { transform: all };
};

/** `use`: a part of the same file. One element is enough for both, unless each of them has opacity or a clip. */
function used(use: SvgElement, way: Way): SvgNode[] {
  const target = way.byId.get(hrefIn(use).slice(1));
  if (!hrefIn(use).startsWith('#') || target === undefined) throw new Error(`there is no ${hrefIn(use)} in this file`);
  const { href: _, x = '0', y = '0', transform, ...rest } = attributesIn(use, way);
  const place = joined(transform, x === '0' && y === '0' ? '' : `translate(${x} ${y})`);
  return partsOf(target, way, false).map(part => {
    if (typeof part === 'string') return part;
    if (OF_GROUPS.some(name => name in rest && name in part.attributes))
      return { name: 'g', attributes: { ...place, ...rest }, children: [part] };
    const both = joined(place.transform, part.attributes.transform);
    return { ...part, attributes: { ...rest, ...part.attributes, ...both } };
  });
}

/** `image`: another file of the folder, in the given size. */
function placed(image: SvgElement, way: Way): SvgNode {
  const { href: _, preserveAspectRatio: fit, x = '0', y = '0', ...more } = attributesIn(image, way);
  const { width, height, transform, ...rest } = more;
  const { box, markup } = way.drawingAt(hrefIn(image));
  const [left = 0, top = 0, wide = 0, high = 0] = box.split(' ').map(Number);
  const room = { wide: Number(width ?? wide), high: Number(height ?? high) };
  const most = Math.min(room.wide / wide, room.high / high);
  const [across, down] = fit === 'none' ? [room.wide / wide, room.high / high] : [most, most];
  // Centred in its box, unless it fills it.
  const [dx, dy] = [Number(x) + (room.wide - wide * across) / 2, Number(y) + (room.high - high * down) / 2];
  const place = joined(
    transform,
    dx === 0 && dy === 0 ? '' : `translate(${short(dx)} ${short(dy)})`,
    across === 1 && down === 1
      ? ''
      : across === down
        ? `scale(${short(across)})`
        : `scale(${short(across)} ${short(down)})`,
    left === 0 && top === 0 ? '' : `translate(${-left} ${-top})`,
  );
  return { name: 'g', attributes: { ...place, ...rest }, children: [markup] };
}

function attributesIn({ name: element, attributes }: SvgElement, way: Way): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...attributes, ...declarations(attributes.style) })) {
    if (name.includes(':') || name === 'xmlns' || name === 'style') continue;
    if (name === 'id') {
      if (POINTED_AT.has(element)) out.id = way.prefix + value;
    } else out[name] = PAINTS.has(name) ? painted(value, way) : pointed(value, way);
  }
  const own = (attributes.style ?? '').split(';').filter(each => each.startsWith('--'));
  if (own.length > 0) out.style = own.join(';');
  return out;
}

/** Drawing programs write styles. Our pages forbid inline styles, so they become attributes. */
const declarations = (style = ''): Record<string, string> =>
  Object.fromEntries(
    style
      .split(';')
      .map(each => each.split(':').map(part => part.trim()))
      .filter(([name = '', value]) => value !== undefined && !name.startsWith('-')),
  );

function painted(colour: string, way: Way): string {
  const property = way.palette[colour.toLowerCase()];
  return property === undefined ? pointed(colour, way) : `var(${property},${colour})`;
}

const short = (n: number): number => Number(n.toFixed(4));
const pointed = (value: string, { prefix }: Way): string => value.replace(/^url\(#/, `url(#${prefix}`);
