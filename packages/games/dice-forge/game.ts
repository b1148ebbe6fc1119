// The rules of Dice Forge as the engine plays them.
import type { Game } from '@boardwright/engine';
import { SEATS } from './content/players.ts';
import { asides } from './rules/cards.ts';
import { rules } from './rules/index.ts';
import type { Tasks } from './rules/tasks.ts';
import { score } from './score.ts';
import { options, setup } from './setup.ts';
import { check, copy, type G } from './state.ts';

export const game: Game<G, Tasks> = {
  id: 'dice-forge',
  version: 2,
  edition: 'standard',
  seats: SEATS,
  options,
  rules,
  setup,
  copy,
  view: copy, // DF-1.5: everything is public
  guess: () => {},
  asides,
  score,
  check,
};
