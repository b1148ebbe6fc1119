// What a table is played with: the standard content, or an owner's edition.
import type { Json } from '@boardwright/engine';
import type { Content } from './content/content.ts';
import { readContent, standard } from './content/read.ts';

export const contentOf = (own: Json | null): Content => (own === null ? standard : readContent(own));
