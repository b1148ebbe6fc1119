// A well-behaved game conforms, and its whole folder with it.
import { conform } from '../src/index.ts';
import toy from './toy/index.ts';

conform(toy);
