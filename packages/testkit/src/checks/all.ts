// The list of everything that conform checks on random games.
import type { AnyModule } from '@boardwright/engine';
import { advised } from './advice.ts';
import type { Check } from './check.ts';
import { copies, freshViews, json, replays } from './copies.ts';
import { scores } from './ending.ts';
import { guesses } from './guess.ts';
import { lanes } from './lanes.ts';
import { leaks, type Tally } from './leaks.ts';
import { plain, pure } from './plain.ts';
import { invariant, usual, whyNot, words } from './questions.ts';
import { undo } from './undo.ts';
import { viewShape, viewSuffices } from './view.ts';

/** What can go wrong in any game, whatever else is checked. */
export const PLAYING = {
  names: 'questions are called choose… or may…',
  deadEnds: 'no dead end: there is always something to answer until the game is over',
  runaways: 'no runaway: every game ends',
  answers: 'every answer that is offered can be given',
  comparisons: 'the answers of other seats can be compared in two possible worlds',
} as const;

/** What some of the checks need to know. */
export interface Known {
  readonly ruleIds: ReadonlySet<string> | null; // the paragraphs of the rule book
  readonly advice: AnyModule['advice'] | null;
  readonly tally: Tally;
}

export function allChecks({ ruleIds, advice, tally }: Known): Check[] {
  const looking = [plain, pure, words, whyNot(ruleIds), usual, invariant, scores];
  const seeing = [freshViews, viewShape, viewSuffices, guesses, leaks(tally), advised(advice)];
  return [...looking, ...seeing, json, copies, replays, undo, lanes];
}

const UNKNOWN_GAME: Known = { ruleIds: null, advice: null, tally: { tried: 0, possible: 0 } };

/** Every check by its id, with the sentence that names it. */
export const CHECKS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PLAYING),
  ...allChecks(UNKNOWN_GAME).map(({ id, says }): [string, string] => [id, says]),
]);
