// The content of the edition that is played, for parts that are not handed the table.
import { contentContext } from '@boardwright/web/kit';
import type { Content } from '../content/content.ts';

export const [WithContent, useContent] = contentContext<Content>();
