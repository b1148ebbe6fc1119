// Events that repeat everything the answer before them said, so that the log leaves the answer out; and payments that follow from the
// answer, so that the log leaves the payment out.
import type { Event, Word } from '@boardwright/engine';

const RETELLING = new Set([
  'placedWorker',
  'turnedRing',
  'built',
  'hired',
  'usedMaster',
  'usedWeapon',
  'bought',
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
/** The wheel shows what a segment offers, and every effect is told. */
const WORKER = /^(craftsman|artisan):/;
/** The next event names the price, or it is always the same. */
const PRICED = /^(hire|buy|ring):/;

export function retells({ say }: Event, word: Word): boolean | 'less' {
  if (say === 'segmentShows') return WORKER.test(word) ? 'less' : false;
  if (say === 'paidCoins') return PRICED.test(word) ? 'less' : false;
  return RETELLING.has(say);
}
