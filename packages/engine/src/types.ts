// Everything a game has to know about the engine. A match is plain data; a rule is a function or a question.
export type Seat = number; // 0-based; people read seat 0 as p1
export type Choice = number; // a domain id (slot, card, space) or a small code of several, never an index in a list
export type Word = `${string}:${string}`; // 'feat:hydra', 'cell:r3c4', 'button:pass'
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Settings = Readonly<Record<string, string>>; // the chosen value of each option of a game

/** T maps each task name to its arguments. A task is plain, immutable, PUBLIC data. */
export type Task<T> = { [K in keyof T]: { readonly do: K } & Readonly<T[K]> }[keyof T];

/** What remains to be done, and what undo and chance must know about it. A match is a line; so is each lane. */
export interface Line<T> {
  agenda: (Task<T> | Together<T>)[]; // the last element is next
  answers: number; // answers given on this line
  barrier: number; // undo may not go below this many answers
  by: Seat; // who answered last, NOBODY at first
  stream: string; // which stream of chance this line draws from
  draws: number; // how far that stream has been used
}
export interface Together<T> {
  readonly do: '@together';
  readonly lanes: readonly Line<T>[];
}

/** The only thing ever saved. JSON in, JSON out, at any moment, also in the middle of an effect. */
export interface Match<G, T> extends Line<T> {
  readonly game: string;
  readonly version: number; // of the game's rules
  readonly engine: number; // of the engine's semantics
  readonly edition: string; // which content the game is played with
  readonly seats: number;
  readonly options: Settings;
  g: G; // the table: what the game itself declares
  scores: readonly number[] | null; // not null: over
  places: readonly number[] | null; // 1 is first; shared places are equal
}

/** The pen a rule writes with. Nothing else may change a match. */
export interface Ctx<G, T> {
  readonly g: G;
  next(...tasks: readonly Task<T>[]): void; // do these, in reading order, before the rest of the agenda
  together(lanes: readonly (readonly Task<T>[])[]): void; // several seats decide at once; go on when all are done
  skipTo(task: keyof T): void; // drop this line's agenda down to that task, which then comes next
  die(sides: number): number; // 0..sides-1
  shuffle(pile: number[]): void; // in place
  draw(pile: number[]): number; // takes a random element out of an unordered pile that is not empty
  reveal(): void; // hidden information became known
  tell(event: Event, to?: Seat, others?: Event): void; // a log line for all; or for one seat, and another for the rest
  finish(scores: readonly number[], places?: readonly number[]): void;
}
/** A structured log line and animation cue. `p` and `q` are seats, words are words; the client makes sentences. */
export interface Event {
  readonly say: string;
  readonly [key: string]: Json;
}

/** A rule that is a function happens by itself. */
export type Step<G, T, A> = (x: Ctx<G, T>, task: Readonly<A>) => void;
/** A rule that is an object asks a player and waits. Its name begins with `choose` (must) or `may` (can be skipped). */
export interface Question<G, T, A> {
  who(task: Readonly<A>): Seat;
  options(g: G, task: Readonly<A>): readonly Choice[]; // pure, canonical order; none = skipped, one = taken
  show(choice: Choice, task: Readonly<A>): Word; // the one place that names an option
  choose(x: Ctx<G, T>, task: Readonly<A>, choice: Choice): void;
  whyNot?(g: G, task: Readonly<A>): readonly Refused[]; // what a player may expect here, and why it is not offered
  usual?(g: G, task: Readonly<A>): Choice; // a sensible default, for a player who lets it run
  readonly auto?: false; // ask even if there is one option
  readonly secret?: true; // the other seats never see the word, only that an answer was given
}
export type Rules<G, T> = { readonly [K in keyof T]: Step<G, T, T[K]> | Question<G, T, T[K]> };
/** Why a thing is not possible: a reason to translate, the rule that says so, and what the sentence needs. */
export interface Refused {
  readonly word: Word;
  readonly why: string;
  readonly rule: string;
  readonly [key: string]: Json;
}

export interface Option {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly seats?: readonly number[]; // offered only at these player counts
  readonly needs?: Readonly<Record<string, number>>; // values that are offered only from this many seats on
  readonly when?: Readonly<Record<string, readonly string[]>>; // matters only if other options have one of these values
  readonly terms?: Readonly<Record<string, string>>; // values that are called like something of the game: its `term.`
}
/** An "any time on your turn" action: pushed on top of the open question, which is then asked again. */
export interface Aside<T> {
  readonly word: Word;
  readonly task: Task<T>;
}
/** What an open question can be answered with: one of its options, or one of its asides. */
export type Answer<T> = Choice | Aside<T>;
/** Where the points of one seat come from, now or at the end. */
export interface ScoreSheet {
  readonly total: number;
  readonly lines: readonly { readonly source: Word; readonly points: number }[];
}
/** A whole number from 0 to below - 1. */
export type Random = (below: number) => number;

export interface Game<G, T> {
  readonly id: string;
  readonly version: number; // raise it when an old log would play differently
  readonly edition: string; // 'standard', or the name of an owner's content
  readonly seats: readonly number[];
  readonly options: readonly Option[];
  readonly rules: Rules<G, T>;
  setup(x: Omit<Ctx<G, T>, 'g'>, seats: number, options: Settings): G; // schedules the first task
  copy(g: G): G; // hand written: this is what search pays for
  view(g: G, seat: Seat | null): G; // a new table of the same shape, UNKNOWN where the seat (null: a spectator) may not look
  guess(g: G, seat: Seat | null, random: Random): void; // fills UNKNOWN in a view with a consistent world
  asides?(g: G, seat: Seat, task: Task<T>): readonly Aside<T>[];
  score?(g: G): readonly ScoreSheet[]; // by seat; also on a view, also before the end
  refuses?(seats: number, options: Settings): string | null; // a sentence when these options do not go together
  check?(g: G): void; // throws when an invariant is broken; after every answer in tests and fuzz
}
/** What a game offers to bots: knowledge of the game, no search. Both see a guessed table, never the true one. */
export interface Advice<G, T> {
  evaluate(g: G): readonly number[]; // what the table is worth to each seat, in any unit; higher is better
  choose(g: G, open: Open<T>, random: Random): Answer<T>; // a plausible answer, fast: the rollout policy
  readonly blunders?: number; // of a hundred answers, those that a first-timer of this game gives without thinking
}
/** A question that waits for an answer. */
export interface Open<T> {
  readonly seat: Seat;
  readonly at: string; // the lane: '' for the match itself, '2' for lane 2, '2.0' for a lane inside it
  readonly task: Task<T>;
  readonly options: readonly Choice[];
  readonly asides: readonly Aside<T>[];
}

/** Texts of one language: key to ICU message. docs/how-to-add-a-game.md lists the keys. */
export type Messages = Readonly<Record<string, string>>;
export const LANGUAGES = ['en', 'hu', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a game's folder gives to the rest of the world. */
export interface GameModule<G, T> {
  readonly game: Game<G, T>;
  readonly advice: Advice<G, T>;
  readonly texts: Readonly<Record<Language, () => Promise<Messages>>>;
  statistics?(match: Match<G, T>): Readonly<Record<string, number>>; // of a finished match, averaged by `simulate`
  withContent?(content: unknown): GameModule<G, T>; // an owner's edition; throws BadInput that names the place
}
/** Tasks whose names and arguments are not known here: what bots, hosts and tools work with. */
export type AnyTasks = Record<string, object>;
export type AnyGame = Game<unknown, AnyTasks>;
export type AnyModule = GameModule<unknown, AnyTasks>;
