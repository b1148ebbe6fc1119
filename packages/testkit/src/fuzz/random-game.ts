// Random games: the way through a game that the checks then walk along.
import { type AnyGame, fastRandom, type Move, type Random, wordsOf } from '@boardwright/engine';
import { type AnyPlay, pick, type Scenario, start, type Table } from './scenario.ts';

/** A game played to its end, to the answer that could not be taken, or to the bound. */
export interface RandomGame {
  readonly scenario: Scenario;
  readonly ending: 'over' | 'crashed' | 'bound';
}

export function randomGame(game: AnyGame, table: Table, seed: number, bound: number): RandomGame {
  const moves: Move[] = [];
  const scenario = { ...table, seed, moves };
  try {
    const play = start(game, scenario);
    const random = fastRandom(seed);
    while (play.match.scores === null) {
      if (moves.length >= bound) return { scenario, ending: 'bound' };
      const move = randomMove(play, random);
      if (move === null) return { scenario, ending: 'crashed' };
      moves.push(move);
      if (play.answer(move) !== null) return { scenario, ending: 'crashed' };
    }
    return { scenario, ending: 'over' };
  } catch {
    return { scenario, ending: 'crashed' };
  }
}

/** Any of the answers that are open now; null if there is none. */
export function randomMove(play: AnyPlay, random: Random): Move | null {
  const open = play.open();
  if (open.length === 0) return null;
  const asked = pick(random, open);
  const words = wordsOf(play.engine, asked);
  return words.length === 0 ? null : { seat: asked.seat, word: pick(random, words), at: asked.at };
}
