// Called once in a game's test file. Runs everything that every game must guarantee, each check as a test of its own.
import { describe, test } from 'node:test';
import { type AnyModule, BadInput, type Settings } from '@boardwright/engine';
import type { AnyVocabulary } from '@boardwright/host';
import { runCase } from './cases/run.ts';
import type { RuleCase } from './cases/types.ts';
import { CHECKS } from './checks/all.ts';
import { exampleProblem } from './examples/check.ts';
import { caseFilesIn, codeIn, type FolderPath, lessonFilesIn, lessonsIn, ruleIdsIn } from './folder/folder.ts';
import { optionProblems } from './folder/options.ts';
import { partProblems } from './folder/parts.ts';
import { coverageProblems, ruleCoverage } from './folder/rule-coverage.ts';
import { tellFault } from './fuzz/fault.ts';
import { type FuzzSettings, findFaults } from './fuzz/find-faults.ts';
import { checkGoldens } from './goldens.ts';
import { guideProblems } from './guide/check.ts';
import { courseProblems, lessonProblems } from './lessons/check.ts';
import { surveyProblems } from './survey/check.ts';
import { auditTexts } from './texts/audit.ts';
import type { Ids } from './texts/by-id.ts';
import { Sayings } from './texts/collect.ts';
import { drawingProblemsIn } from './texts/drawing.ts';

export interface ConformOptions {
  readonly folder?: FolderPath; // of the game: its cases, rule books, goldens and texts are tested too
  readonly vocabulary?: AnyVocabulary; // for reading its cases
  readonly games?: number; // how many random games
  readonly settings?: readonly Settings[]; // option sets to play in addition to those it finds by itself
  /** Texts that the content needs by id, such as `{ 'term.': CARDS }`: each id needs one, even if no random game meets it. */
  readonly ids?: Ids;
  readonly noughts?: readonly string[]; // texts in which a nought is a value like any other: "treasures: 0 and 2"
}

/** How many random games make a test run of some seconds. BOARDWRIGHT_FUZZ=10 plays ten times as many. */
const GAMES = 24;
/** Positions of each game for the slow checks. `npm run sweep` looks at more of them. */
const POSITIONS = 2;
/** BOARDWRIGHT_TABLES=all plays every pair of option values at every player count; otherwise the tables with most of them. */
const { BOARDWRIGHT_FUZZ = '1', BOARDWRIGHT_TABLES = 'first' } = process.env;

export function conform(module: AnyModule, options: ConformOptions = {}): void {
  const { folder, vocabulary, ids = {}, noughts = [] } = options;
  describe(`${module.game.id} conforms`, () => {
    const sayings = new Sayings();
    const faults = once(() => findFaults(module, fuzzSettings(options, sayings)));
    for (const [check, says] of CHECKS)
      test(says, () => {
        const fault = faults().find(each => each.check === check);
        if (fault !== undefined) fail(tellFault(module.game, fault));
      });
    if (folder === undefined) return;
    testCases(module, folder, vocabulary, sayings);
    testLessons(module, folder, vocabulary);
    testRuleBooks(folder);
    testGoldens(module, folder);
    test('README, summary and lessons are there, and learned weights fit', () =>
      failIfAny(partProblems(module, folder)));
    test('every value of an option has a case, and the README lists it and says where the book tells it', () =>
      failIfAny(optionProblems(module.game.options, folder)));
    test('every id has its texts, and so has everything that the drawing names', () =>
      failIfAny(drawingProblemsIn(folder, ids)));
    test('the table can be told in words, in every language and without ids', async () =>
      failIfAny(await surveyProblems(module, folder)));
    test('a newcomer is told what to want at any moment, in every language', async () =>
      failIfAny(await guideProblems(module, folder)));
    test('everything that can be said has a text in every language', async () => {
      faults();
      failIfAny(await auditTexts(module, sayings, { code: codeIn(folder), ids, noughts }));
    });
  });
}

function fuzzSettings({ folder, games, settings }: ConformOptions, sayings: Sayings): FuzzSettings {
  const factor = Number(BOARDWRIGHT_FUZZ);
  if (!(factor > 0)) throw new BadInput(`BOARDWRIGHT_FUZZ is a number such as 10, not "${BOARDWRIGHT_FUZZ}"`);
  const ids = folder === undefined ? null : ruleIdsIn(folder, 'en');
  return {
    games: Math.ceil((games ?? GAMES) * factor),
    allTables: BOARDWRIGHT_TABLES === 'all',
    positions: POSITIONS,
    look: play => sayings.collect(play),
    ...(settings === undefined ? {} : { settings }),
    ...(ids === null ? {} : { ruleIds: new Set(ids) }),
  };
}

/** Does the work when it is first needed and remembers the result. */
function once<V>(work: () => V): () => V {
  let done: { value: V } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

function testCases(
  module: AnyModule,
  folder: FolderPath,
  vocabulary: AnyVocabulary | undefined,
  sayings: Sayings,
): void {
  for (const { name, read } of caseFilesIn(folder))
    describe(name, () => {
      const cases = casesOf(read);
      for (const each of cases)
        test(`${each.rules.join(' ')} ${each.name}`, () => {
          if (vocabulary === undefined) fail('conform needs the vocabulary that the cases are written in');
          failIfAny([runCase(module, vocabulary, each, play => sayings.collect(play)).problem]);
        });
      test('each can be tried at the table, to its end and again', () => {
        if (vocabulary !== undefined) failIfAny(cases.map(each => exampleProblem(module, vocabulary, each)));
      });
    });
}

/** The cases of a file. A file that cannot be read becomes a failing test. */
function casesOf(read: () => RuleCase[]): RuleCase[] {
  try {
    return read();
  } catch (error) {
    test('can be read', () => fail((error as Error).message));
    return [];
  }
}

function testLessons(module: AnyModule, folder: FolderPath, vocabulary: AnyVocabulary | undefined): void {
  const files = lessonFilesIn(folder);
  if (files.length === 0) return;
  describe('lessons', () => {
    for (const { name, read } of files)
      test(`${name} can be played, rightly and wrongly`, () => {
        if (vocabulary === undefined) fail('conform needs the vocabulary that the lessons are written in');
        failIfAny(lessonProblems(module, vocabulary, read()));
      });
    test('the lessons name rules of the book, and each is short', () =>
      failIfAny(courseProblems(lessonsIn(folder), ruleIdsIn(folder, 'en') ?? [])));
  });
}

function testRuleBooks(folder: FolderPath): void {
  test('the rule books have the same paragraphs, and each has a case', () => {
    failIfAny(coverageProblems(ruleCoverage(folder)));
  });
}

function testGoldens(module: AnyModule, folder: FolderPath): void {
  test('the goldens play as they always did', () => failIfAny(checkGoldens(module, folder)));
}

function failIfAny(problems: readonly (string | null)[]): void {
  const real = problems.filter(problem => problem !== null);
  if (real.length > 0) fail(real.join('\n'));
}

/** Fails with the message only: a stack trace into the test kit helps nobody. */
function fail(message: string): never {
  const error = new Error(message);
  error.stack = message;
  throw error;
}
