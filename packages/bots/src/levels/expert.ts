// Bots that search for as long as they may: the expert, and the master, which judges by what was learned.
import { type AnyModule, Engine, wordOf } from '@boardwright/engine';
import { type Bot, onlyAnswer, type Thought } from '../bot.ts';
import { type Budget, begin, type Now } from '../budget.ts';
import { learnedValues, type Values } from '../learned/values.ts';
import { type Memory, recall, usedInTurn } from '../search/memory.ts';
import { search, type Tuning } from '../search/search.ts';
import { byFavour } from '../search/tree.ts';
import { sensibly } from '../sensible.ts';

const TUNING: Tuning = { explore: 3, advised: 0.3, widen: 1, hope: 0.5, looks: 2, values: null, care: 0.005 };
/** Learned values scatter less than outcomes, so smaller differences are worth thinking about. */
const LEARNED_CARE = 0.0005;
/** With more time than this, it searches more carefully. */
const USUAL_TIME = { ms: 1000, iterations: 2000 } as const;
/** The questions of one turn share its budget. Each gets at least this share. */
const LEAST_PART = 0.1;

function tuningFor(budget: Budget, values: Values | null): Tuning {
  const usual = 'ms' in budget ? USUAL_TIME.ms / budget.ms : USUAL_TIME.iterations / budget.iterations;
  const care = values === null ? TUNING.care : LEARNED_CARE;
  return { ...TUNING, values, care: care * Math.min(1, usual) };
}

export const expertBot = (module: AnyModule, budget: Budget, now?: Now): Bot =>
  searchingBot('expert', module, null, budget, now);
/** In a game that has learned nothing it is an expert. */
export const masterBot = (module: AnyModule, budget: Budget, now?: Now): Bot =>
  searchingBot('master', module, learnedValues(module), budget, now);

/** Remembers its last search, so create one for each seat of each match. */
export function searchingBot(name: string, module: AnyModule, values: Values | null, budget: Budget, now?: Now): Bot {
  const engine = new Engine(module.game);
  let memory: Memory | null = null;
  const explain: Bot['explain'] = (view, asked, random): Thought => {
    const open = sensibly(module, view, asked);
    const only = onlyAnswer(open);
    if (only !== null) return { answer: only, weighed: [], worlds: 0, answers: 0 };
    const used = usedInTurn(memory, view, open);
    const limit = begin(budget, now, Math.max(LEAST_PART, 1 - used));
    const known = recall(engine, memory, view, open);
    const tuning = tuningFor(budget, view.seats === 1 ? null : values); // who wins cannot be learned alone
    const { root, worlds, answers } = search(module, engine, view, open, random, limit, tuning, known);
    const branches = byFavour(root);
    const [best] = branches;
    if (best === undefined) throw new Error('a question without options was asked');
    memory = { view: engine.copy(view), open, branch: best, used: used + limit.used(worlds) };
    const weighed = branches.map(({ answer, visits, total }) => ({
      word: wordOf(engine, open, answer),
      visits,
      value: visits === 0 ? 0 : total / visits,
    }));
    return { answer: best.answer, weighed, worlds, answers };
  };
  return {
    name,
    answer: (view, open, random) => explain(view, open, random).answer,
    explain,
    remembered: () => memory?.branch.visits ?? 0, // each iteration adds at most one question to the tree
  };
}
