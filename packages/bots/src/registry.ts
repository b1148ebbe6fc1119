// Bots by name. A new strength is one line here.
import { type AnyModule, BadInput } from '@boardwright/engine';
import type { Bot } from './bot.ts';
import { policyBot } from './policy.ts';
import { randomBot } from './random.ts';

const BOTS: Readonly<Record<string, (module: AnyModule) => Bot>> = {
  random: () => randomBot,
  policy: policyBot,
};

export const botNames: readonly string[] = Object.keys(BOTS);

export function makeBot(name: string, module: AnyModule): Bot {
  const make = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (make === undefined) throw new BadInput(`there is no bot "${name}" (there are: ${botNames.join(', ')})`);
  return make(module);
}
