// The games that bring a drawn table, and whether they draw what lies in front of a player.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@boardwright/games';

const tableOf = (id: string): string => path.resolve(import.meta.dirname, '../../games', id, 'ui/table.tsx');

export const drawn = Object.keys(games).filter(id => existsSync(tableOf(id)));

export const drawsMats = (id: string): boolean =>
  /drawTable<.*\bMat\b/s.test(readFileSync(tableOf(id), 'utf8').replace(/^import.*$/gm, ''));
