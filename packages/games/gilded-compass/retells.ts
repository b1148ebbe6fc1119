// Events that repeat everything the answer before them said, so that the log leaves the answer out.
import { type Event, splitWord, type Word } from '@boardwright/engine';

const RETELLING = new Set(['leavesRelic', 'keepsChests']);
/** Here the answer says more: which group of dice, which tower, or that an ability was used. */
const SAYS_MORE = /^(archives|tower)|_will$/;

export function retells({ say }: Event, word: Word): boolean | 'less' {
  if (say !== 'places') return RETELLING.has(say);
  return SAYS_MORE.test(splitWord(word).kind) ? 'less' : true;
}
