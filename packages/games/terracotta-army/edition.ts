// What a table is played with: the book of the standard content, or of an owner's edition.
import type { Json } from '@boardwright/engine';
import { type Book, makeBook } from './content/book.ts';
import { contentFile } from './content/read.ts';
import { standardBook } from './game.ts';

export const bookOf = (own: Json | null): Book => (own === null ? standardBook : makeBook(contentFile.read(own)));
