// Everything that a seat, or a spectator, is sent about a match. What is not in here cannot leak.
import { type AnyTasks, type Engine, type Match, type Open, type Seat, wordsOf } from '@boardwright/engine';
import type { Position } from '../fuzz/scenario.ts';

export type AnyEngine = Engine<unknown, AnyTasks>;
export type AnyMatch = Match<unknown, AnyTasks>;
export type AnyOpen = Open<AnyTasks>;
/** A seat; null is a spectator. */
export type Viewer = Seat | null;

export const viewersOf = (seats: number): Viewer[] => [...Array(seats).keys(), null];
export const viewerName = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `p${viewer + 1}`);

const views = new WeakMap<Position, ReadonlyMap<Viewer, unknown>>();

/** The table as everybody sees it. Made once for all checks of a position. */
export function viewsAt(position: Position): ReadonlyMap<Viewer, unknown> {
  const { game, play } = position;
  const made = views.get(position) ?? new Map(viewersOf(play.seats).map(p => [p, game.view(play.match.g, p)]));
  views.set(position, made);
  return made;
}

/** Its view, its own questions with words and reasons, and who else is asked what: tasks are public. */
export function sentTo(engine: AnyEngine, match: AnyMatch, viewer: Viewer) {
  return {
    view: engine.view(match, viewer),
    asked: engine
      .open(match)
      .map(open => (open.seat === viewer ? ownQuestion(engine, match, open) : othersQuestion(open))),
  };
}

const othersQuestion = ({ seat, at, task }: AnyOpen) => ({ seat, at, task });

export function ownQuestion(engine: AnyEngine, { g }: AnyMatch, open: AnyOpen) {
  const { seat, at, task } = open;
  const question = engine.question(task);
  const usual = question.usual?.(g, task);
  return {
    seat,
    at,
    task,
    words: wordsOf(engine, open),
    asides: open.asides.map(aside => aside.task),
    whyNot: question.whyNot?.(g, task) ?? [],
    usual: usual === undefined ? null : question.show(usual, task),
  };
}
