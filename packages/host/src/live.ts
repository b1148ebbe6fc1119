// A live match: takes commands, records facts, and can be restored from them. It does no I/O and has no timers or
// clock.
import {
  type AnyGame,
  type AnyTasks,
  type Chance,
  type Engine,
  hashOf,
  type Log,
  noChance,
  Play,
  replay,
  type Seat,
  undoableAt,
} from '@boardwright/engine';
import { askedSince, type Waiting, waitingIn } from './asking.ts';
import { charge, dueAt, handOver, leftAt, newClocks, type Rests } from './clock.ts';
import { decide } from './decide.ts';
import { storedOpening, storedStatus } from './older.ts';
import { conceding, resultOf } from './result.ts';
import type {
  AnyPlay,
  Command,
  Declined,
  Fact,
  HeldAnswer,
  MatchStatus,
  Opening,
  Player,
  Row,
  Snapshot,
  Time,
} from './state.ts';
import {
  afterAnswer,
  afterReturn,
  inTime,
  newEra,
  notHeld,
  sealBackTo,
  withoutPrepared,
  withoutTurn,
  withPlayer,
  withPrepared,
} from './status.ts';

/** The result of a command: a row to store, a reason, or nothing (done before, or nothing to do). */
export type Outcome = { readonly row: Row } | { readonly declined: Declined } | { readonly nothing: true };

const NOTHING: Outcome = { nothing: true };
/** After these facts the match waits again. */
const MOVES: ReadonlySet<Fact['do']> = new Set(['answer', 'undo', 'takeBack', 'confirm', 'substitute']);

export class Live {
  readonly game: AnyGame;
  position: number; // the seq of the last row
  status: MatchStatus;
  play: AnyPlay;
  toldSince: number; // events from before this answer (0: the setup) are not in memory

  private source: Chance = noChance;
  /** The play holds this source. The true source is lent to it for one command at a time. */
  private readonly lent: Chance = { int: (below, stream, index) => this.source.int(below, stream, index) };

  private constructor(
    game: AnyGame,
    status: MatchStatus,
    position: number,
    make: (chance: Chance) => AnyPlay,
    toldSince = 0,
  ) {
    this.game = game;
    this.status = status;
    this.position = position;
    this.toldSince = toldSince;
    this.play = make(this.lent);
    this.play.moments = [];
  }

  /** Opens a new match. `log` continues a game that began elsewhere. The row is the first of the match. */
  static open(game: AnyGame, opening: Opening, chance: Chance, now: Time, log?: Log): { live: Live; row: Row } {
    const play =
      log === undefined ? Play.start(game, opening.seats.length, opening.options, chance) : replay(game, log, noChance);
    const noted = log ?? play.log;
    const facts: Fact[] = [{ do: 'open', opening: { ...opening, options: play.options }, log: noted }];
    const row = { seq: 0, time: now, facts };
    return { live: Live.restore(game, null, [row]), row };
  }

  /** Opens a match from its last snapshot and the rows after it, or from all rows if there is no snapshot. */
  static restore(game: AnyGame, snapshot: Snapshot | null, rows: readonly Row[]): Live {
    const live = snapshot === null ? Live.fromFirst(game, rows[0]) : Live.fromSnapshot(game, snapshot);
    for (const row of rows) if (row.seq > live.position) live.apply(row);
    return live;
  }

  private static fromSnapshot(game: AnyGame, snapshot: Snapshot): Live {
    const { seq, match, log, baseAt } = snapshot;
    const resume = (chance: Chance): AnyPlay => Play.resume(game, match, log, chance, baseAt);
    return new Live(game, storedStatus(snapshot), seq, resume, log.entries.length + 1);
  }

  private static fromFirst(game: AnyGame, row: Row | undefined): Live {
    const [first] = row?.facts ?? [];
    if (row === undefined || first?.do !== 'open') throw new Error('a match begins with its opening');
    const { seats, settings, seal } = storedOpening(first.opening);
    const status: MatchStatus = {
      seats,
      settings,
      seal,
      clocks: newClocks(settings.pace, seats.length, row.time),
      movedAt: row.time,
      tentative: null,
      held: [],
      hidden: 0,
      proposal: null,
      era: 0,
      askedAt: {},
      recentIds: [],
    };
    const live = new Live(game, status, 0, chance => replay(game, first.log, chance));
    live.change({ askedAt: askedSince(live.waiting(), {}, 0) });
    return live;
  }

  /** Applies a row that another machine has stored. Rows come in order, without gaps. */
  apply(row: Row): void {
    if (row.seq !== this.position + 1) throw new Error(`row ${row.seq} does not follow ${this.position}`);
    const before = this.running();
    for (const fact of row.facts) {
      if (fact.do === 'answer') this.play.again(fact.entry);
      this.enact(fact, row.time);
    }
    this.settle(row, before);
  }

