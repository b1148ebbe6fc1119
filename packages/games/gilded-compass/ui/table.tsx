// The drawn table of the game, put together from its parts.
import type { DrawnTable } from '@boardwright/web/kit';
import './style/theme.css';
import './style/pieces.css';
import './style/scenery.css';
import './table.css';
import './style/mat.css';
import { Board } from './board.tsx';
import { cues } from './cues.ts';
import { Mat } from './mat.tsx';
import { LEGEND, Picture } from './picture.tsx';
import { retells } from './retells.ts';

const table: DrawnTable = { Board, Mat, Picture, legend: LEGEND, rail: 300, cues, retells };
export default table;
