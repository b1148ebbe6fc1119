// How a match ended: played to its end, given up, or ended because everybody agreed to.
import { pointsOf, type Seat } from '@boardwright/engine';
import type { Live } from './live.ts';
import type { Ending, MatchStatus, Player } from './state.ts';

export interface Result {
  readonly why: 'played' | Ending['why'];
  readonly scores: readonly number[];
  readonly places: readonly number[] | null; // null: the game was ended by agreement, and nobody has won
}

/** Null while the match goes on. */
export function resultOf({ status, play: { match } }: Pick<Live, 'status' | 'play'>): Result | null {
  if (status.ended !== undefined) return status.ended;
  const { scores, places } = match;
  return scores === null || places === null
    ? null
    : { why: 'played', scores, places: placesBehind(places, status.seats) };
}

/** Nobody has won. */
export function endedByAgreement(live: Live): Ending {
  return { why: 'agreed', scores: pointsNow(live), places: null };
}

/** How the game ends when this seat gives up; null: it goes on. It ends when nobody is left to play against, or no person. */
export function endedBy(live: Live, seat: Seat): Ending | null {
  const seats = live.status.seats.map((player, p) => (p === seat ? conceding(live.status, player) : player));
  const still = seats.filter(each => each.conceded === undefined);
  if (still.length > 1 && still.some(({ owner }) => owner !== null)) return null;
  const scores = pointsNow(live);
  const byPoints = scores.map(own => 1 + scores.filter(other => other > own).length);
  return { why: 'conceded', scores, places: placesBehind(byPoints, seats) };
}

/** A player who gives up, with how many have: whoever holds out longer is placed better. */
export function conceding({ seats }: MatchStatus, player: Player): Player {
  return { ...player, conceded: 1 + seats.filter(({ conceded }) => conceded !== undefined).length };
}

/** Those who have given up are behind all others, and the first of them is last. */
function placesBehind(places: readonly number[], seats: readonly Player[]): number[] {
  const conceded = (p: Seat): number => seats[p]?.conceded ?? 0;
  const isBehind = (p: Seat, q: Seat): boolean => {
    if (conceded(p) === 0 && conceded(q) === 0) return (places[p] ?? 0) > (places[q] ?? 0);
    if (conceded(p) === 0 || conceded(q) === 0) return conceded(p) > 0;
    return conceded(p) < conceded(q);
  };
  return places.map((_, p) => 1 + places.filter((__, q) => isBehind(p, q)).length);
}

function pointsNow({ game, play: { match } }: Live): number[] {
  const points = pointsOf(game.score?.(match.g) ?? []);
  return Array.from({ length: match.seats }, (_, p) => points[p] ?? 0);
}
