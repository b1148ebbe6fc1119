// Where a face is chosen now. The same word means a face of the sanctuary, one in the gardens, or one that is up on a die.
import { linesOf, type Match, type Seat } from '@boardwright/engine';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';

export type FacesAt = 'sanctuary' | 'gardens' | 'dice';

export function facesAt(view: Match<G, Tasks>, seat: Seat | null): FacesAt {
  for (const { line } of linesOf<Tasks>(view)) {
    const task = line.agenda.at(-1);
    if (task === undefined || !('p' in task) || task.p !== seat) continue;
    if (task.do === 'chooseMirrored' || task.do === 'chooseSatyrFace') return 'dice';
    if (task.do === 'chooseShield') return 'gardens';
  }
  return 'sanctuary';
}
