// The words tell the same numbers as the table, and lead to what can be chosen, in 200 games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBackProblems, wordsWithoutSpot } from '@boardwright/testkit';
import module from '../index.ts';
import { facts } from './survey-facts.ts';

test('every number of the survey is that of the table, in 200 games', async () => {
  assert.deepEqual(await readBackProblems(module, facts, 200), []);
});

test('everything that can be chosen is chosen at a spot of the survey, in 200 games', async () => {
  assert.deepEqual(await wordsWithoutSpot(module, 200), []);
});
