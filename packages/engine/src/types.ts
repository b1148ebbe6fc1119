// Everything a game needs to know about the engine. A match is plain data; a rule is a function or a question.
export type Seat = number; // 0-based; people read seat 0 as p1
export type Choice = number; // a domain id (slot, card, space) or a small code for several, never an index in a list
export type Word = `${string}:${string}`; // 'feat:hydra', 'cell:r3c4', 'button:pass'
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Settings = Readonly<Record<string, string>>; // the chosen value of each option of a game

/** T maps each task name to its arguments. A task is plain, immutable, PUBLIC data. */
export type Task<T> = { [K in keyof T]: { readonly do: K } & Readonly<T[K]> }[keyof T];

/** What remains to be done, and what undo and chance need to know. A match is a line, and so is each lane. */
export interface Line<T> {
  agenda: (Task<T> | Together<T>)[]; // the last element is next
  answers: number; // answers given on this line
  barrier: number; // undo may not go below this number of answers
  by: Seat; // who answered last; NOBODY at first
  stream: string; // which stream of chance this line draws from
  draws: number; // how many draws of that stream were used
}
export interface Together<T> {
  readonly do: '@together';
  readonly lanes: readonly Line<T>[];
}

/** The only thing that is ever saved. JSON in, JSON out, at any moment, even in the middle of an effect. */
export interface Match<G, T> extends Line<T> {
  readonly game: string;
  readonly version: number; // of the game's rules
  readonly engine: number; // of the engine's semantics
  readonly edition: string; // which content the game is played with
  readonly seats: number;
  readonly options: Settings;
  g: G; // the table: the state that the game declares
  scores: readonly number[] | null; // null until the match is over
  places: readonly number[] | null; // 1 is first; shared places are equal
}

/** What a rule changes a match with. Nothing else may change a match. */
export interface Ctx<G, T> {
  readonly g: G;
  next(...tasks: readonly Task<T>[]): void; // do these, in reading order, before the rest of the agenda
  together(lanes: readonly (readonly Task<T>[])[]): void; // several seats decide at the same time; continues when all are done
  skipTo(task: keyof T): void; // drops this line's agenda down to that task, which then comes next
  die(sides: number): number; // 0 to sides - 1
  shuffle(pile: number[]): void; // in place
  draw(pile: number[]): number; // takes a random element from an unordered pile, which must not be empty
  reveal(): void; // hidden information became known, so undo stops here
  tell(event: Event, to?: Seat, others?: Event): void; // a log line for everybody; or for one seat, with another for the rest
  finish(scores: readonly number[], places?: readonly number[]): void;
}
/**
 * A structured log line and animation cue. `p` and `q` are seats, other strings are words. The client makes sentences.
 */
export interface Event {
  readonly say: string;
  readonly [key: string]: Json;
}

/** A rule that is a function runs by itself. */
export type Step<G, T, A> = (x: Ctx<G, T>, task: Readonly<A>) => void;
/** A rule that is an object asks a player and waits. Its name begins with `choose` (must) or `may` (can be skipped). */
export interface Question<G, T, A> {
  who(task: Readonly<A>): Seat;
  options(g: G, task: Readonly<A>): readonly Choice[]; // pure, in canonical order; none: skipped, one: taken
  show(choice: Choice, task: Readonly<A>): Word; // the only place that names an option
  choose(x: Ctx<G, T>, task: Readonly<A>, choice: Choice): void;
  whyNot?(g: G, task: Readonly<A>): readonly Refused[]; // what a player might expect here, and why it is not offered
  usual?(g: G, task: Readonly<A>): Choice; // a sensible default for a player who does not want to decide
  readonly auto?: false; // ask even if there is only one option
  readonly secret?: true; // other seats see only that an answer was given
}
export type Rules<G, T> = { readonly [K in keyof T]: Step<G, T, T[K]> | Question<G, T, T[K]> };
/** Why something is not possible: a reason to translate, the rule behind it, and the values of the sentence. */
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
  readonly needs?: Readonly<Record<string, number>>; // values that need at least this many seats
  readonly when?: Readonly<Record<string, readonly string[]>>; // matters only if other options have one of these values
  readonly terms?: Readonly<Record<string, string>>; // values that are named after something in the game: the key of its `term.` text
}
/** An action for any time on your turn. It runs on top of the open question, which is then asked again. */
export interface Aside<T> {
  readonly word: Word;
  readonly task: Task<T>;
}
/** What an open question can be answered with: one of its options or asides. */
export type Answer<T> = Choice | Aside<T>;
/** Where the points of one seat come from, during the game and at the end. */
export interface ScoreSheet {
  readonly total: number;
  readonly scored?: number; // of the total, what has been scored; the rest is a forecast. Not there: all of it
  readonly lines: readonly { readonly source: Word; readonly points: number; readonly forecast?: true }[];
}
/** An integer from 0 to below - 1. */
export type Random = (below: number) => number;

