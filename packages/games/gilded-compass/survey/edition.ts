// The surveyor of an edition, for pages, which load neither rules nor bots. `own`: an owner's edition, null for the standard one.
import type { Json, Surveyor } from '@boardwright/engine';
import { contentOf } from '../edition.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { surveyorFor } from './index.ts';

export const surveyorOf = (own: Json | null): Surveyor<G, Tasks> => surveyorFor(contentOf(own));
