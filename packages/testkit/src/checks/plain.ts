// The table and the agenda are plain data, and looking at them changes nothing.
import { canonical, UNKNOWN } from '@boardwright/engine';
import { isRecord, join } from '../compare.ts';
import { fork, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';
import { sentTo, viewersOf } from './sent.ts';

export const plain: Check = {
  id: 'plain',
  says: 'the table and the agenda are plain data',
  when: 'everywhere',
  run({ play: { match } }) {
    const problem = problemWith(match.g, 'g') ?? problemWith(match.agenda, 'agenda');
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

/** Says what in the data is not JSON, or is a number that only views may hold; null if all is well. */
export function problemWith(data: unknown, at: string): string | null {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return null;
  if (typeof data === 'number') return problemWithNumber(data, at);
  if (Array.isArray(data)) return problemWithin(data.entries(), at);
  if (!isRecord(data)) return `${at} is ${data === undefined ? 'undefined' : `a ${typeof data}`}`;
  const prototype: unknown = Object.getPrototypeOf(data);
  if (prototype !== Object.prototype && prototype !== null) return `${at} is a ${data.constructor.name}`;
  return problemWithin(Object.entries(data), at);
}

function problemWithNumber(n: number, at: string): string | null {
  if (!Number.isFinite(n)) return `${at} is ${n}`;
  return n === UNKNOWN ? `${at} is ${UNKNOWN}, which is kept for views` : null;
}

function problemWithin(parts: Iterable<readonly [string | number, unknown]>, at: string): string | null {
  for (const [key, part] of parts) {
    const problem = problemWith(part, join(at, key));
    if (problem !== null) return problem;
  }
  return null;
}
