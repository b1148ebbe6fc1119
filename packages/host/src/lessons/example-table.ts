// A rule case that is being tried: its own way can be played step by step, and everything else that the rules allow. Whoever tries it
// answers for everybody.
import type { AnyGame, AnyTasks, Event, Question, Seat, Task, Word } from '@boardwright/engine';
import { type Feed, heardBy } from '../feed.ts';
import type { Declined } from '../state.ts';
import type { Example, ExampleStep } from './example.ts';
import { ListedChance } from './listed-chance.ts';
import { type AnyVocabulary, type Position, startAt } from './position.ts';
import { PracticeTable } from './practice-table.ts';

type Deed = { readonly seat: Seat; readonly word: Word; readonly at: string } | { readonly undo: Seat };

export interface ExampleState {
  readonly seat: Seat; // whose answer it is
  readonly next: ExampleStep | 'begin' | null; // of the example's way; null: it has come to its end
  readonly done: number; // answers of the way that were given
  readonly of: number; // answers of the way
  readonly hasLeft: boolean; // something else was tried
  readonly isOver: boolean; // nobody is asked any more
}

/** Nothing happens before this is answered. Otherwise what the rules do by themselves would have happened before anybody looks. */
const BEGIN = '@begin';
const BEGUN: Word = 'button:begin';

export class ExampleTable extends PracticeTable<Deed> {
  readonly example: Example;
  private readonly first: Seat; // who begins

  constructor(game: AnyGame, vocabulary: AnyVocabulary, example: Example) {
    const first = seatOf(example.way[0]);
    const waits = example.position.ask !== null && goesByItself(game, vocabulary, example.position);
    super(waits ? beginning(game, first) : game, vocabulary, waits ? begun(example.position) : example.position, null);
    this.example = example;
    this.first = first;
  }

  state(): ExampleState {
    const { way } = this.example;
    const given = this.deeds.filter(deed => !isBegun(deed));
    const hasLeft = given.some((deed, i) => !isSameStep(deed, way[i]));
    const next = this.isWaiting ? 'begin' : hasLeft ? null : (way[given.length] ?? null);
    const { isOver } = this.table;
    return { seat: this.seat(next), next, done: Math.min(given.length, way.length), of: way.length, hasLeft, isOver };
  }

  /** One for each seat: the learner looks with the eyes of whoever is asked. */
  feeds(from: number): Feed[] {
    const seats = this.table.status.seats.map((_, seat) => seat);
    const isAsked = !this.isWaiting && !this.table.isOver;
    return seats.map(seat => withoutBeginning(this.feedOf(seat, from, isAsked, this.deeds.length > 0)));
  }

  /** Everything that was told to everybody. */
  told(): Event[] {
    return this.table.play.told.flatMap(each => heardBy(each, null)).filter(event => !tellsOfBeginning(event));
  }

  /** Plays an answer of the seat that is asked. */
  answer(word: Word, at: string): Declined | null {
    return this.take({ seat: this.state().seat, word, at });
  }

  /** Plays the next step of the example's way; first goes back if it was left. */
  show(): Declined | null {
    if (this.state().hasLeft) this.backToWay();
    const { next, seat } = this.state();
    if (next === null) return null;
    if (next === 'begin') return this.take({ seat, word: BEGUN, at: '' });
    if ('undo' in next) return this.take(next);
    const at = next.at ?? this.laneFor(next.seat, next.word) ?? '';
    return this.take({ seat: next.seat, word: next.word, at });
  }

  protected override again(deeds: readonly Deed[]): void {
    this.startAnew();
    for (const deed of deeds) this.take(deed);
  }

  private get isWaiting(): boolean {
    return this.table.play.match.agenda.some(task => task.do === BEGIN);
  }

  private take(deed: Deed): Declined | null {
    const declined = 'undo' in deed ? this.putUndo(deed.undo) : this.put(deed.seat, deed.at, deed.word);
    if (declined === null) this.deeds.push(deed);
    return declined;
  }

  private backToWay(): void {
    const begins = this.deeds.filter(isBegun).length;
    const { way } = this.example;
    const kept = this.deeds.findIndex((deed, i) => i >= begins && !isSameStep(deed, way[i - begins]));
    this.again(this.deeds.slice(0, kept));
  }

  private seat(next: ExampleState['next']): Seat {
    if (next !== null && next !== 'begin') return seatOf(next);
    const [asked] = this.table.toAnswer();
    const last = this.deeds.at(-1);
    return asked ?? (last === undefined ? this.first : seatOf(last));
  }
}

const seatOf = (step: ExampleStep | undefined): Seat =>
  step === undefined ? 0 : 'undo' in step ? step.undo : step.seat;
const isBegun = (deed: Deed): boolean => 'word' in deed && deed.word === BEGUN;

function isSameStep(deed: Deed, step: ExampleStep | undefined): boolean {
  if (step === undefined || 'undo' in deed || 'undo' in step)
    return step !== undefined && 'undo' in deed && 'undo' in step && deed.undo === step.undo;
  return deed.seat === step.seat && deed.word === step.word;
}

const tellsOfBeginning = ({ word }: Event): boolean => word === BEGUN;

/** Nobody is told that the example was begun. */
function withoutBeginning({ update, events }: Feed): Feed {
  const list = events.list.map(({ n, events: told }) => ({ n, events: told.filter(each => !tellsOfBeginning(each)) }));
  const last = events.list.at(-1)?.events ?? [];
  const film = update.film.filter((_, i) => last[i] === undefined || !tellsOfBeginning(last[i]));
  const isWaiting = update.view.agenda.some(task => task.do === BEGIN);
  const view = isWaiting ? { ...update.view, agenda: [] } : update.view; // the game itself does not know this question
  return { update: { ...update, view, film }, events: { ...events, list } };
}

/** Whether the rules do something before anybody is asked. */
function goesByItself(game: AnyGame, vocabulary: AnyVocabulary, position: Position): boolean {
  const chance = new ListedChance(vocabulary, position.seed ?? 1, true);
  const { told, match } = startAt(game, vocabulary, position, chance);
  return told.length > 0 || match.scores !== null;
}

function beginning(game: AnyGame, who: Seat): AnyGame {
  const question: Question<unknown, AnyTasks, unknown> = {
    who: () => who,
    options: () => [0],
    show: () => BEGUN,
    choose: () => {},
    auto: false,
  };
  return { ...game, rules: { ...game.rules, [BEGIN]: question } };
}

const begun = (position: Position): Position => ({
  ...position,
  ask: [{ do: BEGIN } as Task<AnyTasks>, ...(position.ask ?? [])],
});
