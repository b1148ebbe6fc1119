// Replay: a match at any of its answers, as a seat was allowed to see it then; everything once it is over.
import {
  type AnyGame,
  BadInput,
  type Event,
  type Film,
  type Log,
  noChance,
  Play,
  pointsOf,
  replay,
} from '@boardwright/engine';
import { type Audience, heardBy } from './feed.ts';
import { filmOf } from './film.ts';
import type { Live } from './live.ts';
import { resultOf } from './result.ts';
import type { AnyMatch, AnyPlay } from './state.ts';

export interface PastView {
  readonly answers: number; // after this many answers
  readonly of: number; // how many answers there are
  readonly view: AnyMatch;
  readonly points: readonly number[]; // by seat; empty if the game has none
  readonly events: readonly Event[]; // told by the last of these answers
  readonly film: Film; // what that answer, or the opening, went through
}

/**
 * `as` is a seat, null for a spectator, or 'all' for the open table of a finished match. Returns null if there are no
 * longer that many answers, because some were undone.
 */
export function lookBack(live: Live, answers: number, as: Audience | 'all'): PastView | null {
  if (as === 'all' && !live.isOver) throw new BadInput('everything is shown once the game is over');
  if (!Number.isInteger(answers) || answers < 0) throw new BadInput(`a game has no answer number ${answers}`);
  const of = live.play.entries.length;
  if (answers > of) return null;
  const play = playedTo(live.game, live.play.log, answers);
  const seen = as === 'all' ? play.match : play.engine.view(play.match, as);
  const result = answers === of ? resultOf(live) : null;
  const view = result === null ? seen : { ...seen, scores: result.scores, places: result.places };
  const last = play.told.at(-1) ?? [];
  const events = as === 'all' ? last.map(told => told.event) : heardBy(last, as);
  const points = view.scores ?? pointsOf(live.game.score?.(view.g) ?? []);
  return { answers, of, view, points, events, film: filmOf(play, as) };
}

/** Keeps only the moments of the last answer; without one, those of the opening. */
function playedTo(game: AnyGame, log: Log, answers: number): AnyPlay {
  const last = log.entries[answers - 1];
  if (last === undefined) return Play.opening(game, log);
  const play = replay(game, log, noChance, answers - 1);
  play.moments = [];
  play.again(last);
  return play;
}
