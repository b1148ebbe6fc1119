// Replay: a match at any of its answers, as a seat was allowed to see it then; everything once it is over.
import { BadInput, type Event, noChance, replay } from '@boardwright/engine';
import { type Audience, heardBy } from './feed.ts';
import type { Live } from './live.ts';
import type { AnyMatch } from './state.ts';

export interface PastView {
  readonly answers: number; // after how many answers
  readonly of: number; // how many there are
  readonly view: AnyMatch;
  readonly events: readonly Event[]; // told by the last of these answers
}

/** `as` is a seat, null for a spectator, or 'all' for the open table of a match that is over. */
export function lookBack(live: Live, answers: number, as: Audience | 'all'): PastView {
  const { entries } = live.play;
  if (!Number.isInteger(answers) || answers < 0 || answers > entries.length)
    throw new BadInput(`this game has answers 0 to ${entries.length}, not ${answers}`);
  if (as === 'all' && !live.isOver) throw new BadInput('everything is shown once the game is over');
  const play = replay(live.game, live.play.log, noChance, answers);
  const view = as === 'all' ? play.match : play.engine.view(play.match, as);
  const last = play.told.at(-1) ?? [];
  const events = as === 'all' ? last.map(told => told.event) : heardBy(last, as);
  return { answers, of: entries.length, view, events };
}