export interface Game<G, T> {
  readonly id: string;
  readonly version: number; // increase it when an old log would play differently
  readonly edition: string; // 'standard', or the name of an owner's content
  readonly seats: readonly number[];
  readonly options: readonly Option[];
  readonly rules: Rules<G, T>;
  setup(x: Omit<Ctx<G, T>, 'g'>, seats: number, options: Settings): G; // schedules the first task
  copy(g: G): G; // written by hand, because search spends its time here
  view(g: G, seat: Seat | null): G; // a new table of the same shape, with UNKNOWN where the seat (null: a spectator) may not look
  guess(g: G, seat: Seat | null, random: Random): void; // replaces UNKNOWN in a view by a consistent guess
  asides?(g: G, seat: Seat, task: Task<T>): readonly Aside<T>[];
  score?(g: G): readonly ScoreSheet[]; // by seat; must also work on a view and before the end
  refuses?(seats: number, options: Settings): string | null; // a sentence if these options do not work together
  check?(g: G): void; // throws when an invariant is broken; runs after every answer in tests and fuzz
}
/**
 * What a game offers to bots: knowledge of the game, but no search. Both functions get a guessed table, never the true
 * one.
 */
export interface Advice<G, T> {
  evaluate(g: G): readonly number[]; // the value of the table to each seat, in any unit; higher is better
  choose(g: G, open: Open<T>, random: Random): Answer<T>; // a plausible answer, computed fast: the rollout policy
  /** The options that are worth weighing, where others only undo each other: without it a bot could go to and fro. */
  sensible?(g: G, open: Open<T>): readonly Choice[];
  readonly blunders?: number; // out of a hundred answers, how many a beginner gives without thinking
  readonly learned?: Learned<G, T>; // an evaluation that was learned by playing (docs/bots.md)
}
/** A table as numbers, and the weights that were learned from them. It sees a guessed table, as all advice does. */
export interface Learned<G, T> {
  readonly own: number; // how many numbers a seat has
  readonly all: number; // how many the table has
  readonly lead: number; // a usual lead at the end, in points
  readonly reach: Reach;
  readonly judgedAt?: keyof T & string; // only a table at which this is asked can be judged; without it, any
  write(g: G, open: Open<T> | null, x: Float32Array): void; // all seats one after the other, then the table; x is all 0
  readonly weights: LearnedWeights | null; // null: none fit this content
}
/**
 * How far a search plays on before it judges a table: 0 to the end of the turn of the last to answer, 1 to the end of
 * the turn of the next, 2 to the end of the searching seat's next turn.
 */
export type Reach = 0 | 1 | 2;
/** Weights as they are stored: 16-bit integers in base64, each a multiple of `step`. */
export interface LearnedWeights {
  readonly shape: { readonly own: number; readonly all: number; readonly hidden: number };
  readonly step: number;
  readonly steps: string;
}
/** An open question. */
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

/**
 * What texts say of the content in use, so that no sentence has a number of the content in it. A value is a number, a word, an id,
 * or a list of these; `{ or: list }` is a list of alternatives.
 */
export interface TextValues {
  readonly all: Readonly<Record<string, Json>>; // for any text: `{turnPrice}`
  readonly words?: Readonly<Record<string, Readonly<Record<string, Json>>>>; // for the text of one word
  readonly names?: Readonly<Record<string, string>>; // what an owner calls things, by id
}

