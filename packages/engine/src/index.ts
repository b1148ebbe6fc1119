// The engine's public API.
export { type Chance, noChance, noting } from './chance/chance.ts';
export {
  chanceOf,
  commitTo,
  commitToPart,
  commitToSecret,
  type FirstSeal,
  fairChance,
  openSeal,
  openSecret,
  type Seal,
  type SecondSeal,
  sealAlone,
} from './chance/fair.ts';
export { fastChance, fastRandom } from './chance/fast.ts';
export {
  type ChanceFault,
  type ChanceShown,
  type ChanceStep,
  type ChanceWays,
  faultsOfSeal,
  followTable,
  type Keepsake,
  meet,
  noteCommitted,
  ownPart,
  partsFor,
  seeEnd,
  seeSeal,
  withFaults,
} from './chance/keepsake.ts';
export { type Recorded, recordedChance } from './chance/recorded.ts';
export { applyChanges, type Change, changesBetween } from './changes.ts';
export { ENGINE_VERSION, NOBODY, UNKNOWN } from './constants.ts';
export { copyPlain } from './copy.ts';
export { defineGame } from './define.ts';
export { Engine, type Listener } from './engine.ts';
export { BadInput, RuleBug } from './errors.ts';
export {
  canonical,
  type DrawRun,
  FILE_FORMAT,
  type GameFile,
  isOfRules,
  loadFile,
  parseFile,
  toFile,
} from './file.ts';
export { hashOf } from './hash.ts';
export { linesOf, undoableAt } from './lines.ts';
export { type Film, type Frame, type Moment, momentsOf, pointsOf } from './moments.ts';
export { answerOf, type Move, readMove, seatName, splitWord, wordOf, wordsOf, writeMove } from './notation.ts';
export { fitting, Numbers } from './numbers.ts';
export { moduleOfVersion, olderModules } from './older.ts';
export { placesOf } from './places.ts';
export { type Entry, explain, heard, type Log, Play, type Refusal, replay, type Told } from './play.ts';
export { END, ruleOf } from './rules.ts';
export { optionsThatMatter, settle, settleNew, valuesAt } from './settings.ts';
export { startingSeat, startOption } from './start.ts';
export * from './types.ts';
export { drawnIn, type Verdict, verifyChance, verifyFile } from './verify.ts';
