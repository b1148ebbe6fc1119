// Events that repeat everything the answer before them said, so that the log leaves the answer out.
import type { Event } from '@boardwright/engine';

const RETELLING = new Set(['forged', 'hammered', 'actsAgain']);

export const retells = ({ say }: Event): boolean => RETELLING.has(say);