  /**
   * Carries out a command, or says why not. The match has already changed when the row is returned. If the row cannot
   * be stored, discard this match and open it again.
   */
  handle(command: Command, now: Time, chance: Chance): Outcome {
    const time = Math.max(now, this.status.clocks.at);
    const before = this.running();
    this.source = chance;
    try {
      const facts = decide(this, command, time);
      if (!Array.isArray(facts)) return { declined: facts as Declined };
      if (facts.length === 0) return NOTHING;
      const row = { seq: this.position + 1, time, facts };
      for (const fact of facts) this.enact(fact, time);
      this.settle(row, before);
      return { row };
    } finally {
      this.source = noChance;
    }
  }

  /** What is needed to continue the match later: everything played, and how far back undo may go. */
  snapshot(): Snapshot {
    const { log, match, baseAt } = this.play;
    const copy = { ...log, entries: [...log.entries] };
    return { seq: this.position, match: this.engine.copy(match), log: copy, status: this.status, baseAt };
  }

  /** A hash of the match. Two versions of the rules with the same hash have led to the same table. */
  hash(): number {
    const { version: _version, engine: _engine, ...match } = this.play.match;
    return hashOf(match);
  }

  get engine(): Engine<unknown, AnyTasks> {
    return this.play.engine;
  }

  /**
   * The position that everybody sees. Rows that hold or release an answer do not count, because only one seat knows of
   * them.
   */
  get shownPosition(): number {
    return this.position - this.status.hidden;
  }

  /** The match is over, by its rules or before. */
  get isOver(): boolean {
    return resultOf(this) !== null;
  }

  waiting(): Waiting[] {
    return this.status.ended === undefined ? waitingIn(this.engine, this.play.match) : [];
  }

  /** The seats, people or bots, whose answer the match waits for. */
  toAnswer(): Seat[] {
    const { tentative } = this.status;
    return tentative === null ? [...new Set(this.waiting().map(({ seat }) => seat))] : [tentative];
  }

  /** The seats whose clocks run: people who are asked or have a turn to confirm, and still have time. */
  running(): Seat[] {
    const { seats } = this.status;
    return this.isOver ? [] : this.toAnswer().filter(p => seats[p]?.bot === null && seats[p].overdue !== true);
  }

  /** This seat's answer that waits to be confirmed. */
  heldBy(seat: Seat): HeldAnswer | null {
    return this.status.held.find(held => held.seat === seat) ?? null;
  }

  /** When the next clock runs out. */
  dueAt(): Time | null {
    return dueAt(this.status.clocks, this.status.settings.pace, this.running(), this.rests());
  }

  /** When this seat, if it is asked, has no more than this share of the time for a turn; null: never. */
  leftAt(seat: Seat, share: number): Time | null {
    const { clocks, settings } = this.status;
    return settings.pace.kind === 'days' && this.running().includes(seat)
      ? leftAt(clocks, settings.pace, seat, settings.pace.perTurn * share, this.rests())
      : null;
  }

  /** Until when each clock stands still. */
  rests(): Rests {
    return this.status.seats.map(({ awayUntil = 0 }) => awayUntil);
  }

  /** Everything told so far: by the setup, then after each answer. */
  told(): AnyPlay['told'] {
    if (this.toldSince > 0) {
      const told = replay(
        this.game,
        { ...this.play.log, entries: this.play.entries.slice(0, this.toldSince - 1) },
        noChance,
      ).told;
      this.play.told.splice(0, told.length, ...told);
      this.toldSince = 0;
    }
    return this.play.told;
  }

  /** The number of answers up to the end of this seat's last turn. The events after it are new to the seat. */
  sinceTurn(seat: Seat): number {
    const { entries } = this.play;
    let i = entries.length;
    const itsTurn = this.waiting().some(each => each.seat === seat);
    while (itsTurn && i > 0 && entries[i - 1]?.seat === seat) i--;
    while (i > 0 && entries[i - 1]?.seat !== seat) i--;
    return i;
  }

  private enact(fact: Fact, time: Time): void {
    this.change(this.effectOf(fact, time));
  }

