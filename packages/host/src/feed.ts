// What an audience (a seat or the spectators) is sent. Computed only from the view of that audience.
import {
  type AnyTasks,
  type Engine,
  type Event,
  type Film,
  heard,
  type Open,
  type Refused,
  type ScoreSheet,
  type Seal,
  type Seat,
  type Task,
  type Told,
  undoableAt,
  type Word,
} from '@boardwright/engine';
import { needsNobody } from './consent.ts';
import { filmOf } from './film.ts';
import type { Live } from './live.ts';
import { resultOf } from './result.ts';
import type { Absence, AnyMatch, Ending, Player, PreparedAnswer, Proposal, Time } from './state.ts';

/** Null: a spectator. */
export type Audience = Seat | null;

/** A question for this seat, with its possible answers and the reasons why others are not possible. */
export interface OpenQuestion<T = AnyTasks> {
  readonly at: string; // the lane
  readonly since: number; // the position since when it is open; others may answer their own questions meanwhile
  readonly task: Task<T>;
  readonly words: readonly Word[];
  readonly asides: readonly Word[];
  readonly refused: readonly Refused[];
  readonly usual?: Word;
}
/** What was told after answer number `n`; 0 is the setup. */
export interface EventGroup {
  readonly n: number;
  readonly events: readonly Event[];
}
/** Everything an audience is sent: the current state, and the events it has not heard yet. */
export interface Feed {
  readonly update: Update;
  /** Drop the events numbered `from` and higher, then add these. */
  readonly events: { readonly from: number; readonly list: readonly EventGroup[] };
}
export interface PublicPlayer {
  readonly name: string;
  readonly bot: string | null;
  readonly left: boolean;
  readonly overdue: boolean; // the time has run out, and the table waits
  readonly conceded: boolean; // has given up
  readonly awayUntil: Time; // the clock stands still until then; 0, or a time that has passed: they are not away
}
export interface Update {
  readonly seat: Audience;
  readonly position: number;
  readonly era: number; // when it changes, drop all events
  readonly answers: number; // how many answers the match has had
  readonly view: AnyMatch; // with the result, also when the match ended before its rules ended it
  readonly ended: Ending['why'] | null; // it ended before its rules ended it
  readonly open: readonly OpenQuestion[];
  readonly toAnswer: readonly Seat[];
  readonly tentative: Seat | null; // whose turn waits to be confirmed
  readonly absence: Absence | null; // what happened to this seat while nobody answered for it
  readonly prepared: readonly Pick<PreparedAnswer, 'question' | 'task' | 'word'>[]; // answers that this seat has left; nobody else knows
  readonly missed: boolean; // they were dropped, because something else was asked
  readonly held: Word | null; // this seat's own unconfirmed answer, which nobody else knows of
  readonly undo: 'free' | 'alone' | 'ask' | 'no'; // alone: it has to be asked for, but nobody else is there to agree
  readonly proposal: Proposal | null;
  readonly seats: readonly PublicPlayer[];
  readonly clocks: { readonly left: readonly number[]; readonly running: readonly Seat[]; readonly at: Time } | null;
  readonly sinceTurn: number; // answers after this number were given since this seat's last turn
  readonly sheets: readonly ScoreSheet[];
  readonly seal: Seal | null;
  readonly film: Film; // what the last answer went through; empty if something else has happened since
}

export function feedFor(live: Live, seat: Audience, from: number): Feed {
  return { update: updateFor(live, seat), events: { from, list: eventsFor(live, seat, from) } };
}

export function updateFor(live: Live, seat: Audience): Update {
  const { status, play, shownPosition: position } = live;
  const { scores = null, places = null } = resultOf(live) ?? {};
  const view = { ...live.engine.view(play.match, seat), scores, places };
  const { tentative, clocks, settings } = status;
  const held = seat === null ? null : live.heldBy(seat);
  return {
    seat,
    position,
    era: status.era,
    answers: play.entries.length,
    view,
    ended: status.ended?.why ?? null,
    open: seat === null || tentative !== null || held !== null ? [] : questions(live, view, seat),
    toAnswer: live.toAnswer(),
    tentative: held === null ? tentative : seat,
    absence: (seat === null ? undefined : status.seats[seat]?.absence) ?? null,
    prepared: (status.prepared ?? [])
      .filter(each => each.seat === seat)
      .map(({ question, task, word }) => ({ question, task, word })),
    missed: seat !== null && status.missed?.includes(seat) === true,
    held: held?.word ?? null,
    undo: seat === null ? 'no' : undoOf(live, seat),
    proposal: status.proposal,
    seats: status.seats.map(shownPlayer),
    clocks: settings.pace.kind === 'untimed' ? null : { left: clocks.left, running: live.running(), at: clocks.at },
    sinceTurn: seat === null ? play.entries.length : live.sinceTurn(seat),
    sheets: live.game.score?.(view.g) ?? [],
    seal: status.seal,
    film: filmOf(play, seat),
  };
}

function shownPlayer({ name, bot, left, overdue = false, conceded, awayUntil = 0 }: Player): PublicPlayer {
  return { name, bot, left, overdue, conceded: conceded !== undefined, awayUntil };
}

/** What the audience heard from answer number `from` on. */
export function eventsFor(live: Live, seat: Audience, from: number): EventGroup[] {
  const told = from >= live.toldSince ? live.play.told : live.told();
  return told.slice(from).map((each, i) => ({ n: from + i, events: heardBy(each, seat) }));
}

export function heardBy(told: readonly Told[], seat: Audience): Event[] {
  return told.flatMap(each => heard(each, seat) ?? []);
}

function questions(live: Live, view: AnyMatch, seat: Seat): OpenQuestion[] {
  return live
    .waiting()
    .filter(each => each.seat === seat)
    .map(({ at, task }) => questionIn(live, view, seat, at, task));
}

/** Options, asides and reasons are computed from the view, so they cannot reveal more than the view. */
function questionIn(live: Live, view: AnyMatch, seat: Seat, at: string, task: Task<AnyTasks>): OpenQuestion {
  return { at, since: live.status.askedAt[at]?.since ?? 0, ...questionSeen(live.engine, view, { seat, task }) };
}

/** What a seat is told of a question, whenever it is asked. */
export type AskedQuestion = Omit<OpenQuestion, 'at' | 'since'>;
type Questioned = Pick<Open<AnyTasks>, 'seat' | 'task'>;

export function questionSeen(
  engine: Engine<unknown, AnyTasks>,
  view: AnyMatch,
  { seat, task }: Questioned,
): AskedQuestion {
  const question = engine.question(task);
  const words = question.options(view.g, task).map(choice => question.show(choice, task));
  const asides = (engine.game.asides?.(view.g, seat, task) ?? []).map(aside => aside.word);
  const refused = question.whyNot?.(view.g, task) ?? [];
  const asked = { task, words, asides, refused };
  return question.usual === undefined ? asked : { ...asked, usual: question.show(question.usual(view.g, task), task) };
}

function undoOf(live: Live, seat: Seat): Update['undo'] {
  if (live.status.ended !== undefined) return 'no';
  if (live.heldBy(seat) !== null || undoableAt(live.play.match, seat) !== null) return 'free';
  if (live.isOver || !live.play.entries.some(entry => entry.seat === seat)) return 'no';
  const proposal: Proposal = { what: 'undo', by: seat, about: seat, to: 0, agreed: [] };
  return needsNobody(proposal, live.status.seats, true) ? 'alone' : 'ask'; // whether the table is rated is not known here
}
