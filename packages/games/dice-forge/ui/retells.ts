// Which events say all that the answer before them said: the log leaves that answer out.
import type { Event } from '@boardwright/engine';

const RETELLING = new Set(['forged', 'hammered', 'actsAgain']);

export const retells = ({ say }: Event): boolean => RETELLING.has(say);
