// Everything that every game must hold.
import { conform } from '@boardwright/testkit';
import { vocabulary } from '../cases/vocabulary.ts';
import module from '../index.ts';

conform(module, { folder: new URL('..', import.meta.url), vocabulary });
