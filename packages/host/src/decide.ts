// Decides what a command leads to: facts, or a reason why not.
import { drawnIn, type Seat } from '@boardwright/engine';
import { charge } from './clock.ts';
import { agreesAll, isAway, needsNobody, somebodyIsReplaced } from './consent.ts';
import type { Live } from './live.ts';
import { mayPrepare, prepare, preparedDue } from './prepared.ts';
import { endedBy, endedByAgreement } from './result.ts';
import {
  type AnyPlay,
  BOT,
  type Command,
  type Declined,
  type Fact,
  type HeldAnswer,
  type Player,
  type Proposal,
  type Time,
} from './state.ts';
import { couldBeTakenBack } from './trial.ts';

/** The facts that follow from a command, or why it is declined. Plays the answer if the command is one. */
export function decide(live: Live, command: Command, now: Time): Fact[] | Declined {
  if (command.do === 'tick') return tick(live, now);
  if (command.do === 'away') return away(live, command.owner, command.until);
  if (command.do === 'give') return give(live, command.from, command.to);
  if (command.do === 'downtime') return downtime(live, command.from, now);
  if (command.do === 'reveal') return reveal(live, command.secret);
  const sitting = live.status.seats[command.seat];
  if (sitting === undefined || !maySpeak(sitting, command.by)) return { why: 'notYourSeat' };
  if (command.do === 'return') return comeBack(live, command.seat, sitting, command.rated ?? false);
  if ((sitting.bot !== null || sitting.left) && command.by !== BOT) return { why: 'notPlaying' };
  switch (command.do) {
    case 'answer':
      return answer(live, command);
    case 'undo':
      return undo(live, command.seat) ?? { why: 'nothingToUndo' };
    case 'confirm':
      return confirm(live, command.seat);
    case 'askUndo':
      return askUndo(live, command.seat, command.rated ?? false);
    case 'askEnd':
      return askEnd(live, command.seat, command.rated ?? false);
    case 'askSubstitute':
      return askSubstitute(live, command.seat, command.about);
    case 'agree':
      return agree(live, command.seat, command.rated ?? false);
    case 'decline':
      return proposalFor(live, command.seat) === null ? { why: 'noProposal' } : [{ do: 'decline', seat: command.seat }];
    case 'leave':
      return leave(live, command.seat);
    case 'prepare':
      return mayPrepare(live, command.seat)
        ? (prepare(live, command.seat, command.question, command.word) ?? { why: 'stale' })
        : { why: 'notAsked' };
    case 'unprepare':
      return live.status.prepared?.some(({ seat }) => seat === command.seat) === true
        ? [{ do: 'unprepare', seat: command.seat, question: command.question, missed: false }]
        : [];
    case 'concede':
      return concede(live, command.seat);
  }
}

function answer(live: Live, command: Command & { do: 'answer' }): Fact[] | Declined {
  const { seat, at, word, position } = command;
  const id = keptId(command);
  if (live.status.recentIds.includes(id)) return [];
  if (live.isOver) return { why: 'over' };
  const { tentative } = live.status;
  if (tentative !== null && tentative !== seat) return { why: 'notConfirmed' };
  const asked = live.waiting().find(each => each.at === at && each.seat === seat);
  if (asked === undefined) return { why: position < live.shownPosition ? 'stale' : 'notAsked' };
  if (position < (live.status.askedAt[at]?.since ?? 0) || position > live.shownPosition) return { why: 'stale' };
  const held = { id, seat, at, word };
  return mustWait(live, held) ? [{ do: 'hold', held }] : play(live, held);
}

/** People choose the ids of their messages. The prefix ensures that no such id equals the id of a bot's answer. */
function keptId({ by, seat, id }: Command & { do: 'answer' }): string {
  return by === BOT ? `${seat}${BOT}:${id}` : `${seat}:${id}`;
}

/** At a table that confirms turns, a person's answer that could not be undone waits for the confirmation. */
function mustWait(live: Live, held: HeldAnswer): boolean {
  const { settings, seats } = live.status;
  return settings.confirmTurns && seats[held.seat]?.bot === null && !couldBeTakenBack(live, held);
}

function play(live: Live, { id, seat, at, word }: HeldAnswer): Fact[] | Declined {
  const refusal = live.play.answer({ seat, word, at });
  if (refusal !== null) return refusal;
  return [{ do: 'answer', id, entry: live.play.entries.at(-1) as AnyPlay['entries'][number] }];
}

function undo(live: Live, seat: Seat): Fact[] | null {
  if (live.status.ended !== undefined) return null;
  if (live.heldBy(seat) !== null) return [{ do: 'release', seat }];
  return live.play.canUndo(seat) ? [{ do: 'undo', seat }] : null;
}

function confirm(live: Live, seat: Seat): Fact[] | Declined {
  const held = live.heldBy(seat);
  if (held !== null) return play(live, held);
  return live.status.tentative === seat ? [{ do: 'confirm', seat }] : { why: 'nothingToConfirm' };
}

function askUndo(live: Live, seat: Seat, rated: boolean): Fact[] | Declined {
  const free = undo(live, seat);
  if (free !== null) return free;
  const to = live.play.entries.findLastIndex(entry => entry.seat === seat);
  if (to < 0 || live.isOver) return { why: 'nothingToUndo' };
  const proposal: Proposal = { what: 'undo', by: seat, about: seat, to, agreed: [] };
  return rated && somebodyIsReplaced(proposal, live.status.seats) ? { why: 'rated' } : propose(live, proposal, rated);
}

function askEnd(live: Live, seat: Seat, rated: boolean): Fact[] | Declined {
  if (live.isOver) return { why: 'over' };
  const proposal: Proposal = { what: 'end', by: seat, about: seat, to: 0, agreed: [] };
  return rated && somebodyIsReplaced(proposal, live.status.seats) ? { why: 'rated' } : propose(live, proposal, rated);
}

