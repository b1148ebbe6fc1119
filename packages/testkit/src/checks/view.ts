// Views: the same shape as the state, with unknown values, and enough information to decide.
import { UNKNOWN } from '@boardwright/engine';
import { difference, firstInside, isRecord, type Path, short, tellPath } from '../compare.ts';
import { type Position, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';
import { ownQuestion, viewerName, viewsAt } from './sent.ts';

export const viewShape: Check = {
  id: 'viewShape',
  says: 'a view has the shape of the table; each value is as on the table or unknown',
  when: 'everywhere',
  run(position) {
    const views = viewsAt(position);
    for (const [viewer, view] of views) {
      const problem = misfit(position.play.match.g, view, ['g']) ?? seenBySpectatorsOnly(views.get(null), view, ['g']);
      if (problem !== null) throw new Wrong(`in the view of ${viewerName(viewer)}, ${problem}`);
    }
  },
};

export const viewSuffices: Check = {
  id: 'viewSuffices',
  says: 'options, asides, reasons and the usual answer are the same on the view of the seat that is asked',
  when: 'everywhere',
  run(position: Position) {
    const { game, play } = position;
    const { engine, match } = play;
    for (const open of play.open()) {
      const view = engine.view(match, open.seat);
      const seen = engine.open(view).find(each => each.at === open.at);
      const here = ownQuestion(engine, match, open);
      const found = difference(here, seen === undefined ? null : ownQuestion(engine, view, seen));
      if (found !== null)
        throw new Wrong(`${open.task.do} of p${open.seat + 1} differs on the table and on the seat's view: ${found}`);
    }
    for (const view of viewsAt(position).values()) game.score?.(view);
  },
};

/** Where a view does not fit the table; null if it does. */
function misfit(table: unknown, view: unknown, path: Path): string | null {
  if (Array.isArray(table)) {
    if (!Array.isArray(view)) return `${tellPath(path)} is ${short(view)} instead of a list`;
    if (view.length !== table.length) return `${tellPath(path)} has ${view.length} elements instead of ${table.length}`;
    return firstInside(table, path, (part, i) => misfit(part, view[i as number], path), view);
  }
  if (isRecord(table)) {
    if (!isRecord(view)) return `${tellPath(path)} is ${short(view)} instead of an object`;
    return misfitOfRecords(table, view, path);
  }
  if (view === table || view === UNKNOWN) return null;
  return `${tellPath(path)} is ${short(view)}, on the table it is ${short(table)}`;
}

function misfitOfRecords(table: Record<string, unknown>, view: Record<string, unknown>, path: Path): string | null {
  const found = firstInside(
    table,
    path,
    (part, key) => (Object.hasOwn(view, key) ? misfit(part, view[key], path) : `${tellPath(path)} is missing`),
    view,
  );
  const keys = Object.keys(view);
  if (found !== null || keys.length === Object.keys(table).length) return found;
  const more = keys.find(key => !Object.hasOwn(table, key)) as string;
  return `${tellPath([...path, more])} is not on the table`;
}

/** Spectating must not be a loophole: every seat sees at least what a spectator sees. */
function seenBySpectatorsOnly(open: unknown, view: unknown, path: Path): string | null {
  if (view === UNKNOWN) return open === UNKNOWN ? null : `${tellPath(path)} is unknown although spectators see it`;
  if (Array.isArray(view) && Array.isArray(open))
    return firstInside(view, path, (part, i) => seenBySpectatorsOnly(open[i as number], part, path), open);
  if (isRecord(view) && isRecord(open))
    return firstInside(view, path, (part, key) => seenBySpectatorsOnly(open[key], part, path), open);
  return null;
}
