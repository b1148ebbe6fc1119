// Somebody who knows the game and thinks to the end of the turn.
import { type AnyModule, Engine, wordOf } from '@boardwright/engine';
import { type Bot, onlyAnswer, type Thought } from '../bot.ts';
import { type Budget, begin, type Now } from '../budget.ts';
import { lookAhead, meanOf } from '../search/look-ahead.ts';
import { SEEDS } from '../worlds.ts';
import { policyBot } from './policy.ts';

const WORLDS = 4;

/** Its budget is only a limit: it looks at few worlds and seldom needs it. */
export function skilledBot(module: AnyModule, budget: Budget, now?: Now): Bot {
  const engine = new Engine(module.game);
  const policy = policyBot(module);
  const explain: Bot['explain'] = (view, open, random): Thought => {
    const answer = onlyAnswer(open);
    if (answer !== null) return { answer, weighed: [], worlds: 0, answers: 0 };
    const limit = begin(budget, now);
    const seeds = Array.from({ length: WORLDS }, () => random(SEEDS));
    const advice = policy.answer(view, open, random);
    const { looked, answers } = lookAhead(module, engine, view, open, seeds, limit);
    const sorted = [...looked].sort((a, b) => meanOf(b) - meanOf(a));
    const [best] = sorted;
    return {
      // An unfinished round is no comparison: then the advice of the game is better.
      answer: best === undefined || looked.some(({ visits }) => visits === 0) ? advice : best.answer,
      weighed: sorted.map(each => ({
        word: wordOf(engine, open, each.answer),
        visits: each.visits,
        value: each.visits === 0 ? 0 : meanOf(each),
      })),
      worlds: Math.max(...looked.map(({ visits }) => visits)),
      answers,
    };
  };
  return { name: 'skilled', answer: (view, open, random) => explain(view, open, random).answer, explain };
}
