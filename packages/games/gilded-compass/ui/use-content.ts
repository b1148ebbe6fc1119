// The content of the current edition, for parts that do not get the table.
import { contentContext } from '@boardwright/web/kit';
import type { Content } from '../content/content.ts';

export const [WithContent, useContent] = contentContext<Content>();
