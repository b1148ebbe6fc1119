// A position that was put together by hand: the start of a rule case or of a lesson.
import {
  type AnyGame,
  type AnyTasks,
  END,
  Engine,
  type Event,
  fastChance,
  type Json,
  type Match,
  type Settings,
  settle,
  type Task,
} from '@boardwright/engine';
import type { AnyMatch } from '../state.ts';
import type { ListedChance } from './listed-chance.ts';

/** The words in which the cases and lessons of a game describe its table. docs/rule-cases.md shows how. */
export interface Vocabulary<G> {
  given(g: G, path: readonly string[], value: Json): void;
  read(g: G, path: readonly string[]): Json;
  chance?(g: G, key: string | null, value: Json, below: number): number;
}
export type AnyVocabulary = Vocabulary<unknown>;

/** One thing on the table, or expected there: `p1.sun` and its value. */
export interface Leaf {
  readonly path: readonly string[];
  readonly value: Json;
}
/** An outcome of chance: a draw itself (key null, a number), or something for the vocabulary to read. */
export interface Drawn {
  readonly key: string | null;
  readonly value: Json;
}
export interface Position {
  readonly players: number | null; // null: the smallest number of players
  readonly options: Settings;
  readonly given: readonly Leaf[];
  readonly ask: readonly Task<AnyTasks>[] | null; // null: the game begins as usual
  readonly chance: readonly Drawn[];
  readonly seed: number | null;
}

export interface Started {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly seats: number;
  readonly options: Settings;
  readonly told: readonly Event[];
}

/** When everything that was asked is done, the match ends. */
const end = { do: END } as Task<AnyTasks>;

export function startAt(
  game: AnyGame,
  vocabulary: AnyVocabulary,
  { players, options: wanted, given, ask, seed, chance: listed }: Position,
  chance: ListedChance,
): Started {
  const seats = players ?? Math.min(...game.seats);
  const options = settle(game, seats, wanted);
  const engine = new Engine(game);
  const told: Event[] = [];
  engine.listener = (event, _, others) => void told.push(event, ...(others === null ? [] : [others]));
  const match = engine.start(seats, options, fastChance(seed ?? 1));
  if (ask !== null) told.length = 0; // only what begins with the setup hears its events
  for (const { path, value } of given) vocabulary.given(match.g, path, value);
  if (ask !== null) match.agenda = [end, ...ask.toReversed()];
  chance.list(listed);
  chance.bind(() => match.g);
  engine.chance = chance;
  engine.advance(match);
  return { game, match, seats, options, told };
}

/** Everything that was asked is done. A match that was played to its end has scores. */
export const isAtEnd = ({ scores }: Match<unknown, AnyTasks>): boolean => scores?.length === 0;
