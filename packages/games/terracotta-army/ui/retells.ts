// Events that repeat everything the answer before them said, so that the log leaves the answer out.
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
