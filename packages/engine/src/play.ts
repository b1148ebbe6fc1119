// A match with its history. Checks answers, records them with their draws, and can undo them.
import { type Chance, noChance, noting } from './chance/chance.ts';
import { recordedChance } from './chance/recorded.ts';
import { Engine } from './engine.ts';
import { BadInput } from './errors.ts';
import { undoableAt } from './lines.ts';
import { answerOf, type Move, seatName, writeMove } from './notation.ts';
import { settle, settleAgain } from './settings.ts';
import type { Answer, Event, Game, Match, Open, Refused, Seat, Settings } from './types.ts';

/** One answer and the draws after it. */
export interface Entry extends Move {
  readonly drew?: readonly number[];
}
/** Everything needed to replay a match. */
export interface Log {
  readonly seats: number;
  readonly options: Settings;
  readonly drew: readonly number[]; // by the setup
  readonly entries: readonly Entry[];
}
/** What was told: to everybody; or to one seat, with another event (or none) for the rest. */
export interface Told {
  readonly event: Event;
  readonly to?: Seat;
  readonly others?: Event;
}
/** Why an answer was refused. Nothing has changed. */
export type Refusal =
  | { readonly why: 'over' | 'notAsked' | 'ambiguous' | 'notOffered' }
  | { readonly why: 'notPossible'; readonly reason: Refused };

/** What a seat (null: a spectator) hears of an event. */
export function heard(told: Told, seat: Seat | null): Event | null {
  if (told.to === undefined || told.to === seat) return told.event;
  return told.others ?? null;
}

export class Play<G, T> {
  readonly engine: Engine<G, T>;
  readonly seats: number;
  readonly options: Settings;
  readonly setup: readonly number[]; // the draws before the first question
  match: Match<G, T>;
  entries: Entry[];
  /** What was told by the setup, then after each entry. Empty for entries before a resumed snapshot. */
  told: Told[][];
  /**
   * The tables that the last answer, or the opening, went through: one copy for each event, made when it was told. Null: not kept. Each
   * costs a copy of the table, so only callers that show them ask for them.
   */
  moments: G[] | null = null;

  private readonly chance: Chance;
  /** How many answers the base has had. Undo never goes below it, because nothing could be undone there. */
  baseAt: number;
  private base: Match<G, T> | null; // null: to be replayed from the log when needed

  private constructor(
    engine: Engine<G, T>,
    match: Match<G, T>,
    log: Log,
    told: Told[][],
    chance: Chance,
    baseAt = log.entries.length,
  ) {
    this.engine = engine;
    this.seats = log.seats;
    this.options = log.options;
    this.setup = log.drew;
    this.match = match;
    this.entries = [...log.entries];
    this.told = told;
    this.chance = chance;
    this.base = baseAt === log.entries.length ? engine.copy(match) : null;
    this.baseAt = baseAt;
  }

  /** A new match. The setup may draw from a different source than the game. */
  static start<G, T>(game: Game<G, T>, seats: number, options: Settings, chance: Chance, setup = chance): Play<G, T> {
    return Play.begin(game, seats, settle(game, seats, options), chance, setup);
  }

  /** The start of a match that was played before, with its original options. */
  static startAgain<G, T>(game: Game<G, T>, log: Log, chance: Chance, setup = chance): Play<G, T> {
    return Play.begin(game, log.seats, settleAgain(game, log.seats, log.options), chance, setup);
  }

  /** The opening of a match with its moments: those of the setup show the table before anything was played. */
  static opening<G, T>(game: Game<G, T>, log: Log): Play<G, T> {
    const options = settleAgain(game, log.seats, log.options);
    return Play.begin(game, log.seats, options, noChance, recordedChance(log.drew, 'setup'), true);
  }

  private static begin<G, T>(
    game: Game<G, T>,
    seats: number,
    options: Settings,
    chance: Chance,
    setup: Chance,
    keepsMoments = false,
  ): Play<G, T> {
    const engine = new Engine(game);
    const drew: number[] = [];
    const told = listen(engine);
    const match = engine.setUp(seats, options, noting(setup, drew));
    const moments = keepsMoments ? follow(engine, match, told) : null;
    engine.advance(match);
    const play = new Play(engine, match, { seats, options, drew, entries: [] }, [told], chance);
    play.moments = moments;
    return play;
  }

  /** Continues a match from a snapshot taken after the last entry of its log. `baseAt` comes from the previous play. */
  static resume<G, T>(game: Game<G, T>, match: Match<G, T>, log: Log, chance: Chance, baseAt?: number): Play<G, T> {
    const engine = new Engine(game);
    return new Play(engine, engine.copy(match), log, [[], ...log.entries.map(() => [])], chance, baseAt);
  }

  get log(): Log {
    return { seats: this.seats, options: this.options, drew: this.setup, entries: this.entries };
  }

  open(): Open<T>[] {
    return this.engine.open(this.match);
  }

  /** Takes an answer, or returns why not, in which case nothing has changed. */
  answer(move: Move): Refusal | null {
    const found = this.find(move);
    if ('why' in found) return found;
    this.apply(found.open, found.answer, move, this.chance);
    this.keepBase();
    return null;
  }

  canUndo(seat: Seat): boolean {
    return undoableAt(this.match as Match<unknown, T>, seat) !== null;
  }

