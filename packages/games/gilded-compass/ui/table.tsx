// The drawn table of the game, put together from its parts.
import { drawTable } from '@boardwright/web/kit';
import type { Content } from '../content/content.ts';
import { contentOf } from '../edition.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import './style/theme.css';
import './style/pieces.css';
import './style/scenery.css';
import './table.css';
import './style/mat.css';
import { retells } from '../retells.ts';
import { Aim } from './aim.tsx';
import { Board } from './board.tsx';
import { card } from './card.ts';
import { changes } from './changes.ts';
import { cues } from './cues.ts';
import { Mat } from './mat.tsx';
import { LEGEND, picture } from './picture.tsx';
import { opensStage, steps } from './steps.ts';
import { Brief, Strip } from './strip.tsx';
import { tells } from './tells.ts';
import { verdict } from './verdict.ts';

export default drawTable<G, Tasks, Content>({
  content: contentOf,
  Board,
  Mat,
  Below: Aim,
  Strip,
  Brief,
  picture,
  legend: LEGEND,
  rail: 300,
  cues,
  steps,
  opensStage,
  retells,
  headings: ['round', 'turn', 'resolving'],
  tieBreak: 'GC-15.8',
  notInPlay: ['noAbility'],
  tells,
  card,
  changes,
  verdict,
});
