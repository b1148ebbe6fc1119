// Whether what can be chosen is named by a spot of the survey, so that one can find the place where it is chosen.
import { type AnyModule, splitWord, wordsOf } from '@boardwright/engine';
import { lookAtGames } from './positions.ts';

/** Words that were offered in so many random games and are chosen nowhere on the table. Buttons have no place on it. */
export async function wordsWithoutSpot(module: AnyModule, games: number): Promise<string[]> {
  const surveyor = await module.surveyor?.();
  if (surveyor === undefined) return ['the game has no survey'];
  const missing = new Set<string>();
  lookAtGames(module, games, 4, play => {
    for (const open of play.open()) {
      const { areas } = surveyor.survey(play.engine.view(play.match, open.seat), open.seat);
      const named = areas.flatMap(({ spots }) => spots.flatMap(({ words = [] }) => words));
      const exact = new Set(named);
      const beginnings = [...exact].filter(word => word.endsWith('*')).map(word => word.slice(0, -1));
      for (const word of wordsOf(play.engine, open))
        if (
          splitWord(word).kind !== 'button' &&
          !exact.has(word) &&
          !beginnings.some(beginning => word.startsWith(beginning))
        )
          missing.add(`${open.task.do}: ${word}`);
    }
  });
  return [...missing];
}