  /** Undoes the seat's last answer, even if others have answered since. False if that is not allowed. */
  undo(seat: Seat): boolean {
    const at = undoableAt(this.match as Match<unknown, T>, seat);
    if (at === null) return false;
    const undone = this.entries.findLastIndex(entry => entry.seat === seat && isInside(entry.at ?? '', at));
    const later = this.entries.slice(undone + 1);
    const kept = this.entries.slice(this.baseAt, undone);
    this.base ??= replay(this.engine.game, this.log, noChance, this.baseAt).match;
    this.entries.length = this.baseAt;
    this.told.length = this.baseAt + 1;
    this.match = this.engine.copy(this.base);
    for (const entry of [...kept, ...later]) this.again(entry);
    return true;
  }

  /** Replays a recorded answer with its recorded draws. */
  again(entry: Entry): void {
    const place = `entry ${this.entries.length + 1} (${writeMove(entry)})`;
    const found = this.find(entry);
    if ('why' in found) throw new BadInput(`${place} cannot be played: ${found.why}`);
    const recorded = recordedChance(entry.drew ?? [], place);
    this.apply(found.open, found.answer, entry, recorded);
    if (recorded.left > 0) throw new BadInput(`${place}: ${recorded.left} recorded draws are left over`);
    this.keepBase();
  }

  private find(move: Move): { open: Open<T>; answer: Answer<T> } | Refusal {
    if (this.match.scores !== null) return { why: 'over' };
    const asked = this.open().filter(open => open.seat === move.seat && (move.at === undefined || open.at === move.at));
    if (asked.length === 0) return { why: 'notAsked' };
    const fits = asked.flatMap(open => {
      const answer = answerOf(this.engine, open, move.word);
      return answer === null ? [] : [{ open, answer }];
    });
    const [one, two] = fits;
    if (two !== undefined) return { why: 'ambiguous' };
    return one ?? this.whyNot(asked, move);
  }

  private whyNot(asked: readonly Open<T>[], move: Move): Refusal {
    for (const { task } of asked) {
      const reasons = this.engine.question(task).whyNot?.(this.match.g, task) ?? [];
      const reason = reasons.find(each => each.word === move.word);
      if (reason !== undefined) return { why: 'notPossible', reason };
    }
    return { why: 'notOffered' };
  }

  private apply(open: Open<T>, answer: Answer<T>, { seat, word }: Move, chance: Chance): void {
    const drew: number[] = [];
    const told = listen(this.engine);
    if (this.moments !== null) this.moments = follow(this.engine, this.match, told);
    this.engine.chance = noting(chance, drew);
    this.engine.answer(this.match, open, answer);
    const lane = open.at === '' ? {} : { at: open.at };
    const draws = drew.length === 0 ? {} : { drew };
    this.entries.push({ seat, word, ...lane, ...draws });
    this.told.push(told);
  }

  private keepBase(): void {
    for (let seat = 0; seat < this.seats; seat++) if (this.canUndo(seat)) return;
    this.base = this.engine.copy(this.match);
    this.baseAt = this.entries.length;
  }
}

function listen<G, T>(engine: Engine<G, T>): Told[] {
  const told: Told[] = [];
  engine.whenTaken = null;
  engine.listener = (event, to, others) => {
    told.push({ event, ...(to === null ? {} : { to }), ...(others === null ? {} : { others }) });
  };
  return told;
}

/**
 * Copies the table at each event. Rules tell of a change after making it; an answer is told before, so its copy is
 * replaced.
 */
function follow<G, T>(engine: Engine<G, T>, match: Match<G, T>, told: readonly Told[]): G[] {
  const moments = told.map(() => engine.game.copy(match.g)); // of a setup that has told something
  const { listener } = engine;
  engine.listener = (...heard) => {
    listener?.(...heard);
    moments.push(engine.game.copy(match.g));
  };
  engine.whenTaken = () => {
    if (told.at(-1)?.event.say === '@answer') moments[moments.length - 1] = engine.game.copy(match.g);
  };
  return moments;
}

const isInside = (lane: string, outer: string): boolean =>
  outer === '' || lane === outer || lane.startsWith(`${outer}.`);

/** Replays a log up to `upTo` answers, with its recorded draws. The match can then continue. */
export function replay<G, T>(game: Game<G, T>, log: Log, chance: Chance, upTo = log.entries.length): Play<G, T> {
  const recorded = recordedChance(log.drew, 'setup');
  const play = Play.startAgain(game, log, chance, recorded);
  if (recorded.left > 0) throw new BadInput(`setup: ${recorded.left} recorded draws are left over`);
  for (const entry of log.entries.slice(0, upTo)) play.again(entry);
  return play;
}

/** A refusal as one English sentence, for logs and the terminal. */
export function explain(refusal: Refusal, move: Move): string {
  const who = seatName(move.seat);
  switch (refusal.why) {
    case 'over':
      return 'the game is over';
    case 'notAsked':
      return `${who} is not asked for anything now`;
    case 'ambiguous':
      return `${who} has two questions with the option ${move.word}; say which lane, as in ${who}@0 ${move.word}`;
    case 'notOffered':
      return `${move.word} is not among the options of ${who}`;
    case 'notPossible':
      return `${move.word} is not possible: ${refusal.reason.why} (${refusal.reason.rule})`;
  }
}
