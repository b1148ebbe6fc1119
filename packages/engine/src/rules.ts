// The rule of a task, found by its name.
import type { Question, Rules, Step, Task } from './types.ts';

/** A rule whose arguments are not known here: it is to be handed tasks of its own name alone. */
export type AnyRule<G, T> = Step<G, T, unknown> | Question<G, T, unknown>;

export function ruleOf<G, T>(rules: Rules<G, T>, task: Task<T>): AnyRule<G, T> {
  return rules[task.do] as AnyRule<G, T>;
}
