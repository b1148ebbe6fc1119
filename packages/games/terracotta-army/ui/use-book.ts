// The book of the edition that is played, for parts that are not handed the table.
import { contentContext } from '@boardwright/web/kit';
import type { Book } from '../content/book.ts';

export const [WithBook, useBook] = contentContext<Book>();
