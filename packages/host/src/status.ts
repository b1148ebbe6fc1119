// How facts change the status of a match. Pure functions.
import type { Seal, Seat } from '@boardwright/engine';
import { fullTime } from './clock.ts';
import type { HeldAnswer, MatchStatus, Player, PreparedAnswer } from './state.ts';

const MOST_IDS = 32; // of answers, to notice repeated messages

export function notHeld({ held }: MatchStatus, seat: Seat): HeldAnswer[] {
  return held.filter(each => each.seat !== seat);
}

/** After an undo. */
export function newEra({ era, prepared = [] }: MatchStatus): Partial<MatchStatus> {
  const left = prepared.length === 0 ? {} : { prepared: [], missed: [...new Set(prepared.map(({ seat }) => seat))] };
  return { tentative: null, held: [], era: era + 1, proposal: null, ...left };
}

/** `answers`: how many the match has had. */
export function afterAnswer(
  status: MatchStatus,
  id: string,
  seat: Seat,
  isTentative: boolean,
  answers: number,
): Partial<MatchStatus> {
  const { recentIds, proposal, seats } = status;
  const isBack = seats[seat]?.overdue === true;
  const isSettled = proposal?.what === 'undo' || (isBack && proposal?.about === seat);
  return {
    ...(isBack ? withPlayer(status, seat, { overdue: false, ...isBackAt(status, seat, answers - 1) }) : {}),
    ...withoutMissed(status, seat),
    recentIds: [...recentIds.slice(1 - MOST_IDS), id],
    tentative: isTentative ? seat : null,
    held: notHeld(status, seat),
    proposal: isSettled ? null : proposal,
  };
}

/** A player leaves an answer. */
export function withPrepared(status: MatchStatus, left: PreparedAnswer): Partial<MatchStatus> {
  const others = (status.prepared ?? []).filter(each => each.seat !== left.seat || each.question !== left.question);
  return { ...withoutMissed(status, left.seat), prepared: [...others, left] };
}

/** `question`: null: all that the seat has left. `isMissed`: the seat is told that it was asked something else. */
export function withoutPrepared(
  status: MatchStatus,
  seat: Seat,
  question: string | null,
  isMissed: boolean,
): Partial<MatchStatus> {
  const { prepared, missed = [] } = status;
  if (prepared === undefined) return {};
  const others = prepared.filter(each => each.seat !== seat || (question !== null && each.question !== question));
  return { prepared: others, ...(isMissed ? { missed: [...missed.filter(p => p !== seat), seat] } : {}) };
}

function withoutMissed({ missed }: MatchStatus, seat: Seat): Partial<MatchStatus> {
  return missed === undefined ? {} : { missed: missed.filter(p => p !== seat) };
}

/** After a bot has taken a seat: it has nothing to confirm, and proposals by or about the seat are settled. */
export function withoutTurn(status: MatchStatus, seat: Seat): Partial<MatchStatus> {
  const { tentative, proposal } = status;
  return {
    ...withoutPrepared(status, seat, null, false),
    tentative: tentative === seat ? null : tentative,
    held: notHeld(status, seat),
    proposal: proposal?.about === seat || proposal?.by === seat ? null : proposal,
  };
}

/** Somebody comes back, with time for at least one turn. */
export function afterReturn(status: MatchStatus, seat: Seat, answers: number): Partial<MatchStatus> {
  const { clocks, settings, proposal } = status;
  const left = clocks.left.map((time, p) => (p === seat ? Math.max(time, fullTime(settings.pace)) : time));
  return {
    clocks: { ...clocks, left },
    proposal: proposal?.about === seat ? null : proposal,
    ...withPlayer(status, seat, {
      bot: null,
      left: false,
      ...inTime(status, seat),
      ...isBackAt(status, seat, answers),
    }),
  };
}

function isBackAt({ seats }: MatchStatus, seat: Seat, to: number): Partial<Player> {
  const { absence } = seats[seat] ?? {};
  return absence === undefined ? {} : { absence: { ...absence, to } };
}

/** Whoever was overdue is so no more. */
export function inTime({ seats }: MatchStatus, seat: Seat): Partial<Player> {
  return seats[seat]?.overdue === true ? { overdue: false } : {};
}

export function withPlayer({ seats }: MatchStatus, seat: Seat, change: Partial<Player>): Partial<MatchStatus> {
  return { seats: seats.map((player, p) => (p === seat ? { ...player, ...change } : player)) };
}

/** Answers that were played elsewhere and undone here draw from this seal when they are given again. */
export function sealBackTo(seal: Seal, answers: number): Seal {
  return seal.version === 2 && seal.from !== undefined && seal.from > answers ? { ...seal, from: answers } : seal;
}
