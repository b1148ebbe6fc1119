// Follows the game's own advice: guesses what it cannot see and takes a plausible answer, without search.
import type { AnyModule } from '@boardwright/engine';
import type { Bot } from '../bot.ts';

export function policyBot({ game, advice }: AnyModule): Bot {
  return {
    name: 'policy',
    answer(view, open, random) {
      const world = game.copy(view.g); // the view belongs to the caller
      game.guess(world, open.seat, random);
      return advice.choose(world, open, random);
    },
  };
}
