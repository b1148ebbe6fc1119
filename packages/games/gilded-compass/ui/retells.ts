// Which events say all that the answer before them said: the log leaves that answer out.
import { type Event, splitWord, type Word } from '@boardwright/engine';

const RETELLING = new Set(['leavesRelic', 'keepsChests']);
/** Here the answer says more: which group of dice, which of the towers, that an ability was used. */
const SAYS_MORE = /^(archives|tower)|_will$/;

export const retells = ({ say }: Event, word: Word): boolean =>
  RETELLING.has(say) || (say === 'places' && !SAYS_MORE.test(splitWord(word).kind));
