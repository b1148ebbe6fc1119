// The parts that games build their drawn tables from.

export type { Drawing } from '../art/by-name.ts';
export { type Art, drawings } from '../drawn/art.ts';
export { BoardMenu } from '../drawn/board-menu.tsx';
export { contentContext } from '../drawn/content.ts';
export { useShared } from '../drawn/context.tsx';
export { Die } from '../drawn/die.tsx';
export { run, wantsMotion } from '../drawn/motion.ts';
export { type Area, Areas, Buttons, Track } from '../drawn/parts.tsx';
export { usePicked } from '../drawn/picked.ts';
export { Piece } from '../drawn/piece.tsx';
export { light, usePointed } from '../drawn/pointing.ts';
export { print } from '../drawn/print.ts';
export { onCircle, segmentPath } from '../drawn/shapes.ts';
export { type Still, still, stillOf, stills } from '../drawn/still.ts';
export {
  type AftermathProps,
  type Asks,
  type BoardProps,
  type Chapter,
  type Cue,
  type DrawnTable,
  drawTable,
  type MatProps,
  type Order,
  type PictureProps,
  type SeatChange,
  type TableNow,
} from '../drawn/table.ts';
export { WordPicture } from '../drawn/word-picture.tsx';
export { useKept } from '../model/kept.ts';
export { Icon, type IconName } from './icon.tsx';
export { colourOf, FreeMark, SeatMark, SeatPoint } from './seat-mark.tsx';
export { SEAT_COLOURS } from './seat-marks.ts';
export { signed } from './signed.ts';
export { useNarrow, useTablet } from './use-narrow.ts';
