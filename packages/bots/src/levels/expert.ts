// The strongest bot: it searches as long as it may.
import { type AnyModule, Engine, wordOf } from '@boardwright/engine';
import { type Bot, onlyAnswer, type Thought } from '../bot.ts';
import { type Budget, begin, type Now } from '../budget.ts';
import { type Manner, search } from '../search/search.ts';
import { favourite } from '../search/tree.ts';

const env = (globalThis as unknown as { process?: { env: Record<string, string> } }).process?.env ?? {};
const num = (name: string, otherwise: number): number => Number(env[name] ?? otherwise);
const MANNER: Manner = {
  explore: num('X_EXPLORE', 3),
  advised: num('X_ADVISED', 0.5),
  widen: num('X_WIDEN', 1),
  horizon: num('X_HORIZON', 1000),
  looks: num('X_LOOKS', 2),
};

export function expertBot(module: AnyModule, budget: Budget, now?: Now): Bot {
  const engine = new Engine(module.game);
  const explain: Bot['explain'] = (view, open, random): Thought => {
    const only = onlyAnswer(open);
    if (only !== null) return { answer: only, weighed: [], worlds: 0, answers: 0 };
    const { root, worlds, answers } = search(module, engine, view, open, random, begin(budget, now), MANNER, null);
    const best = favourite(root);
    if (best === undefined) throw new Error('a question without options was asked');
    const weighed = [...root.branches]
      .sort((a, b) => b.visits - a.visits || b.total - a.total)
      .map(({ answer, visits, total }) => ({
        word: wordOf(engine, open, answer),
        visits,
        value: visits === 0 ? 0 : total / visits,
      }));
    return { answer: best.answer, weighed, worlds, answers };
  };
  return { name: 'expert', answer: (view, open, random) => explain(view, open, random).answer, explain };
}
