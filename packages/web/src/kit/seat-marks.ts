// The shape and the colour of each seat: colours of the Okabe-Ito set, as in the files of `src/art/seats`.
export const SEAT_MARKS = [
  { shape: 'circle', colour: '#0072b2' },
  { shape: 'square', colour: '#e69f00' },
  { shape: 'triangle', colour: '#009e73' },
  { shape: 'diamond', colour: '#cc79a7' },
  { shape: 'star', colour: '#d55e00' },
] as const;
export const SEAT_COLOURS = SEAT_MARKS.map(({ colour }) => colour);
