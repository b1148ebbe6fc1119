// Knows the game and thinks one turn ahead.
import { type AnyModule, Engine, wordOf } from '@boardwright/engine';
import { type AnyAnswer, type Bot, onlyAnswer, type Thought } from '../bot.ts';
import { type Budget, begin, type Now } from '../budget.ts';
import { type Looked, lookAhead, trusting } from '../search/look-ahead.ts';
import { isSame } from '../search/tree.ts';
import { sensibly } from '../sensible.ts';
import { SEEDS } from '../worlds.ts';
import { policyBot } from './policy.ts';

const WORLDS = 12;

/** The budget is only a limit: this bot examines few worlds and rarely uses it up. */
export function skilledBot(module: AnyModule, budget: Budget, now?: Now): Bot {
  const engine = new Engine(module.game);
  const policy = policyBot(module);
  const explain: Bot['explain'] = (view, asked, random): Thought => {
    const open = sensibly(module, view, asked);
    const only = onlyAnswer(open);
    if (only !== null) return { answer: only, weighed: [], worlds: 0, answers: 0 };
    const limit = begin(budget, now);
    const seeds = Array.from({ length: WORLDS }, () => random(SEEDS));
    const advice = policy.answer(view, open, random);
    const { looked, complete, answers } = lookAhead(module, engine, view, open, seeds, limit, null);
    const weighed = looked
      .map(({ answer, visits, value }) => ({ word: wordOf(engine, open, answer), visits, value }))
      .sort((a, b) => b.value - a.value);
    const worlds = Math.max(...looked.map(({ visits }) => visits));
    // An unfinished round cannot be compared, so the game's advice is better.
    return { answer: complete ? best(looked, advice) : advice, weighed, worlds, answers };
  };
  return { name: 'skilled', answer: (view, open, random) => explain(view, open, random).answer, explain };
}

/** The advice, unless something else looks better. */
function best(looked: readonly Looked[], advice: AnyAnswer): AnyAnswer {
  const values = trusting(looked, advice);
  const most = Math.max(...values);
  const isBest = ({ answer }: Looked, i: number): boolean => values[i] === most && isSame(answer, advice);
  return looked.some(isBest) ? advice : (looked[values.indexOf(most)]?.answer ?? advice);
}
