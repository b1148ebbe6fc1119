// Events that repeat everything the answer before them said, so that the log leaves the answer out, and events that say less.
import type { Event, Word } from '@boardwright/engine';

const RETELLING = new Set(['forged', 'hammered', 'actsAgain']);
const NOTHING = 'hammer:0'; // the gold that is kept says it

export function retells({ say, what }: Event, word: Word): boolean | 'less' {
  if (say !== 'gained') return RETELLING.has(say);
  if (word === `owl:${what}`) return 'less'; // the answer says which card gives it
  return word === `gain:${what}` || (word === NOTHING && what === 'gold');
}
