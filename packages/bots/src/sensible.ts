// What a bot weighs of a question: everything, unless the game says what is sensible.
import type { AnyModule } from '@boardwright/engine';
import type { AnyMatch, AnyOpen } from './bot.ts';

export function sensibly({ advice }: AnyModule, view: AnyMatch, open: AnyOpen): AnyOpen {
  return advice.sensible === undefined ? open : { ...open, options: advice.sensible(view.g, open) };
}
