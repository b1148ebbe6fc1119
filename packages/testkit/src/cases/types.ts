// Rule cases as they are after reading.
import type { Json, Move } from '@boardwright/engine';
import type { Drawn, Leaf, Position } from '@boardwright/host';

export type CaseStep = { readonly line: number } & (
  | { readonly do: 'move'; readonly move: Move }
  | { readonly do: 'chance'; readonly outcomes: readonly Drawn[] }
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

export interface RuleCase extends Position {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly rules: readonly string[];
  readonly steps: readonly CaseStep[]; // in order; checks next to `play` come last
}

export interface CaseResult {
  readonly name: string;
  readonly place: string; // file and line
  readonly problem: string | null; // null: the case holds
}
