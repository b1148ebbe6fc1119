// Which events say all that the answer before them said: the log leaves that answer out.
import { type Event, splitWord, type Word } from '@boardwright/engine';

const RETELLING = new Set(['sown', 'foesFell', 'unitsLost', 'turretHit', 'marked']);
/** What is taken is gained; but other answers have gains, too, and say where from. */
const TAKING = new Set(['take', 'take2', 'takeall']);

export const retells = ({ say }: Event, word: Word): boolean =>
  RETELLING.has(say) || (say === 'gained' && TAKING.has(splitWord(word).kind));
