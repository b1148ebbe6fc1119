// A series of games between bots. Game number n depends only on the series and on n.
import path from 'node:path';
import { type AnyMatch, type Bot, type Budget, luckOf, makeBot, playOut, playOutNoted } from '@boardwright/bots';
import { type AnyModule, BadInput, Engine, type Settings, seatName, toFile } from '@boardwright/engine';
import { type ClockName, clockNamed } from '../arena/clocks.ts';
import { type Thinking, timed } from '../arena/thinking.ts';
import { writeText } from '../input/files.ts';
import type { GameSource } from '../input/game.ts';

export interface Series {
  readonly source: GameSource;
  readonly seats: number;
  readonly options: Settings;
  readonly bots: readonly string[]; // by seat, in game 1; if they differ, seats rotate from game to game
  readonly seed: number;
  readonly folder?: string; // where every game is saved
  readonly budget?: Budget; // of each answer; if given, thinking time is measured
  readonly clock?: ClockName; // for bots with a time budget; cpu by default
}

export interface Result {
  readonly number: number; // from 1
  readonly answers: number;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly statistics: Readonly<Record<string, number>>;
  readonly thinking?: readonly Thinking[]; // by seat
}
/** A game that could not be played to its end. */
export interface Failure {
  readonly number: number;
  readonly message: string;
}
export type Outcome = Result | Failure;

/** Which bot of the series plays a seat in a game. */
export function botAt(bots: readonly string[], number: number, seat: number): string {
  const rotated = new Set(bots).size > 1 ? (number - 1) % bots.length : 0;
  return bots[(seat + rotated) % bots.length] as string;
}

/** Prepares a series and returns a function that plays game n. */
export function playing(series: Series, module: AnyModule): (number: number) => Outcome {
  const { game } = module;
  const engine = new Engine(game);
  const now = clockNamed(series.clock ?? 'cpu');
  const seatBot = (name: string): Bot => makeBot(name, module, series.budget, now);

  const playGame = (number: number, seated: readonly Bot[]): { match: AnyMatch; answers: number } => {
    const luck = luckOf(series.seed, number);
    if (series.folder !== undefined) {
      const play = playOutNoted(game, series.options, seated, luck);
      const names = seated.map((bot, seat) => `${bot.name} ${seatName(seat)}`);
      const content = series.source.content === undefined ? {} : { content: series.source.content };
      const file = path.join(series.folder, `${game.id}-${series.seed}-${number}.json`);
      writeText(file, `${JSON.stringify(toFile(play, { names, ...content }))}\n`);
      return { match: play.match, answers: play.entries.length };
    }
    const match = engine.start(series.seats, series.options, luck.chance);
    return { match, answers: playOut(engine, match, seated, luck.random) };
  };

  return number => {
    try {
      const bots = series.bots.map((_, seat) => seatBot(botAt(series.bots, number, seat)));
      const clocked = series.budget === undefined ? null : bots.map(timed);
      const { match, answers } = playGame(number, clocked ?? bots);
      const { scores, places } = match;
      const thinking = clocked === null ? {} : { thinking: clocked.map(bot => bot.thinking) };
      return {
        number,
        answers,
        scores: scores ?? [],
        places: places ?? [],
        statistics: module.statistics?.(match) ?? {},
        ...thinking,
      };
    } catch (error) {
      if (error instanceof BadInput) throw error;
      return { number, message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
    }
  };
}

export const failed = (outcome: Outcome): outcome is Failure => 'message' in outcome;
