// Plants faults in Lantern Market: the game with one thing changed.
import { type Ctx, defineGame, type Game, type Question, type Step } from '@boardwright/engine';
import { game, typed } from '../toy/index.ts';
import { rules } from '../toy/rules.ts';
import { type G, view } from '../toy/state.ts';
import type { Tasks } from '../toy/tasks.ts';

export type Toy = Game<G, Tasks>;
type QuestionOf<K extends keyof Tasks> = Question<G, Tasks, Tasks[K]>;

export interface Mutation {
  readonly fault: string;
  readonly check: string; // an id of CHECKS
  readonly game: Toy;
  readonly advice?: Partial<typeof typed.advice>;
}

export const moduleOf = (mutant: Toy, advice: Mutation['advice'] = {}) =>
  defineGame({ ...typed, game: mutant, advice: { ...typed.advice, ...advice } });

/** The game with one question changed. */
export function asking<K extends keyof Tasks>(
  name: K,
  change: (question: QuestionOf<K>) => Partial<QuestionOf<K>>,
): Toy {
  const question = rules[name] as QuestionOf<K>;
  return { ...game, rules: { ...rules, [name]: { ...question, ...change(question) } } };
}

/** The game with a step that does something else before, or instead of, its work. */
export const doing = (changed: Partial<Toy['rules']>): Toy => ({ ...game, rules: { ...rules, ...changed } });

/** The game with another view. */
export const seeing = (change: (seen: G, g: G, seat: number | null) => Partial<G>): Toy => ({
  ...game,
  view: (g, seat) => ({ ...view(g, seat), ...change(view(g, seat), g, seat) }),
});

/** The game with a different initial table. */
export const settingUp = (change: (g: G) => void): Toy => ({
  ...game,
  setup(x, seats, options) {
    const g = game.setup(x, seats, options);
    change(g);
    return g;
  },
});

/** A step of the unchanged game. */
export function step<K extends keyof Tasks>(name: K): Step<G, Tasks, Tasks[K]> {
  return rules[name] as Step<G, Tasks, Tasks[K]>;
}

/** The context with some of its functions replaced. */
export const pen = (x: Ctx<G, Tasks>, changed: Partial<Ctx<G, Tasks>>): Ctx<G, Tasks> =>
  Object.assign(Object.create(x), changed);
