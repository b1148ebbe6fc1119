// What is filmed is what the rules went through, at every table: a short sample. The whole one is films.sweep.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { inFigures, witnessFilms } from './film-witness.ts';

const SAMPLE = { tables: 5, perTable: 150 };

for (const [id, load] of Object.entries(games))
  test(`${id}: films agree with the rules, for every audience`, async t => {
    const seen = witnessFilms((await load()).default.game as AnyGame, SAMPLE);
    t.diagnostic(inFigures(seen));
    assert.ok(seen.moments > seen.films, 'some answers tell more than one event');
  });
