// The one line in a game's test file: everything that every game must hold, each as a test of its own.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyModule, Settings } from '@boardwright/engine';
import { runCase } from './cases/run.ts';
import type { AnyVocabulary } from './cases/types.ts';
import { CHECKS } from './checks/all.ts';
import { casesIn, type FolderPath, ruleIdsIn } from './folder/folder.ts';
import { coverageProblems, ruleCoverage } from './folder/rule-coverage.ts';
import { type Fault, tellFault } from './fuzz/fault.ts';
import { type FuzzSettings, findFaults } from './fuzz/find-faults.ts';

export interface ConformOptions {
  readonly folder?: FolderPath; // of the game: its cases, rule books, goldens and texts are tested too
  readonly vocabulary?: AnyVocabulary; // what its cases are written in
  readonly games?: number; // how many random games
  readonly settings?: readonly Settings[]; // option sets that must be played besides those found by itself
}

export function conform(module: AnyModule, options: ConformOptions = {}): void {
  const { folder } = options;
  describe(`${module.game.id} conforms`, () => {
    testFuzz(module, options);
    if (folder === undefined) return;
    testCases(module, folder, options.vocabulary);
    testRuleBooks(folder);
  });
}

function testFuzz(module: AnyModule, { folder, games, settings }: ConformOptions): void {
  const ids = folder === undefined ? null : ruleIdsIn(folder, 'en');
  const fuzz: FuzzSettings = {
    ...(games === undefined ? {} : { games }),
    ...(settings === undefined ? {} : { settings }),
    ...(ids === null ? {} : { ruleIds: new Set(ids) }),
  };
  let found: readonly Fault[] | null = null;
  const faults = (): readonly Fault[] => {
    found ??= findFaults(module, fuzz);
    return found;
  };
  for (const [check, says] of CHECKS)
    test(says, () => {
      const fault = faults().find(each => each.check === check);
      if (fault !== undefined) fail(tellFault(module.game, fault));
    });
}

function testCases(module: AnyModule, folder: FolderPath, vocabulary: AnyVocabulary | undefined): void {
  for (const each of casesIn(folder))
    test(`${each.rules.join(' ')} ${each.name}`, () => {
      assert.ok(vocabulary, 'conform needs the vocabulary that the cases are written in');
      const { problem } = runCase(module, vocabulary, each);
      if (problem !== null) fail(problem);
    });
}

function testRuleBooks(folder: FolderPath): void {
  test('the rule books have the same paragraphs, and each has a case', () => {
    const problems = coverageProblems(ruleCoverage(folder));
    if (problems.length > 0) fail(problems.join('\n'));
  });
}

/** Fails with the message alone: where in the test kit it was noticed helps nobody. */
function fail(message: string): never {
  const error = new assert.AssertionError({ message });
  error.stack = message;
  throw error;
}
