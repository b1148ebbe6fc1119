// How facts change the status of a match. Pure functions.
import type { Seal, Seat } from '@boardwright/engine';
import { fullTime } from './clock.ts';
import type { HeldAnswer, MatchStatus, Player } from './state.ts';

const MOST_IDS = 32; // of answers, to notice repeated messages

export function notHeld({ held }: MatchStatus, seat: Seat): HeldAnswer[] {
  return held.filter(each => each.seat !== seat);
}

/** After an undo. */
export function newEra({ era }: MatchStatus): Partial<MatchStatus> {
  return { tentative: null, held: [], era: era + 1, proposal: null };
}

export function afterAnswer(status: MatchStatus, id: string, seat: Seat, isTentative: boolean): Partial<MatchStatus> {
  const { recentIds, proposal, seats } = status;
  const isBack = seats[seat]?.overdue === true;
  const isSettled = proposal?.what === 'undo' || (isBack && proposal?.about === seat);
  return {
    ...(isBack ? withPlayer(status, seat, { overdue: false }) : {}),
    recentIds: [...recentIds.slice(1 - MOST_IDS), id],
    tentative: isTentative ? seat : null,
    held: notHeld(status, seat),
    proposal: isSettled ? null : proposal,
  };
}

/** After a bot has taken a seat: it has nothing to confirm, and proposals by or about the seat are settled. */
export function withoutTurn(status: MatchStatus, seat: Seat): Partial<MatchStatus> {
  const { tentative, proposal } = status;
  return {
    tentative: tentative === seat ? null : tentative,
    held: notHeld(status, seat),
    proposal: proposal?.about === seat || proposal?.by === seat ? null : proposal,
  };
}

/** Somebody comes back, with time for at least one turn. */
export function afterReturn(status: MatchStatus, seat: Seat): Partial<MatchStatus> {
  const { clocks, settings, proposal } = status;
  const left = clocks.left.map((time, p) => (p === seat ? Math.max(time, fullTime(settings.pace)) : time));
  return {
    clocks: { ...clocks, left },
    proposal: proposal?.about === seat ? null : proposal,
    ...withPlayer(status, seat, { bot: null, left: false, ...inTime(status, seat) }),
  };
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
