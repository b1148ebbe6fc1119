// The words tell the same numbers as the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBackProblems } from '@boardwright/testkit';
import module from '../index.ts';
import { facts } from './survey-facts.ts';

test('every number of the survey is that of the table', async () => {
  assert.deepEqual(await readBackProblems(module, facts, 6), []);
});
