// What is printed on the pieces that are drawn: the standard content of the game.
import { readContent } from '../content/read.ts';
import standard from '../content/standard.json' with { type: 'json' };

export const content = readContent(standard);
