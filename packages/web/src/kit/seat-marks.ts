// The shape and colour of each seat. The colours are from the Okabe-Ito palette, as in the files of `src/art/seats`.
export const SEAT_MARKS = [
  { shape: 'circle', colour: '#0072b2' },
  { shape: 'square', colour: '#e69f00' },
  { shape: 'triangle', colour: '#009e73' },
  { shape: 'diamond', colour: '#cc79a7' },
  { shape: 'star', colour: '#d55e00' },
] as const;
export const SEAT_COLOURS = SEAT_MARKS.map(({ colour }) => colour);
