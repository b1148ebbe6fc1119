// Runs a rule case: sets up the state, plays the answers, and does the checks.
import {
  type AnyGame,
  type AnyModule,
  type AnyTasks,
  BadInput,
  Engine,
  type Event,
  fastChance,
  Play,
  settle,
  type Task,
} from '@boardwright/engine';
import { tellError } from '../errors.ts';
import { ListedChance } from './chance.ts';
import { type CaseTable, mismatches } from './mismatches.ts';
import { unknown } from './read.ts';
import type { AnyVocabulary, CaseResult, CaseStep, RuleCase } from './types.ts';

const CASE_END = '@caseEnd';

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
    const state = { ended: false };
    const withEnd = endsWith(game, () => {
      state.ended = true;
    });
    const { play, told } = this.start(withEnd);
    this.table = { play, told, vocabulary, isCaseEnd: () => state.ended };
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

  private start(game: AnyGame): { play: Play<unknown, AnyTasks>; told: Event[] } {
    const { players, options, given, ask, seed, chance } = this.ruleCase;
    const seats = players ?? Math.min(...game.seats);
    const settings = settle(game, seats, options);
    const engine = new Engine(game);
    const told: Event[] = [];
    engine.listener = (event, _, others) => void told.push(event, ...(others === null ? [] : [others]));
    const match = engine.start(seats, settings, fastChance(seed ?? 1));
    if (ask !== null) told.length = 0; // only a case that begins with the setup hears its events
    for (const { path, value } of given) this.vocabulary.given(match.g, path, value);
    if (ask !== null) match.agenda = [end, ...ask.map(task => known(game, task)).reverse()];
    this.chance.list(chance);
    this.chance.bind(() => match.g);
    engine.chance = this.chance;
    engine.advance(match);
    const play = Play.resume(game, match, { seats, options: settings, drew: [], entries: [] }, this.chance);
    this.chance.bind(() => play.match.g);
    return { play, told };
  }
}

const end = { do: CASE_END } as Task<AnyTasks>;

/** The same game with an extra last task, which marks that the tasks of the case are done. */
function endsWith(game: AnyGame, ended: () => void): AnyGame {
  const finish: AnyGame['rules'][string] = x => {
    ended();
    x.finish([]);
  };
  return { ...game, rules: { ...game.rules, [CASE_END]: finish } };
}

function known(game: AnyGame, task: Task<AnyTasks>): Task<AnyTasks> {
  const names = Object.keys(game.rules).filter(name => name !== CASE_END);
  if (!names.includes(task.do)) throw new BadInput(unknown('task', task.do, names));
  return task;
}
