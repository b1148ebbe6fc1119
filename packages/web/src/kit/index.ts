// Parts that drawn tables of games are made of.

export type { BoardProps } from '../table/board.ts';
export { Icon, type IconName } from './icon.tsx';
export { colourOf, FreeMark, SEAT_COLOURS, SeatMark, SeatPoint } from './seat-mark.tsx';