/** A sentence of a survey: the text `survey.<say>` with its values, which are read like those of an event. */
export interface Phrase {
  readonly say: string;
  readonly [key: string]: Json;
}
/** A thing or a place on the table, in words. */
export interface Spot {
  readonly id: string; // its name in its area: `r3c4`
  readonly says: Phrase; // in full: it makes sense by itself, wherever it is read
  /** The same in a few letters, for a place in a grid or for the columns of a table. */
  readonly cells?: readonly Phrase[];
  readonly seat?: Seat; // whose it is
  readonly words?: readonly string[]; // the options that are chosen here: words, or beginnings that end with `*`
  readonly status?: true; // told at every turn, with where the game stands: such as the goods of the other players
  readonly empty?: true; // a place in a grid with nothing on it: a list leaves it out
}
/** A part of the table, in words. Its name is the text `area.<id>`. */
export interface Area {
  readonly id: string;
  readonly seat?: Seat; // what lies before this player
  readonly grid?: number; // its spots are a grid, row by row, of so many columns
  readonly heads?: readonly Phrase[]; // the names of the columns
  readonly spots: readonly Spot[];
  readonly notes?: readonly Phrase[]; // below a grid: what its letters mean, which of its lines count now
}
/** The table in words. */
export interface Survey {
  readonly summary: readonly Phrase[]; // where the game stands, the most important first
  readonly areas: readonly Area[]; // in the order in which one looks over the table
}
/** What an option takes and what it does, each in few words, for the list of options. */
export interface OptionTold {
  readonly costs?: Phrase | undefined; // `2 coins`: it stands in brackets
  readonly gives?: Phrase | undefined;
}
/** Tells the table in words, to those who read or hear it instead of looking at it. */
export interface Surveyor<G, T> {
  survey(view: Match<G, T>, seat: Seat | null): Survey; // of what this seat sees (null: a spectator)
  /** By the rules. `task`: the question that is asked; the view is that of the seat which is asked. */
  tells?(word: Word, view: Match<G, T>, task: Task<T>): OptionTold | null;
  /** Whether an event repeats the answer right before it: true if all of it, 'less' if the answer said more. */
  retells?(event: Event, word: Word): boolean | 'less';
  readonly texts: Readonly<Record<Language, () => Promise<Messages>>>; // beside those of the game
}

/** What is worth wanting now, told to somebody who is new to the game. */
export interface Goal {
  /** The texts `guide.<say>`, in few words, and `guide.<say>.why`, a sentence. Both have the same values. */
  readonly is: Phrase;
  readonly at: readonly string[]; // the pieces it is about, by their ids or words; the first that is on the table is marked
  readonly words: readonly string[]; // the options that serve it: words, or beginnings that end with `*`
  readonly rule: string; // the paragraph behind it
}
/** Tells a newcomer what to want. It gets the view of its seat, so it knows no more than the seat sees. */
export interface Guide<G, T> {
  goals(view: Match<G, T>, seat: Seat): readonly Goal[]; // the most important first; while the game goes on, never none
  readonly texts: Readonly<Record<Language, () => Promise<Messages>>>; // beside those of the game
}

/** What a game's folder exports. */
export interface GameModule<G, T> {
  readonly game: Game<G, T>;
  readonly advice: Advice<G, T>;
  readonly texts: Readonly<Record<Language, () => Promise<Messages>>>;
  readonly textValues?: TextValues; // of its content
  readonly surveyor?: () => Promise<Surveyor<G, T>>; // loaded only where the table is told in words
  readonly guide?: () => Promise<Guide<G, T>>; // loaded only where a newcomer is guided
  statistics?(match: Match<G, T>): Readonly<Record<string, number>>; // of a finished match; `simulate` averages them
  withContent?(content: unknown): GameModule<G, T>; // an owner's edition; throws BadInput that names the place
  readonly older?: Readonly<Record<number, () => Promise<{ readonly default: AnyModule }>>>; // archived rules, by version
}
/** Tasks whose names and arguments are not known here: for bots, hosts and tools. */
export type AnyTasks = Record<string, object>;
export type AnyGame = Game<unknown, AnyTasks>;
export type AnyModule = GameModule<unknown, AnyTasks>;
