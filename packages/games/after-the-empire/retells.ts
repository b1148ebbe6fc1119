// Events that repeat everything the answer before them said, so that the log leaves the answer out.
import { type Event, splitWord, type Word } from '@boardwright/engine';

const RETELLING = new Set(['sown', 'foesFell', 'unitsLost', 'turretHit', 'marked']);
/** Taking something tells a gain, and so does a bonus. But other answers have gains too, and say where they come from. */
const TAKING = new Set(['take', 'take2', 'takeall']);

export const retells = ({ say }: Event, word: Word): boolean =>
  RETELLING.has(say) ||
  (say === 'gained' && TAKING.has(splitWord(word).kind)) ||
  (word === 'button:yes' && (say === 'gained' || say === 'paid'));
