// The mark of a seat: a shape and a colour, as on the page; where there is neither, its number.
import type { Seat } from '@boardwright/engine';
import type { Screen } from './screen.ts';

const MARKS = [
  { shape: '●', colour: 'blueBright' },
  { shape: '■', colour: 'yellow' },
  { shape: '▲', colour: 'green' },
  { shape: '◆', colour: 'magentaBright' },
  { shape: '★', colour: 'redBright' },
] as const;

/** A name with the mark of its seat. */
export const marked = (screen: Screen, seat: Seat | undefined, text: string): string =>
  withMark(screen, seat, text, ' ');
/** The same in a narrow cell. */
export const markedCell = (screen: Screen, seat: Seat | undefined, text: string): string =>
  withMark(screen, seat, text, '');

function withMark(screen: Screen, seat: Seat | undefined, text: string, gap: string): string {
  if (seat === undefined || screen.plain) return text;
  const { shape, colour } = MARKS[seat % MARKS.length] as (typeof MARKS)[number];
  return screen.paint(colour, `${screen.unicode ? shape : `[${seat + 1}]`}${gap}${text}`);
}
