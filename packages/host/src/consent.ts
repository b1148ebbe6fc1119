// Whose consent a proposal needs: every other person who is still at the table. Bots always agree. At a rated table,
// undo and the end of the game also need those who have left, because they may return.
import type { Player, Proposal } from './state.ts';

/** Whether nobody answers for this person's seat now: they have left, or their time has run out. */
export const isAway = ({ left, overdue }: Pick<Player, 'left' | 'overdue'>): boolean => left || overdue === true;

function ownersAsked({ by, what }: Proposal, seats: readonly Player[], rated: boolean): string[] {
  const proposer = seats[by]?.owner;
  const everybody = rated && what !== 'substitute';
  const asked = seats
    .filter(({ conceded }) => conceded === undefined)
    .filter(each => everybody || (each.bot === null && !isAway(each)))
    .map(({ owner }) => owner);
  return [...new Set(asked)].filter(owner => owner !== null && owner !== proposer) as string[];
}

export function needsNobody(proposal: Proposal, seats: readonly Player[], rated = false): boolean {
  return ownersAsked(proposal, seats, rated).length === 0;
}

export function agreesAll(proposal: Proposal, seats: readonly Player[], rated = false): boolean {
  const agreed = proposal.agreed.map(p => seats[p]?.owner);
  return ownersAsked(proposal, seats, rated).every(owner => agreed.includes(owner));
}

/** The people who have not agreed yet. */
export function consentNeeded(proposal: Proposal, seats: readonly Player[]): string[] {
  const agreed = proposal.agreed.map(p => seats[p]?.owner);
  return ownersAsked(proposal, seats, false).filter(owner => !agreed.includes(owner));
}

/** Whether a bot has replaced another person, who can then no longer agree. */
export function somebodyIsReplaced({ by }: Proposal, seats: readonly Player[]): boolean {
  return seats.some(
    ({ owner, bot, conceded }) =>
      bot !== null && owner !== null && owner !== seats[by]?.owner && conceded === undefined,
  );
}
