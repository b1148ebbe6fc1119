// Finds the rule of a task by its name.
import type { Question, Rules, Step, Task } from './types.ts';

/** A rule whose argument types are not known here. Give it only tasks of its own name. */
export type AnyRule<G, T> = Step<G, T, unknown> | Question<G, T, unknown>;

/** The name of the task at which a position that was put together by hand ends: without scores, whoever plays it on. */
export const END = '@end';
const finishes: Step<unknown, unknown, unknown> = x => x.finish([]);

export function ruleOf<G, T>(rules: Rules<G, T>, task: Task<T>): AnyRule<G, T> {
  return (rules[task.do] ?? (task.do === END ? finishes : undefined)) as AnyRule<G, T>;
}
