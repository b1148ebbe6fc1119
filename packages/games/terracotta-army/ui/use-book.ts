// The book of the current edition, for parts that do not get the table.
import { contentContext } from '@boardwright/web/kit';
import type { Book } from '../content/book.ts';

export const [WithBook, useBook] = contentContext<Book>();
