// The content of a table: the standard one, or an owner's edition.
import type { Json, TextValues } from '@boardwright/engine';
import type { Content } from './content/content.ts';
import { contentFile, readContent, standard } from './content/read.ts';
import { textValues } from './content/text-values.ts';
import { ABILITIES } from './names.ts';

export { contentFile };

/** Words whose pictures show values that are not terms of the game. */
export const contentPictures: Readonly<Record<string, string>> = {
  chests: 'term:chest',
  relics: 'relic:desert',
  missions: 'term:hidden_mission',
  magicItems: 'term:hidden_item',
  magic_items: 'term:hidden_item',
  ...Object.fromEntries(ABILITIES.map(ability => [ability, `ability:${ability}`])),
};

export const contentOf = (own: Json | null): Content => (own === null ? standard : readContent(own));

export const textValuesOf = (own: Json | null): TextValues => textValues(contentOf(own));
