// Runs a rule case: sets up the state, plays the answers, and does the checks.
import {
  type AnyGame,
  type AnyModule,
  type AnyTasks,
  BadInput,
  type Event,
  Play,
  type Task,
} from '@boardwright/engine';
import { type AnyVocabulary, ListedChance, startAt } from '@boardwright/host';
import { tellError } from '../errors.ts';
import { type CaseTable, mismatches } from './mismatches.ts';
import { unknown } from './read.ts';
import type { CaseResult, CaseStep, RuleCase } from './types.ts';

/** Sees the match after every step of a case. */
export type Onlooker = (play: Play<unknown, AnyTasks>) => void;

export function runCase(
  module: AnyModule,
  vocabulary: AnyVocabulary,
  ruleCase: RuleCase,
  look: Onlooker = () => {},
): CaseResult {
  const place = `${ruleCase.file}:${ruleCase.line}`;
  const result = (problem: string | null): CaseResult => ({ name: ruleCase.name, place, problem });
  try {
    return result(new CaseRun(module.game, vocabulary, ruleCase).run(look));
  } catch (error) {
    return result(`${place} "${ruleCase.name}": ${tellError(error as Error)}`);
  }
}

class CaseRun {
  private readonly vocabulary: AnyVocabulary;
  private readonly ruleCase: RuleCase;
  private readonly chance: ListedChance;
  private readonly table: CaseTable;
  private line: number;
  private played = 'at the start';

  constructor(game: AnyGame, vocabulary: AnyVocabulary, ruleCase: RuleCase) {
    this.vocabulary = vocabulary;
    this.ruleCase = ruleCase;
    this.line = ruleCase.line;
    this.chance = new ListedChance(vocabulary, ruleCase.seed);
    const { play, told } = this.start(game);
    this.table = { play, told, vocabulary };
  }

  /** A sentence and the differing keys; null if the case holds. */
  run(look: Onlooker): string | null {
    look(this.table.play);
    for (const step of this.ruleCase.steps) {
      this.line = step.line;
      const wrong = this.take(step);
      look(this.table.play);
      if (wrong.length > 0) return this.say(wrong);
    }
    const { left } = this.chance;
    return left === 0 ? null : this.say([`${left} of the listed outcomes of chance were not drawn`]);
  }

  private say(wrong: readonly string[]): string {
    const head = `${this.ruleCase.file}:${this.line} "${this.ruleCase.name}", ${this.played}:`;
    return wrong.length === 1 ? `${head} ${wrong[0]}` : [head, ...wrong.map(each => `  ${each}`)].join('\n');
  }

  private take(step: CaseStep): string[] {
    if (step.do === 'chance') {
      this.chance.list(step.outcomes);
      return [];
    }
    try {
      const wrong = mismatches(this.table, step);
      if (step.do === 'move' && wrong.length === 0) this.played = `after p${step.move.seat + 1} ${step.move.word}`;
      return wrong;
    } catch (error) {
      return [tellError(error as Error)];
    }
  }

  private start(plain: AnyGame): { play: Play<unknown, AnyTasks>; told: readonly Event[] } {
    for (const task of this.ruleCase.ask ?? []) mustBeKnown(plain, task);
    const { game, match, seats, options, told } = startAt(plain, this.vocabulary, this.ruleCase, this.chance);
    const play = Play.resume(game, match, { seats, options, drew: [], entries: [] }, this.chance);
    this.chance.bind(() => play.match.g);
    return { play, told };
  }
}

/** Throws with the name that was probably meant. */
export function mustBeKnown(game: AnyGame, task: Task<AnyTasks>): void {
  const names = Object.keys(game.rules);
  if (!names.includes(task.do)) throw new BadInput(unknown('task', task.do, names));
}
