// The shell's icons and marks. Each is a file in `src/art`, on a grid of 24 units.
import type { ReactNode } from 'react';
import { byName, type Drawing } from '../art/by-name.ts';

const NAMES = [
  'again',
  'arrow',
  'bell',
  'bolt',
  'book',
  'bot',
  'chat',
  'check',
  'clock',
  'cloud',
  'copy',
  'days',
  'device',
  'download',
  'eye',
  'first',
  'flag',
  'globe',
  'help',
  'home',
  'last',
  'link',
  'list',
  'lock',
  'me',
  'menu',
  'mute',
  'next',
  'pause',
  'pencil',
  'people',
  'play',
  'plus',
  'prev',
  'search',
  'shield',
  'sound',
  'sun',
  'tables',
  'theme',
  'trophy',
  'undo',
  'x',
] as const;
export type IconName = (typeof NAMES)[number];

const ICONS = byName<IconName>(
  import.meta.glob<Drawing>('../art/icons/*.svg', { query: '?drawing', import: 'default', eager: true }),
  NAMES,
);
const { mark } = byName(
  import.meta.glob<Drawing>('../art/mark.svg', { query: '?drawing', import: 'default', eager: true }),
  ['mark'],
);

/** The same object for the same drawing, because React rewrites the markup whenever it gets a new object. */
const inside = new WeakMap<Drawing, { readonly dangerouslySetInnerHTML: { readonly __html: string } }>();

/** The content of an element. The markup is ours, made from a file by the build. */
export function shows(drawing: Drawing) {
  const known = inside.get(drawing) ?? { dangerouslySetInnerHTML: { __html: drawing.markup } };
  inside.set(drawing, known);
  return known;
}

/** A decorative picture beside text. A plain function, because there are many icons. */
export const iconOf = (drawing: Drawing, size: number, className = 'icon'): ReactNode => (
  <svg className={className} viewBox={drawing.box} width={size} height={size} aria-hidden="true" {...shows(drawing)} />
);

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  return iconOf(ICONS[name], size);
}

/** Our logo. */
export function Mark({ size = 26 }: { readonly size?: number }): ReactNode {
  return iconOf(mark, size);
}
