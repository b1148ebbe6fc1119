// Films of whole games agree with the rules. FILMS=10000: so many answers of each game, at least one game at every table.
import { test } from 'node:test';
import type { AnyGame } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { inFigures, witnessFilms } from './film-witness.ts';

const answers = Number(process.env.FILMS ?? 2000);

for (const [id, load] of Object.entries(games))
  test(`${id}: films of whole games agree with the rules, for every audience`, async t => {
    t.diagnostic(inFigures(witnessFilms((await load()).default.game as AnyGame, { answers })));
  });
