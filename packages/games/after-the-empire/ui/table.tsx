// After the Empire as a drawn table.
import { drawTable } from '@boardwright/web/kit';
import type { Content } from '../content/types.ts';
import { contentOf } from '../edition.ts';
import { retells } from '../retells.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { Aftermath } from './aftermath.tsx';
import { Board } from './board.tsx';
import { changes } from './changes.ts';
import { chapters } from './chapters.ts';
import { cues } from './cues.ts';
import { Mat } from './mat.tsx';
import { picture } from './picture.tsx';
import { opensStage, steps } from './steps.ts';
import { Brief, Strip } from './strip.tsx';
import { tells } from './tells.ts';
import './theme.css';
import './table.css';
import './season.css';
import './castle.css';
import './palette.css';
import './battle.css';
import './market.css';
import './cards.css';
import './mat.css';
import './aftermath.css';
import './small.css';

export default drawTable<G, Tasks, Content>({
  content: contentOf,
  Board,
  Aftermath,
  Mat,
  Strip,
  Brief,
  picture,
  rail: 232,
  legend: [
    'goods:gold-1',
    'goods:food-1',
    'goods:wood-1',
    'goods:stone-1',
    'goods:iron-1',
    'goods:move-1',
    'goods:soldier-1',
    'goods:mercenary-1',
    'goods:heal-1',
    'goods:sow-1',
    'goods:protect-1',
    'term:sword',
    'term:bow',
    'term:arrow',
    'term:siege',
    'term:flag',
    'term:worker',
    'term:secret',
    'term:rotate',
    'term:trigger',
    'term:loop',
    'term:now',
    'term:threat',
  ],
  cues,
  steps,
  opensStage,
  retells,
  tells,
  changes,
  headings: ['season'],
  chapters,
  tieBreak: 'AE-11.3',
  notInPlay: ['notInVariant'],
});
