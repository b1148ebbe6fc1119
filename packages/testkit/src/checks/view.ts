// Views: the same shape as the state, with unknown values, and enough information to decide.
import { UNKNOWN } from '@boardwright/engine';
import { difference, isRecord, join, short } from '../compare.ts';
import { type Position, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';
import { ownQuestion, viewerName, viewersOf } from './sent.ts';

export const viewShape: Check = {
  id: 'viewShape',
  says: 'a view has the shape of the table; each value is as on the table or unknown',
  when: 'everywhere',
  run({ game, play: { match, seats } }) {
    const open = game.view(match.g, null);
    for (const viewer of viewersOf(seats)) {
      const view = game.view(match.g, viewer);
      const problem = misfit(match.g, view, 'g') ?? seenBySpectatorsOnly(open, view, 'g');
      if (problem !== null) throw new Wrong(`in the view of ${viewerName(viewer)}, ${problem}`);
    }
  },
};

export const viewSuffices: Check = {
  id: 'viewSuffices',
  says: 'options, asides, reasons and the usual answer are the same on the view of the seat that is asked',
  when: 'everywhere',
  run({ game, play }: Position) {
    const { engine, match, seats } = play;
    for (const open of play.open()) {
      const view = engine.view(match, open.seat);
      const seen = engine.open(view).find(each => each.at === open.at);
      const here = ownQuestion(engine, match, open);
      const found = difference(here, seen === undefined ? null : ownQuestion(engine, view, seen));
      if (found !== null)
        throw new Wrong(`${open.task.do} of p${open.seat + 1} differs on the table and on the seat's view: ${found}`);
    }
    for (const viewer of viewersOf(seats)) game.score?.(game.view(match.g, viewer));
  },
};

/** Where a view does not fit the table; null if it does. */
function misfit(table: unknown, view: unknown, at: string): string | null {
  if (Array.isArray(table)) {
    if (!Array.isArray(view)) return `${at} is ${short(view)} instead of a list`;
    if (view.length !== table.length) return `${at} has ${view.length} elements instead of ${table.length}`;
    return firstOf(table.keys(), i => misfit(table[i], view[i], join(at, i)));
  }
  if (isRecord(table)) {
    if (!isRecord(view)) return `${at} is ${short(view)} instead of an object`;
    const keys = new Set([...Object.keys(table), ...Object.keys(view)]);
    return firstOf(keys, key => {
      if (!Object.hasOwn(view, key)) return `${join(at, key)} is missing`;
      if (!Object.hasOwn(table, key)) return `${join(at, key)} is not on the table`;
      return misfit(table[key], view[key], join(at, key));
    });
  }
  return view === table || view === UNKNOWN ? null : `${at} is ${short(view)}, on the table it is ${short(table)}`;
}

/** Spectating must not be a loophole: every seat sees at least what a spectator sees. */
function seenBySpectatorsOnly(open: unknown, view: unknown, at: string): string | null {
  if (view === UNKNOWN) return open === UNKNOWN ? null : `${at} is unknown although spectators see it`;
  if (Array.isArray(view) && Array.isArray(open))
    return firstOf(view.keys(), i => seenBySpectatorsOnly(open[i], view[i], join(at, i)));
  if (isRecord(view) && isRecord(open))
    return firstOf(Object.keys(view), key => seenBySpectatorsOnly(open[key], view[key], join(at, key)));
  return null;
}

function firstOf<K>(keys: Iterable<K>, find: (key: K) => string | null): string | null {
  for (const key of keys) {
    const found = find(key);
    if (found !== null) return found;
  }
  return null;
}
