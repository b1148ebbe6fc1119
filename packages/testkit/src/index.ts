// The test kit's public face.
export { parseCases } from './cases/parse.ts';
export { runCase } from './cases/run.ts';
export type { AnyVocabulary, CaseResult, RuleCase, Vocabulary } from './cases/types.ts';
export { CHECKS } from './checks/all.ts';
export { codeProblems, combinations, upTo } from './codes.ts';
export { type ConformOptions, conform } from './conform.ts';
export { type Change, changedAt, changesOf, pathOf, sampleOf } from './editions/changes.ts';
export { playEdition } from './editions/play.ts';
export { refusalOf, refusalOfFile } from './editions/refusals.ts';
export { casesIn } from './folder/folder.ts';
export { coverageProblems, type RuleCoverage, ruleCoverage } from './folder/rule-coverage.ts';
export { type Fault, tellFault } from './fuzz/fault.ts';
export { type FuzzSettings, findFaults } from './fuzz/find-faults.ts';
export { tablesOf } from './fuzz/tables.ts';
export { checkGoldens, makeGoldens } from './goldens.ts';
export { auditTexts } from './texts/audit.ts';
export { Sayings } from './texts/collect.ts';
export { type Chooser, type Trial, trialOf } from './trial.ts';
