// Random games with their positions, for looking at what is told of a table.
import { type AnyModule, fastRandom } from '@boardwright/engine';
import { randomMove } from '../fuzz/random-game.ts';
import { type AnyPlay, start } from '../fuzz/scenario.ts';
import { tablesOf } from '../fuzz/tables.ts';

/** A game that does not end by then is left. */
const MOST_ANSWERS = 4000;

/**
 * Calls `look` at the beginning, about every `step` answers and at the end of so many random games. Few games are spread
 * over all tables, so that the last options are played, too.
 */
export function lookAtGames({ game }: AnyModule, games: number, step: number, look: (play: AnyPlay) => void): void {
  const tables = tablesOf(game);
  for (let seed = 0; seed < games; seed++) {
    const at = games < tables.length ? Math.floor((seed * tables.length) / games) : seed % tables.length;
    const table = tables[at] as (typeof tables)[number];
    const play = start(game, { ...table, seed, moves: [] });
    const random = fastRandom(seed);
    look(play);
    for (let n = 1; n < MOST_ANSWERS; n++) {
      const move = randomMove(play, random);
      if (move === null) break;
      play.answer(move);
      if (random(step) === 0) look(play);
    }
    look(play);
  }
}
