// Tests the kit itself: every planted fault is found by the check for it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CHECKS, findFaults, tellFault } from '../src/index.ts';
import { data } from './mutations/data.ts';
import { leaks } from './mutations/leaks.ts';
import { moduleOf } from './mutations/plant.ts';
import { advice as advising, play } from './mutations/play.ts';
import { game } from './toy/index.ts';

const mutations = [...leaks, ...data, ...play, ...advising];
const settings = { answers: 400, ruleIds: new Set(['LM-3.1', 'LM-4.1']) };

test('the game without a planted fault has none', () => {
  assert.deepEqual(findFaults(moduleOf(game), settings), []);
});

describe('a planted fault is found', () => {
  for (const { fault, check, game: mutant, advice } of mutations)
    test(`${fault}: ${CHECKS.get(check)}`, () => {
      const faults = findFaults(moduleOf(mutant, advice), settings);
      const found = faults.find(each => each.check === check);
      assert.ok(
        found,
        `found only ${faults.map(each => tellFault(moduleOf(mutant).game, each)).join('\n') || 'nothing'}`,
      );
      assert.doesNotMatch(found.message, /it throws/);
    });
});

test('every check has caught something', () => {
  const caught = new Set(mutations.map(each => each.check));
  assert.deepEqual(
    [...CHECKS.keys()].filter(check => !caught.has(check)),
    [],
  );
});
