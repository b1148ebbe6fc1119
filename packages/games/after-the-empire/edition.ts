// The content of a table: the standard one, or an owner's edition.
import type { Json, TextValues } from '@boardwright/engine';
import { contentFile, readContent, standard } from './content/content.ts';
import { textValues } from './content/text-values.ts';
import type { Content } from './content/types.ts';

export { contentFile };

/** Words whose pictures show values that are not terms of the game. */
export const contentPictures: Readonly<Record<string, string>> = {
  swordsmen: 'term:sword',
  archers: 'term:bow',
  passive: 'term:loop',
  immediate: 'term:now',
  invaders: 'term:swords',
  starters: 'term:refugee',
  objectives: 'term:secret',
  wood_wall: 'term:wall',
  stone_wall: 'term:wall',
  wood_gate: 'term:gate',
  stone_gate: 'term:gate',
  wood_turret: 'term:tower',
  stone_turret: 'term:tower',
  workers: 'term:worker',
};

export const contentOf = (own: Json | null): Content => (own === null ? standard : readContent(own));

export const textValuesOf = (own: Json | null): TextValues => textValues(contentOf(own));
