// The table and the agenda are plain data, and looking at them changes nothing.
import { canonical, UNKNOWN } from '@boardwright/engine';
import { firstInside, type Path, tellPath } from '../compare.ts';
import { fork, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';
import { sentTo, viewersOf } from './sent.ts';

export const plain: Check = {
  id: 'plain',
  says: 'the table and the agenda are plain data',
  when: 'everywhere',
  run({ play: { match } }) {
    const problem = problemWith(match.g, ['g']) ?? problemWith(match.agenda, ['agenda']);
    if (problem !== null) throw new Wrong(problem);
  },
};

export const pure: Check = {
  id: 'pure',
  says: 'looking at a match changes nothing',
  when: 'sampled',
  run(position) {
    const { engine, match, seats } = fork(position); // a fresh engine remembers no options
    const before = canonical(match);
    for (const viewer of viewersOf(seats)) {
      sentTo(engine, match, viewer);
      position.game.score?.(match.g);
      if (canonical(match) !== before)
        throw new Wrong('options, asides, whyNot, usual, view or score have changed the match');
    }
  },
};

/** What in the data is not JSON, or is a number that only views may have; null if everything is fine. */
export function problemWith(data: unknown, path: Path): string | null {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return null;
  if (typeof data === 'number') return problemWithNumber(data, path);
  if (typeof data !== 'object') return `${tellPath(path)} is ${data === undefined ? 'undefined' : `a ${typeof data}`}`;
  const prototype: unknown = Object.getPrototypeOf(data);
  if (!Array.isArray(data) && prototype !== Object.prototype && prototype !== null)
    return `${tellPath(path)} is a ${data.constructor.name}`;
  return firstInside(data, path, part => problemWith(part, path));
}

function problemWithNumber(n: number, path: Path): string | null {
  if (!Number.isFinite(n)) return `${tellPath(path)} is ${n}`;
  return n === UNKNOWN ? `${tellPath(path)} is ${UNKNOWN}, which is kept for views` : null;
}