function askSubstitute(live: Live, seat: Seat, about: Seat): Fact[] | Declined {
  const sitting = live.status.seats[about];
  if (sitting === undefined || !isAway(sitting) || sitting.bot !== null || live.isOver) return { why: 'notAway' };
  return propose(live, { what: 'substitute', by: seat, about, to: 0, agreed: [] });
}

function propose(live: Live, proposal: Proposal, rated = false): Fact[] | Declined {
  if (needsNobody(proposal, live.status.seats, rated)) return [carriedOut(live, proposal, 'alone')];
  if (live.status.proposal !== null) return { why: 'alreadyProposed' };
  return [{ do: 'propose', proposal }];
}

function agree(live: Live, seat: Seat, rated: boolean): Fact[] | Declined {
  const proposal = proposalFor(live, seat);
  if (proposal === null) return { why: 'noProposal' };
  if (proposal.agreed.includes(seat)) return [];
  const agreed = { ...proposal, agreed: [...proposal.agreed, seat] };
  const fact: Fact = { do: 'agree', seat };
  return agreesAll(agreed, live.status.seats, rated) ? [fact, carriedOut(live, agreed, 'agreed')] : [fact];
}

function proposalFor(live: Live, seat: Seat): Proposal | null {
  const { proposal, seats } = live.status;
  return proposal === null || seats[proposal.by]?.owner === seats[seat]?.owner ? null : proposal;
}

/** Somebody gives up. If the game goes on, their seat is played as if their time had run out. */
function concede(live: Live, seat: Seat): Fact[] | Declined {
  if (live.isOver) return { why: 'over' };
  const gone: Fact = { do: 'concede', seat };
  const ending = endedBy(live, seat);
  if (ending !== null) return [gone, { do: 'end', ending }];
  if (live.status.settings.timeUp !== 'wait') return [gone, { do: 'substitute', seat, why: 'conceded' }];
  return [gone, ...(leave(live, seat) as Fact[])];
}

function leave(live: Live, seat: Seat): Fact[] | Declined {
  if (live.isOver) return { why: 'over' };
  const left: Fact = { do: 'leave', seat };
  const proposal: Proposal = { what: 'substitute', by: seat, about: seat, to: 0, agreed: [] };
  const alone = needsNobody(proposal, live.status.seats);
  return [left, alone ? carriedOut(live, proposal, 'alone') : { do: 'propose', proposal }];
}

function comeBack(live: Live, seat: Seat, sitting: Player, rated: boolean): Fact[] | Declined {
  const { owner, bot, left, conceded } = sitting;
  if (live.isOver) return { why: 'over' };
  if (owner === null || (bot === null && !left) || conceded !== undefined) return { why: 'notAway' };
  return bot !== null && rated ? { why: 'rated' } : [{ do: 'return', seat }];
}

/** A question that has come is answered as was left for it. If it is another question, what was left is dropped. */
function givePrepared(live: Live): Fact[] {
  const due = preparedDue(live);
  if (due === null) return [];
  const { seat, at, fits } = due;
  const drop = (question: string | null, missed: boolean): Fact => ({ do: 'unprepare', seat, question, missed });
  if (fits === null) return [drop(null, true)];
  const played = play(live, { id: `${seat}:left-${live.position}`, seat, at, word: fits.word });
  return Array.isArray(played) ? [drop(fits.question, false), ...played] : [drop(null, true)];
}

function tick(live: Live, now: Time): Fact[] {
  const given = givePrepared(live);
  if (given.length > 0) return given;
  const { clocks, settings } = live.status;
  const running = live.running();
  const due = live.dueAt();
  if (due === null || due > now) return [];
  const { left } = charge(clocks, settings.pace, running, now, live.rests());
  const late = running.filter(p => (left[p] ?? 0) <= 0);
  return late.map(seat =>
    settings.timeUp === 'wait' ? { do: 'overdue', seat } : { do: 'substitute', seat, why: 'timeout' },
  );
}

function give({ status: { seats } }: Live, from: string, to: string): Fact[] {
  return seats.flatMap(({ owner }, seat): Fact[] => (owner === from ? [{ do: 'own', seat, owner: to }] : []));
}

/** Only where clocks run over days. */
function away({ isOver, status: { seats, settings } }: Live, person: string, until: Time): Fact[] {
  if (isOver || settings.pace.kind !== 'days') return [];
  return seats.flatMap(({ owner, awayUntil = 0 }, seat): Fact[] =>
    owner === person && awayUntil !== until ? [{ do: 'away', seat, until }] : [],
  );
}

/** Time is charged up to `from`. The time since then is charged to nobody. */
function downtime(live: Live, from: Time, to: Time): Fact[] {
  const begin = Math.max(from, live.status.clocks.at);
  return begin < to && live.dueAt() !== null ? [{ do: 'downtime', from: begin, to }] : [];
}

/** Does not check the secret: every player does. A wrong secret must be visible, not withheld. */
function reveal(live: Live, secret: string): Fact[] | Declined {
  const { seal } = live.status;
  if (!live.isOver || seal === null || seal.secret !== undefined) return [];
  return [{ do: 'reveal', secret, drawn: drawnIn(live.game, live.play.log) }];
}

function carriedOut(live: Live, { what, about, to }: Proposal, why: 'agreed' | 'alone'): Fact {
  if (what === 'end') return { do: 'end', ending: endedByAgreement(live) };
  return what === 'undo' ? { do: 'takeBack', to } : { do: 'substitute', seat: about, why };
}

function maySpeak({ owner, bot }: Player, by: string): boolean {
  return by === BOT ? bot !== null : owner === by;
}
