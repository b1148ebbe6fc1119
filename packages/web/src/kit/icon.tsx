// The shell's icons and marks: each is a file in `src/art`, on a grid of 24 units.
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
  'shield',
  'sound',
  'sun',
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
  import.meta.glob<Drawing>('../art/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ['mark'],
);

/** What an element shows. The markup is ours, made of a file by the build. */
export const shows = ({ markup }: Drawing) => ({ dangerouslySetInnerHTML: { __html: markup } });

interface ShownProps {
  readonly drawing: Drawing;
  readonly size: number;
  readonly className?: string;
}
/** A picture beside words; it says nothing of its own. */
export function Shown({ drawing, size, className = 'icon' }: ShownProps): ReactNode {
  return (
    <svg
      className={className}
      viewBox={drawing.box}
      width={size}
      height={size}
      aria-hidden="true"
      {...shows(drawing)}
    />
  );
}

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  return <Shown drawing={ICONS[name]} size={size} />;
}

/** The mark of the house. */
export function Mark({ size = 26 }: { readonly size?: number }): ReactNode {
  return <Shown drawing={mark} size={size} />;
}
