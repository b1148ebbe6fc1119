// Who a match is waiting for: the open questions of all lines, without computing their options.
import { type AnyTasks, type Engine, linesOf, type Seat, type Task } from '@boardwright/engine';
import type { AnyMatch, Asked } from './state.ts';

export interface Waiting {
  readonly seat: Seat;
  readonly at: string;
  readonly task: Task<AnyTasks>;
  readonly line: string; // which line of play this is, and how many answers it has had
}

export function waitingIn(engine: Engine<unknown, AnyTasks>, match: AnyMatch): Waiting[] {
  const out: Waiting[] = [];
  if (match.scores !== null) return out;
  for (const { line, at } of linesOf<AnyTasks>(match)) {
    const top = line.agenda.at(-1);
    if (top === undefined || top.do === '@together') continue;
    const task = top as Task<AnyTasks>;
    const seat = engine.question(task).who(task);
    out.push({ seat, at, task, line: `${line.stream}#${line.answers}` });
  }
  return out;
}

/** The position since when each lane's question has been open. A question that nobody answered keeps its position. */
export function askedSince(
  waiting: readonly Waiting[],
  before: Readonly<Record<string, Asked>>,
  position: number,
): Record<string, Asked> {
  const out: Record<string, Asked> = {};
  for (const { at, line } of waiting) {
    const was = before[at];
    out[at] = was?.line === line ? was : { line, since: position };
  }
  return out;
}
