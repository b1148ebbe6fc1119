// Rule cases as they are after reading, and the vocabulary a game reads them with.
import type { AnyTasks, Json, Move, Settings, Task } from '@boardwright/engine';

/** The words in which the cases of a game describe its table. docs/rule-cases.md shows how. */
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
export interface Outcome {
  readonly key: string | null;
  readonly value: Json;
}
export type CaseStep = { readonly line: number } & (
  | { readonly do: 'move'; readonly move: Move }
  | { readonly do: 'chance'; readonly outcomes: readonly Outcome[] }
  | { readonly do: 'undo' | 'noUndo'; readonly seat: number }
  | { readonly do: 'then'; readonly wanted: readonly Leaf[] }
  | { readonly do: 'seen' | 'hidden'; readonly by: number | null; readonly paths: readonly (readonly string[])[] }
  | { readonly do: 'asked'; readonly asked: readonly string[] }
  | { readonly do: 'offered' | 'notOffered'; readonly moves: readonly Move[] }
  | { readonly do: 'refused'; readonly refused: readonly { readonly move: Move; readonly rule: string }[] }
  | { readonly do: 'told'; readonly told: readonly Readonly<Record<string, Json>>[] }
  | { readonly do: 'scores' | 'places'; readonly numbers: readonly number[] }
  | { readonly do: 'over'; readonly over: boolean }
);

export interface RuleCase {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly rules: readonly string[];
  readonly players: number | null;
  readonly options: Settings;
  readonly given: readonly Leaf[];
  readonly ask: readonly Task<AnyTasks>[] | null;
  readonly chance: readonly Outcome[];
  readonly seed: number | null;
  readonly steps: readonly CaseStep[]; // in order; checks next to `play` come last
}

export interface CaseResult {
  readonly name: string;
  readonly place: string; // file and line
  readonly problem: string | null; // null: the case holds
}
