// The game bound to its content: the printed one, or an owner's edition.
import type { Game, Rules } from '@boardwright/engine';
import { checker } from './check.ts';
import type { Content } from './content/types.ts';
import { usualMoves } from './plan.ts';
import { bonusRules } from './rules/act.ts';
import { actionRules } from './rules/actions.ts';
import { battleRules } from './rules/battle.ts';
import { cardRules, freeActions } from './rules/cards.ts';
import { endingRules } from './rules/ending.ts';
import { farmRules } from './rules/gain.ts';
import { movementRules } from './rules/movement.ts';
import { objectiveRules } from './rules/objectives.ts';
import { outcomeRules } from './rules/outcome.ts';
import { roundRules } from './rules/rounds.ts';
import { SEATS, START, setup, setupRules } from './rules/setup.ts';
import { storehouseRules } from './rules/storehouse.ts';
import type { Tasks } from './rules/tasks.ts';
import { scoreSheets } from './score.ts';
import { copy, type G, guess, view } from './state.ts';
import { DIFFICULTIES } from './words.ts';

export function gameWith(content: Content): Game<G, Tasks> {
  const rules: Rules<G, Tasks> = {
    ...setupRules(content),
    ...actionRules(content),
    ...bonusRules(content),
    ...objectiveRules(content),
    ...cardRules(content),
    ...farmRules(),
    ...storehouseRules(content),
    ...battleRules(content),
    ...movementRules(content, usualMoves(content)),
    ...roundRules(content),
    ...outcomeRules(content),
    ...endingRules(content),
  };
  return {
    id: 'after-the-empire',
    version: 4,
    edition: content.name,
    seats: SEATS,
    // AE-12: all of them can be combined.
    options: [
      START,
      { id: 'difficulty', values: DIFFICULTIES, default: 'normal' },
      { id: 'warReport', values: ['yes', 'no'], default: 'yes' },
      { id: 'graveInjury', values: ['no', 'yes'], default: 'no' },
      { id: 'refugees', values: ['draft', 'deal'], default: 'draft' },
      { id: 'merchant', values: ['printed', 'stone'], default: 'printed' },
      { id: 'fallen', values: ['fight', 'late'], default: 'fight' },
    ],
    rules,
    setup: setup(content),
    copy,
    view,
    guess: guess(content),
    asides: freeActions(content),
    score: scoreSheets(content),
    check: checker(content),
  };
}
