// The drawings of this game: each name is a file in `ui/art`.
import { type Drawing, drawings } from '@boardwright/web/kit';

const NAMES = ['chest', 'coin', 'die'] as const;
export type ArtName = (typeof NAMES)[number];

export const ART = drawings<ArtName>(
  import.meta.glob<Drawing>(['./art/*.svg', '!./art/cover.svg'], { query: '?drawing', import: 'default', eager: true }),
  NAMES,
);

const [A, B, C] = [14, 24, 34];
/** Where the pips of a die are, by the number it shows. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[B, B]],
  [
    [A, A],
    [C, C],
  ],
  [
    [A, A],
    [B, B],
    [C, C],
  ],
  [
    [A, A],
    [A, C],
    [C, A],
    [C, C],
  ],
  [
    [A, A],
    [A, C],
    [B, B],
    [C, A],
    [C, C],
  ],
  [
    [A, A],
    [A, B],
    [A, C],
    [C, A],
    [C, B],
    [C, C],
  ],
];
