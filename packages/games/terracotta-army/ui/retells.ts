// Which events say all that the answer before them said: the log leaves that answer out.
import type { Event } from '@boardwright/engine';

const RETELLING = new Set([
  'placedWorker',
  'built',
  'placedSpecialist',
  'placedArcher',
  'mounted',
  'marched',
  'prepared',
  'soaked',
  'upgraded',
  'tookPriority',
  'gainedCoins',
  'gainedWet',
]);

export const retells = ({ say }: Event): boolean => RETELLING.has(say);
