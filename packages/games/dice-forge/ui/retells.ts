// Events that repeat everything the answer before them said, so that the log leaves the answer out.
import type { Event, Word } from '@boardwright/engine';

const RETELLING = new Set(['forged', 'hammered', 'actsAgain']);
const NOTHING = 'hammer:0'; // the gold that is kept says it

export const retells = ({ say, what }: Event, word: Word): boolean =>
  RETELLING.has(say) || (word === NOTHING && say === 'gained' && what === 'gold');
