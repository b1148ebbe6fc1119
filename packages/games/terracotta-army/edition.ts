// The content of a table: the book of the standard content, or of an owner's edition.
import type { Json, TextValues } from '@boardwright/engine';
import { type Book, makeBook } from './content/book.ts';
import { TILES } from './content/content.ts';
import { contentFile } from './content/read.ts';
import { textValues } from './content/text-values.ts';
import { standardBook } from './game.ts';

export { contentFile };

/** Words whose pictures show values that are not terms of the game. */
export const contentPictures: Readonly<Record<string, string>> = {
  clay: 'clay:1',
  coins: 'coins:1',
  warrior: 'warrior:1',
  soak: 'do:soak',
  upgrade: 'do:upgrade',
  priority: 'do:priority',
  specialist: 'buy:any',
  up: 'facing:up',
  right: 'facing:right',
  down: 'facing:down',
  left: 'facing:left',
  wet: 'clay:1',
  ...Object.fromEntries(TILES.map(tile => [`tileSet.${tile}`, `tile:${tile}`])),
};

export const bookOf = (own: Json | null): Book => (own === null ? standardBook : makeBook(contentFile.read(own)));

export const textValuesOf = (own: Json | null): TextValues => textValues(bookOf(own).content);
