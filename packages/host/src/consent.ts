// Whose consent a proposal needs: every other person who is still at the table. Bots never mind.
import type { Proposal, Sitting } from './state.ts';

function ownersAsked(proposal: Proposal, seats: readonly Sitting[]): string[] {
  const proposer = seats[proposal.by]?.owner;
  const present = seats.filter(({ bot, left }) => bot === null && !left).map(({ owner }) => owner);
  return [...new Set(present)].filter(owner => owner !== null && owner !== proposer) as string[];
}

export function needsNobody(proposal: Proposal, seats: readonly Sitting[]): boolean {
  return ownersAsked(proposal, seats).length === 0;
}

export function agreesAll(proposal: Proposal, seats: readonly Sitting[]): boolean {
  const agreed = proposal.agreed.map(p => seats[p]?.owner);
  return ownersAsked(proposal, seats).every(owner => agreed.includes(owner));
}
