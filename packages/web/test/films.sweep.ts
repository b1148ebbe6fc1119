// Films agree with the rules at all tables. FILMS=10000: in whole games, until so many answers of each game were seen.
import { test } from 'node:test';
import type { AnyGame } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { inFigures, witnessFilms } from './film-witness.ts';

const { FILMS } = process.env;
const wanted = FILMS === undefined ? { perTable: 60 } : { answers: Number(FILMS) };

for (const [id, load] of Object.entries(games))
  test(`${id}: films agree with the rules, for every audience, at all tables`, async t => {
    t.diagnostic(inFigures(witnessFilms((await load()).default.game as AnyGame, wanted)));
  });
