// A correct game conforms, and so does its whole folder.
import { conform } from '../src/index.ts';
import { vocabulary } from './toy/cases/vocabulary.ts';
import toy from './toy/index.ts';

conform(toy, { folder: new URL('./toy/', import.meta.url), vocabulary, noughts: ['tell.bids'] });
