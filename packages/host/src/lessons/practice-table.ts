// A table to practise at. Everything follows from what was done there so far: undo plays the rest of it again.
import { type AnyGame, type Json, type Seat, type Word, wordsOf } from '@boardwright/engine';
import { newClocks } from '../clock.ts';
import { type Audience, type Feed, feedFor, type Update } from '../feed.ts';
import { Live } from '../live.ts';
import { BOT, type Declined, type MatchStatus, type TableSettings } from '../state.ts';
import { ListedChance } from './listed-chance.ts';
import { type AnyVocabulary, type Position, startAt } from './position.ts';

const LEARNER = 'learner';
const OTHERS = 'novice';
const SETTINGS: TableSettings = { pace: { kind: 'untimed' }, confirmTurns: false, substitute: OTHERS };

/** Nobody wins here, and nothing is asked any more. */
const OVER = { scores: null, places: null, agenda: [] };

export abstract class PracticeTable<Deed> {
  protected table: Live;
  protected deeds: Deed[] = [];
  protected readonly vocabulary: AnyVocabulary;
  private readonly game: AnyGame;
  private readonly position: Position;
  private readonly me: Seat | null;
  private chance: ListedChance;

  /** `me`: the seat of the learner; null if they answer for everybody. */
  constructor(game: AnyGame, vocabulary: AnyVocabulary, position: Position, me: Seat | null) {
    this.game = game;
    this.vocabulary = vocabulary;
    this.position = position;
    this.me = me;
    this.chance = new ListedChance(vocabulary, null);
    this.table = this.begin(0, 0);
  }

  get live(): Live {
    return this.table;
  }

  /** Outcomes of chance that were listed and not drawn. */
  get chanceLeft(): number {
    return this.chance.left;
  }

  /** Takes the last deed back, however it ended. */
  undo(): void {
    this.again(this.deeds.slice(0, -1));
  }

  restart(): void {
    this.again([]);
  }

  /** The lane in which a seat is offered this word; null: not at all. */
  protected laneFor(seat: Seat, word: Word): string | null {
    const { engine, play } = this.table;
    const open = play.open().filter(each => each.seat === seat);
    return open.find(each => wordsOf(engine, each).some(offered => offered === word))?.at ?? null;
  }

  /** A value of the table, in the game's vocabulary. */
  read(path: readonly string[]): Json {
    return this.vocabulary.read(this.table.play.match.g, path);
  }

  /** What an audience is shown. The match is never over for the learner, and everything can be taken back. */
  protected feedOf(audience: Audience, from: number, isAsked: boolean, canUndo: boolean): Feed {
    const { update, events } = feedFor(this.table, audience, from);
    const shown: Update = {
      ...update,
      view: { ...update.view, ...(this.table.isOver ? OVER : {}) },
      open: isAsked ? update.open : [],
      undo: canUndo ? 'free' : 'no',
    };
    return { update: shown, events };
  }

  /** Everything up to here, from the beginning. */
  protected abstract again(deeds: readonly Deed[]): void;

  protected startAnew(): void {
    const { status, position } = this.table;
    this.table = this.begin(position + 1, status.era + 1);
    this.deeds = [];
  }

  protected put(seat: Seat, at: string, word: Word): Declined | null {
    const { table } = this;
    const by = this.me === null || seat === this.me ? LEARNER : BOT;
    const id = String(table.position + 1);
    const position = table.shownPosition;
    const outcome = table.handle({ do: 'answer', seat, at, word, position, by, id }, 0, this.chance);
    return 'declined' in outcome ? outcome.declined : null;
  }

  /** As the rules let a player undo at any table, which may be refused. */
  protected putUndo(seat: Seat): Declined | null {
    const outcome = this.table.handle(
      { do: 'undo', seat, by: LEARNER, id: String(this.table.position + 1) },
      0,
      this.chance,
    );
    return 'declined' in outcome ? outcome.declined : null;
  }

  private begin(seq: number, era: number): Live {
    this.chance = new ListedChance(this.vocabulary, this.position.seed ?? 1, true);
    const { game, match, seats, options } = startAt(this.game, this.vocabulary, this.position, this.chance);
    const log = { seats, options, drew: [], entries: [] };
    const live = Live.restore(game, { seq, match, log, status: statusOf(seats, this.me, era) }, []);
    live.toldSince = 0; // nothing was told before a position that was put together by hand
    this.chance.bind(() => live.play.match.g);
    return live;
  }
}

function statusOf(seats: number, me: Seat | null, era: number): MatchStatus {
  const player = (p: Seat) =>
    me === null || p === me
      ? { owner: LEARNER, name: '', bot: null, left: false }
      : { owner: null, name: '', bot: OTHERS, left: false };
  return {
    seats: Array.from({ length: seats }, (_, p) => player(p)),
    settings: SETTINGS,
    seal: null,
    clocks: newClocks(SETTINGS.pace, seats, 0),
    movedAt: 0,
    tentative: null,
    held: [],
    hidden: 0,
    proposal: null,
    era,
    askedAt: {},
    recentIds: [],
  };
}
