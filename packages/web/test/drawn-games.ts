// The games that bring a drawn table, and what they draw of a player's own.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@boardwright/games';

const tableOf = (id: string): string => path.resolve(import.meta.dirname, '../../games', id, 'ui/table.tsx');

export const drawn = Object.keys(games).filter(id => existsSync(tableOf(id)));

const draws = (id: string, what: RegExp): boolean =>
  what.test(readFileSync(tableOf(id), 'utf8').replace(/^import.*$/gm, ''));
export const drawsMats = (id: string): boolean => draws(id, /drawTable<.*\bMat\b/s);
/** On a phone, too: one's own goods. */
export const drawsGoods = (id: string): boolean => draws(id, /drawTable<.*\b(Mat|Strip)\b/s);