  /** What a fact changes. An answer has already been played. */
  private effectOf(fact: Fact, time: Time): Partial<MatchStatus> {
    const { status } = this;
    const { proposal, seal, settings, clocks } = status;
    switch (fact.do) {
      case 'answer':
        return afterAnswer(
          status,
          fact.id,
          fact.entry.seat,
          this.isTentative(fact.entry.seat),
          this.play.entries.length,
        );
      case 'undo':
        this.play.undo(fact.seat);
        return newEra(status);
      case 'hold':
        return { held: [...notHeld(status, fact.held.seat), fact.held] };
      case 'release':
        return { held: notHeld(status, fact.seat) };
      case 'prepare':
        return withPrepared(status, fact.prepared);
      case 'unprepare':
        return withoutPrepared(status, fact.seat, fact.question, fact.missed);
      case 'takeBack':
        this.play = replay(this.game, { ...this.play.log, entries: this.play.entries.slice(0, fact.to) }, this.lent);
        this.play.moments = [];
        this.toldSince = 0;
        return { ...newEra(status), seal: seal && sealBackTo(seal, fact.to) };
      case 'confirm':
        return { tentative: null };
      case 'propose':
        return { proposal: fact.proposal };
      case 'agree':
        return { proposal: proposal && { ...proposal, agreed: [...proposal.agreed, fact.seat] } };
      case 'decline':
        return { proposal: null };
      case 'leave':
        return { ...withoutPrepared(status, fact.seat, null, false), ...withPlayer(status, fact.seat, { left: true }) };
      case 'concede':
        return withPlayer(status, fact.seat, conceding(status, status.seats[fact.seat] as Player));
      case 'end':
        return { ended: fact.ending, tentative: null, held: [], proposal: null };
      case 'substitute':
        return {
          ...withoutTurn(status, fact.seat),
          ...withPlayer(status, fact.seat, {
            bot: settings.substitute,
            ...inTime(status, fact.seat),
            ...this.absence(fact.seat, fact.why === 'timeout', time),
          }),
        };
      case 'overdue':
        return withPlayer(status, fact.seat, { overdue: true, ...this.absence(fact.seat, true, time) });
      case 'away':
        return {
          clocks: charge(clocks, settings.pace, this.running(), time, this.rests()),
          ...withPlayer(status, fact.seat, { awayUntil: fact.until }),
        };
      case 'return':
        return afterReturn(status, fact.seat, this.play.entries.length);
      case 'own':
        return withPlayer(status, fact.seat, { owner: fact.owner });
      case 'downtime':
        return { clocks: { ...charge(clocks, settings.pace, this.running(), fact.from, this.rests()), at: fact.to } };
      case 'reveal':
        return {
          seal: seal && { ...seal, secret: fact.secret },
          ...(fact.drawn === undefined ? {} : { drawn: fact.drawn }),
        };
      case 'open':
        throw new Error('a match is opened once');
    }
  }

  /** A seat whose time ran out, and whose bot was agreed on later, is away since its time ran out. */
  private absence(seat: Seat, isTimeout: boolean, at: Time): Pick<Player, 'absence'> {
    const before = this.status.seats[seat];
    if (before?.overdue === true && before.absence !== undefined) return {};
    return { absence: { why: isTimeout ? 'timeout' : 'left', at, from: this.play.entries.length, to: null } };
  }

  /** Whether this seat's turn has just ended and could still be undone, at a table that confirms turns. */
  private isTentative(seat: Seat): boolean {
    const { settings, seats } = this.status;
    if (!settings.confirmTurns || seats[seat]?.bot !== null) return false;
    const hasPassedOn = !this.waiting().some(each => each.seat === seat);
    return hasPassedOn && undoableAt(this.play.match, seat) === '';
  }

  private change(how: Partial<MatchStatus>): void {
    this.status = { ...this.status, ...how };
  }

  private settle(row: Row, before: readonly Seat[]): void {
    const { settings, askedAt, movedAt, hidden } = this.status;
    this.position = row.seq;
    if (isHidden(row)) {
      this.change({ hidden: hidden + 1 });
      return;
    }
    if (!row.facts.some(fact => fact.do === 'answer')) this.play.moments = []; // the film was shown with the answer
    const charged = charge(this.status.clocks, settings.pace, before, row.time, this.rests());
    const clocks = handOver(charged, settings.pace, before, this.running());
    const moved = row.facts.some(fact => MOVES.has(fact.do));
    this.change({
      clocks,
      movedAt: moved ? row.time : movedAt,
      askedAt: askedSince(this.waiting(), askedAt, this.shownPosition),
    });
  }
}

const HIDDEN: ReadonlySet<Fact['do']> = new Set(['hold', 'release', 'prepare', 'unprepare']);

/** Whether only the seat that caused a row may know of it. Not even its clock may show it. */
export function isHidden({ facts }: Row): boolean {
  return facts.every(fact => HIDDEN.has(fact.do));
}

/** Whose row a hidden one is. */
export function hiddenFor({ facts }: Row): Seat[] {
  return facts.flatMap(fact => {
    if (fact.do === 'hold') return fact.held.seat;
    if (fact.do === 'prepare') return fact.prepared.seat;
    return fact.do === 'release' || fact.do === 'unprepare' ? fact.seat : [];
  });
}
