// Lines of play: the match itself, and the lanes that `together` opens. Plain data and functions that walk it.
import { NOBODY } from './constants.ts';
import type { Line, Match, Seat, Task, Together } from './types.ts';

/** A line and, for a lane, the line that waits for it. */
export interface Place<T> {
  readonly line: Line<T>;
  readonly parent: Place<T> | null;
}

export function isTogether<T>(task: Task<T> | Together<T> | undefined): task is Together<T> {
  return task !== undefined && task.do === '@together';
}

/** Opens one lane per list of tasks. Each lane draws from its own stream, named after a draw of its parent. */
export function openLanes<T>(parent: Line<T>, lanes: readonly (readonly Task<T>[])[]): Together<T> {
  const name = `${parent.stream}/${parent.draws++}`;
  return {
    do: '@together',
    lanes: lanes.map((tasks, i) => ({
      agenda: [...tasks].reverse(),
      answers: 0,
      barrier: 0,
      by: NOBODY,
      stream: `${name}.${i}`,
      draws: 0,
    })),
  };
}

/**
 * All lanes are done, so their answers now belong to the parent. If only one lane was answered, undo may still go back
 * into it. With several, undo would depend on the order of arrival, so they are a barrier.
 */
export function closeLanes<T>(parent: Line<T>, together: Together<T>): void {
  const answered = together.lanes.filter(lane => lane.answers > 0);
  for (const lane of answered) parent.answers += lane.answers;
  const [only, second] = answered;
  if (only === undefined) return;
  parent.barrier = parent.answers - (second === undefined ? only.answers - only.barrier : 0);
  parent.by = second === undefined ? only.by : NOBODY;
}

/** What this line has learned cannot be undone. If it has no answers yet, neither can the answer that opened it. */
export function raiseBarrier<T>(place: Place<T>): void {
  place.line.barrier = place.line.answers;
  if (place.line.answers === 0 && place.parent !== null) raiseBarrier(place.parent);
}

/** The line at a path such as '' or '2.0', or null if there is none now. */
export function placeAt<T>(match: Line<T>, at: string): Place<T> | null {
  let place: Place<T> = { line: match, parent: null };
  if (at === '') return place;
  for (const step of at.split('.')) {
    const top = place.line.agenda.at(-1);
    const lane = isTogether(top) ? top.lanes[Number(step)] : undefined;
    if (lane === undefined) return null;
    place = { line: lane, parent: place };
  }
  return place;
}

/** Every line that can be answered or undone now, with its path. Lanes come before the line that opened them. */
export function* linesOf<T>(line: Line<T>, at = ''): Generator<{ line: Line<T>; at: string }> {
  const top = line.agenda.at(-1);
  if (isTogether(top))
    for (const [i, lane] of top.lanes.entries()) yield* linesOf(lane, at === '' ? `${i}` : `${at}.${i}`);
  yield { line, at };
}

/** The line in which the seat may undo its last answer now, innermost first; null if there is none. */
export function undoableAt<T>(match: Match<unknown, T>, seat: Seat): string | null {
  if (match.scores !== null) return null;
  for (const { line, at } of linesOf<T>(match)) {
    if (line.by === seat && line.answers > line.barrier && !hasAnswersInside(line)) return at;
  }
  return null;
}

function hasAnswersInside<T>(line: Line<T>): boolean {
  const top = line.agenda.at(-1);
  return isTogether(top) && top.lanes.some(lane => lane.answers > 0 || hasAnswersInside(lane));
}

/** Tasks are immutable, so copies share them. The counters of lanes are not shared. */
export function copyAgenda<T>(agenda: Line<T>['agenda']): Line<T>['agenda'] {
  const out = agenda.slice();
  for (let i = 0; i < out.length; i++) {
    const task = out[i];
    if (isTogether(task)) out[i] = { do: '@together', lanes: task.lanes.map(copyLine) };
  }
  return out;
}

function copyLine<T>(line: Line<T>): Line<T> {
  return { ...line, agenda: copyAgenda(line.agenda) };
}
