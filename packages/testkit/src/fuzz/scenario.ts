// How to reach a position: the settings, the seed and the answers. Enough to reproduce a failure.
import {
  type AnyGame,
  type AnyTasks,
  fastChance,
  fastRandom,
  type Move,
  Play,
  type Random,
  type Settings,
} from '@boardwright/engine';
import type { Watched } from './watch.ts';

export type AnyPlay = Play<unknown, AnyTasks>;

export interface Table {
  readonly seats: number;
  readonly options: Settings;
}
export interface Scenario extends Table {
  readonly seed: number;
  readonly moves: readonly Move[];
}
/** A position for a check to look at. A check that wants to change something forks it first. */
export interface Position {
  readonly game: AnyGame;
  readonly watched: Watched;
  readonly scenario: Scenario;
  readonly play: AnyPlay;
}

/** What a check throws: one sentence that says what is wrong here. */
export class Wrong extends Error {
  override readonly name = 'Wrong';
}

export function start(game: AnyGame, { seats, options, seed }: Scenario): AnyPlay {
  return Play.start(game, seats, options, fastChance(seed));
}

/** Plays the answers of a scenario; null if one of them is refused. */
export function reach(watched: Watched, scenario: Scenario): Position | null {
  const play = start(watched.game, scenario);
  for (const move of scenario.moves) if (play.answer(move) !== null) return null;
  return { game: watched.game, watched, scenario, play };
}

/** A copy of the position to continue from. Earlier answers cannot be undone in it. */
export function fork({ game, play, scenario }: Position): AnyPlay {
  return Play.resume(game, play.match, play.log, fastChance(scenario.seed));
}

/** Random choices of a check: the same whenever it looks at the same position. */
export function randomAt({ scenario }: Position): Random {
  return fastRandom(scenario.seed * 7919 + scenario.moves.length);
}

export function pick<V>(random: Random, list: readonly V[]): V {
  return list[random(list.length)] as V;
}
