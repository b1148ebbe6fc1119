// What a choice changes for every seat: goods, people, points, and how many attackers are known to come.
import { type Seat, splitWord, type Word } from '@boardwright/engine';
import type { SeatChange } from '@boardwright/web/kit';
import { afterAnswer } from '../ahead.ts';
import { at, mercenariesOf, soldiersOf, sum } from '../castle.ts';
import type { Content } from '../content/types.ts';
import { comingFoes } from '../forecast.ts';
import { scoreSheets } from '../score.ts';
import { castleOf, type G } from '../state.ts';
import { GOODS, STOCKED } from '../words.ts';
import type { Table } from './look.ts';

/** What happens in a battle is told by the forecast of the round. */
const IN_BATTLE: ReadonlySet<string> = new Set(['move', 'kill', 'lose', 'turret', 'side']);
const PHASES: ReadonlySet<string> = new Set(['button:ready', 'button:done', 'button:end_turn']);

/** What counts of a castle, by picture. */
function countsOf(content: Content, g: G, seat: Seat): readonly (readonly [string, number])[] {
  const castle = castleOf(g, seat);
  return [
    ...GOODS.slice(0, STOCKED).map((good, i) => [`goods:${good}-1`, at(castle.stock, i)] as const),
    ['goods:soldier-1', soldiersOf(castle)],
    ['goods:mercenary-1', mercenariesOf(castle)],
    ['term:sword', sum(comingFoes(content, g, castle))],
  ];
}

export function changes(word: Word, { view, content, me }: Table): readonly SeatChange[] {
  if (me === null || IN_BATTLE.has(splitWord(word).kind) || PHASES.has(word)) return [];
  const after = afterAnswer(content, view, me, word);
  if (after === null || after.season !== view.g.season) return [];
  const [before, then] = [view.g, after].map(scoreSheets(content));
  return view.g.castles.flatMap((_, seat): SeatChange[] => {
    const now = countsOf(content, view.g, seat);
    const gains = countsOf(content, after, seat).flatMap(([picture, n], i) => {
      const more = n - (now[i]?.[1] ?? 0);
      return more === 0 ? [] : [{ picture, n: more }];
    });
    const points = (then?.[seat]?.total ?? 0) - (before?.[seat]?.total ?? 0);
    if (points === 0 && gains.length === 0) return [];
    return [{ seat, gains, ...(points === 0 ? {} : { points }) }];
  });
}
