// Plays random games of every kind and collects what is wrong: at most one fault per check, with a short log.
import { type AnyModule, fastRandom, RuleBug, type Settings, writeMove } from '@boardwright/engine';
import { allChecks } from '../checks/all.ts';
import type { Check } from '../checks/check.ts';
import type { Tally } from '../checks/leaks.ts';
import { tellError } from '../errors.ts';
import type { Fault } from './fault.ts';
import { type RandomGame, randomGame } from './random-game.ts';
import { type AnyPlay, type Position, reach, type Scenario, start, Wrong } from './scenario.ts';
import { shrink } from './shrink.ts';
import { tablesOf } from './tables.ts';
import { type Watched, watch } from './watch.ts';

export interface FuzzSettings {
  readonly games?: number; // total number of random games
  readonly allTables?: boolean; // at least one game for each table (the default); false: the first tables, with most pairs of values
  readonly positions?: number; // positions of each game for the slow checks
  readonly answers?: number; // a longer game counts as endless
  readonly seed?: number;
  readonly settings?: readonly Settings[]; // option sets to play in addition to the generated ones
  readonly ruleIds?: ReadonlySet<string>; // the paragraphs of the rule book
  readonly look?: (play: AnyPlay) => void; // called at every position: the text audit collects here
}

const DEFAULTS = { games: 24, allTables: true, positions: 16, answers: 20_000, seed: 1 };

export function findFaults(module: AnyModule, settings: FuzzSettings = {}): Fault[] {
  return new Fuzz(module, settings).run();
}

class Fuzz {
  private readonly settings: FuzzSettings & typeof DEFAULTS;
  private readonly watched: Watched;
  private readonly tally: Tally = { tried: 0, possible: 0 };
  private readonly faults = new Map<string, Fault>();
  private readonly checks: readonly Check[];

  constructor(module: AnyModule, settings: FuzzSettings) {
    this.settings = { ...DEFAULTS, ...settings };
    this.watched = watch(module.game);
    this.checks = allChecks({ ruleIds: settings.ruleIds ?? null, advice: module.advice, tally: this.tally });
  }

  run(): Fault[] {
    const { games, allTables, answers, seed } = this.settings;
    this.checkNames();
    const tables = tablesOf(this.watched.game, this.settings.settings);
    for (let i = 0; i < Math.max(games, allTables ? tables.length : 0); i++) {
      const table = tables[i % tables.length];
      if (table !== undefined) this.walk(randomGame(this.watched.game, table, seed + i, answers));
    }
    this.checkTally();
    return [...this.faults.values()];
  }

  private checkNames(): void {
    for (const [name, rule] of Object.entries(this.watched.game.rules))
      if (typeof rule !== 'function' && !/^(choose|may)[A-Z]/.test(name))
        this.faults.set('names', { check: 'names', message: `${name} is a question`, scenario: null });
  }

  /** The leak check has seen too little if the same answer is rarely possible in both worlds. */
  private checkTally(): void {
    const { tried, possible } = this.tally;
    if (tried >= 100 && possible < tried / 50) {
      const message = `only ${possible} of ${tried} answers of other seats were possible in a guessed world too`;
      this.faults.set('comparisons', { check: 'comparisons', message, scenario: null });
    }
  }

  /** Walks through a game and checks it. */
  private walk({ scenario, ending }: RandomGame): void {
    const { moves } = scenario;
    if (ending === 'bound') {
      this.note('runaways', `the game is not over after ${moves.length} answers`, scenario);
      return;
    }
    const reached = { moves: 0 };
    try {
      this.walkAlong(scenario, reached);
    } catch (error) {
      this.noteShortest(crashOf(error as Error), null, { ...scenario, moves: moves.slice(0, reached.moves) });
    }
  }

  private walkAlong(scenario: Scenario, reached: { moves: number }): void {
    const sampled = this.sampleOf(scenario);
    const play = start(this.watched.game, scenario);
    this.look(play, scenario, 0, sampled);
    for (const move of scenario.moves) {
      reached.moves++;
      const refusal = play.answer(move);
      if (refusal !== null) throw new Wrong(`${writeMove(move)} is offered, but refused: ${refusal.why}`);
      this.look(play, scenario, reached.moves, sampled);
    }
    this.runAll('whole', { game: this.watched.game, watched: this.watched, scenario, play });
  }

  private sampleOf({ seed, moves }: Scenario): ReadonlySet<number> {
    const random = fastRandom(seed + 1);
    return new Set(Array.from({ length: this.settings.positions }, () => random(moves.length + 1)));
  }

  private look(play: AnyPlay, whole: Scenario, played: number, sampled: ReadonlySet<number>): void {
    const scenario = { ...whole, moves: whole.moves.slice(0, played) };
    const position = { game: this.watched.game, watched: this.watched, scenario, play };
    this.settings.look?.(play);
    this.runAll('everywhere', position);
    if (sampled.has(played)) this.runAll('sampled', position);
  }

  private runAll(when: Check['when'], position: Position): void {
    for (const check of this.checks) {
      if (check.when !== when || this.faults.has(check.id)) continue;
      const failure = failureOf(check, position);
      if (failure !== null) this.noteShortest(failure, check, position.scenario);
    }
  }

  private note(check: string, message: string, scenario: Scenario): void {
    if (!this.faults.has(check)) this.faults.set(check, { check, message, scenario });
  }

  private noteShortest(failure: Failure, check: Check | null, scenario: Scenario): void {
    if (this.faults.has(failure.check)) return;
    const [shortest, { message }] = shrink(scenario, failure, shorter => {
      const found = this.tryOut(check, shorter);
      return found?.check === failure.check ? found : null;
    });
    this.note(failure.check, message, shortest);
  }

  private tryOut(check: Check | null, scenario: Scenario): Failure | null {
    try {
      const position = reach(this.watched, scenario);
      return position === null || check === null ? null : failureOf(check, position);
    } catch (error) {
      return crashOf(error as Error);
    }
  }
}

interface Failure {
  readonly check: string;
  readonly message: string;
}

function failureOf(check: Check, position: Position): Failure | null {
  try {
    check.run(position);
    return null;
  } catch (error) {
    return {
      check: check.id,
      message: error instanceof Wrong ? error.message : `it throws: ${tellError(error as Error)}`,
    };
  }
}

/** Assigns an error thrown during play to its check. */
function crashOf(error: Error): Failure {
  const isBug = error instanceof RuleBug;
  if (isBug && /offers nothing|agenda is empty/.test(error.message))
    return { check: 'deadEnds', message: error.message };
  if (isBug && error.message.includes('in a circle')) return { check: 'runaways', message: error.message };
  if (error instanceof Wrong) return { check: 'answers', message: error.message };
  return { check: 'answers', message: `the last answer throws: ${tellError(error)}` };
}
