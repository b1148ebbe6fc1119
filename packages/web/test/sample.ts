// Which games a test looks at that holds for all of them: in npm test one, another one in each test, since a browser takes its time;
// in sweeps and before a change lands (BOARDWRIGHT_GAMES=all) every game.
import { env } from 'node:process';
import { games } from '@boardwright/games';

export const ALL_GAMES = Object.keys(games);

/** `turn`: a number of the test's own, so that the games take turns. */
export function sampled(turn: number, of: readonly string[] = ALL_GAMES): readonly string[] {
  return env.BOARDWRIGHT_GAMES === 'all' ? of : of.slice(turn % of.length).slice(0, 1);
}
