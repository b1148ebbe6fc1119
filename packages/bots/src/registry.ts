// Bots by name. To add a level, add a line here.
import { type AnyModule, BadInput } from '@boardwright/engine';
import type { Bot } from './bot.ts';
import { type Budget, type Now, readBudget } from './budget.ts';
import { expertBot, masterBot } from './levels/expert.ts';
import { noviceBot } from './levels/novice.ts';
import { policyBot } from './levels/policy.ts';
import { randomBot } from './levels/random.ts';
import { skilledBot } from './levels/skilled.ts';

type Make = (module: AnyModule, budget: Budget, now?: Now) => Bot;
const BOTS: Readonly<Record<string, Make>> = {
  random: () => randomBot,
  policy: policyBot,
  novice: noviceBot,
  skilled: skilledBot,
  expert: expertBot,
  master: masterBot,
};
/** The default budget: it gives the same answers on every machine. */
export const USUAL_BUDGET: Budget = { iterations: 400 };

export const botNames: readonly string[] = Object.keys(BOTS);

/** A bot by its name, which may include its budget: `expert`, `expert@400it`, `expert@50ms`. */
export function makeBot(spec: string, module: AnyModule, budget: Budget = USUAL_BUDGET, now?: Now): Bot {
  const [name = '', own] = spec.split('@', 2);
  const make = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (make === undefined) throw new BadInput(`there is no bot "${name}" (there are: ${botNames.join(', ')})`);
  const bot = make(module, own === undefined ? budget : readBudget(own), now);
  return own === undefined ? bot : { ...bot, name: spec };
}
