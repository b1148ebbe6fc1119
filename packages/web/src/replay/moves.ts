// The moves of a game as the replay goes through them: parts, such as rounds, and what was done in each.
import type { Event, Seat } from '@boardwright/engine';
import type { EventGroup, Turn } from '@boardwright/host';
import type { DrawnTable } from '../drawn/table.ts';
import { happeningsOf, type Line } from '../table/lines.ts';

export interface Move {
  readonly answers: number; // its moment in the replay
  readonly seat: Seat | null;
  readonly line: Line;
}
/** A part that an event begins, such as a round; before the first one: the start. */
export interface Part {
  readonly answers: number; // where it begins
  readonly heading: Event | null;
  readonly moves: readonly Move[];
}

type Told = Pick<DrawnTable, 'retells' | 'headings'> | null;

export function partsOf(heard: readonly EventGroup[], drawn: Told): Part[] {
  const parts: { answers: number; heading: Event | null; moves: Move[] }[] = [];
  for (const { n, events } of heard)
    for (const { heading, seat, lines } of happeningsOf(events, drawn)) {
      if (heading !== null || parts.length === 0) parts.push({ answers: n, heading, moves: [] });
      const [line] = lines;
      if (line !== undefined) parts.at(-1)?.moves.push({ answers: n, seat, line });
    }
  return parts;
}

interface Beginning {
  readonly answers: number;
}

/** Where the next part or turn begins, or this one or the one before; the ends of the game where there is none. */
export function beginningFrom(all: readonly Beginning[], at: number, by: 1 | -1, of: number): number {
  const found = by === 1 ? all.find(({ answers }) => answers > at) : all.findLast(({ answers }) => answers < at);
  return found?.answers ?? (by === 1 ? of : 0);
}

/** A turn begins with its first answer, the first turn with the start of the game. */
const fromFirstAnswer = (turns: readonly Turn[]): Turn[] =>
  turns.map(turn => ({ ...turn, answers: turn.answers === 0 ? 0 : turn.answers + 1 }));

/**
 * The turns of a game: the parts that a player begins. Where parts are rounds, or there are none, the answers tell: a turn begins
 * whenever somebody else answers.
 */
export function turnsOf(parts: readonly Part[], answered: readonly Turn[]): readonly Turn[] {
  const begun = parts.flatMap(({ answers, heading }) =>
    typeof heading?.p === 'number' ? [{ answers, seat: heading.p }] : [],
  );
  return begun.length > 0 && answered.length > 0 ? begun : fromFirstAnswer(answered);
}
