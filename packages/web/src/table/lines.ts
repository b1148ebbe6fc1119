// The lines of the log for an answer and its effects, without repetitions.
import type { Event, Seat } from '@boardwright/engine';
import { isWord, type Retells, withoutEchoes } from '@boardwright/text';
import type { Chapter, DrawnTable } from '../drawn/table.ts';

export interface Line {
  readonly event: Event;
  readonly words: readonly string[]; // whose symbols are shown before it
}

/** If an event replaces the line of its answer, it takes over the answer's symbols, unless it has its own. */
export function linesOf(events: readonly Event[], retells: Retells | undefined): Line[] {
  const told = new Set(withoutEchoes(events, retells).filter(event => !saysNothing(event)));
  return events.flatMap((event, i) => {
    if (!told.has(event)) return [];
    const own = wordsIn(event);
    const before = events[i - 1];
    const isRetold = before !== undefined && !told.has(before);
    return [{ event, words: own.length === 0 && isRetold ? wordsIn(before) : own }];
  });
}

/** That somebody is done is seen by what comes next. */
const saysNothing = ({ say, word }: Event): boolean => say === '@answer' && word === 'button:done';

/**
 * The words in an event: for highlighting on the board and for symbols. A list may name the same thing twice, such as two
 * equal faces of a roll. A word that two fields share is meant once.
 */
export function wordsIn(event: Event): string[] {
  const found: string[] = [];
  for (const value of Object.values(event)) {
    const words = [value].flat().filter(each => typeof each === 'string' && isWord(each)) as string[];
    found.push(...words.filter(word => !found.includes(word)));
  }
  return found;
}

/** A chapter with its lines. */
export interface InChapter {
  readonly chapter: Chapter;
  readonly lines: readonly Line[];
}
/** Lines that are summed up, and the others. */
export function inChapters(
  lines: readonly Line[],
  chapters: DrawnTable['chapters'],
): { readonly summed: readonly InChapter[]; readonly rest: readonly Line[] } {
  const summed = (chapters?.(lines.map(({ event }) => event)) ?? []).map(chapter => ({
    chapter,
    lines: lines.filter(({ event }) => chapter.events.includes(event)),
  }));
  const told = new Set(summed.flatMap(each => each.lines));
  return { summed, rest: lines.filter(line => !told.has(line)) };
}

/** An answer with what it led to, or what the game did by itself under a heading. */
export interface Happening {
  readonly heading: Event | null; // what it begins: a round, a season
  readonly seat: Seat | null; // whose answer it is; null: nobody's
  readonly lines: readonly Line[]; // the first says what happened, the others what came of it
}

type Told = Pick<DrawnTable, 'retells' | 'headings'> | null;

/** Headings cut the events of an answer into parts. What comes after a heading was not done by the player who answered. */
export function happeningsOf(events: readonly Event[], drawn: Told): Happening[] {
  const parts: { heading: Event | null; events: Event[] }[] = [{ heading: null, events: [] }];
  for (const event of events)
    if (drawn?.headings?.includes(event.say)) parts.push({ heading: event, events: [] });
    else parts.at(-1)?.events.push(event);
  return parts
    .filter(({ heading, events: all }) => heading !== null || all.length > 0)
    .map(({ heading, events: all }) => ({
      heading,
      seat: heading === null ? seatOf(all) : onlySeatOf(all),
      lines: linesOf(all, drawn?.retells),
    }));
}

/** What the player who answered did, or else the last happening. */
export function happeningOf(events: readonly Event[], drawn: Told): Happening | undefined {
  const all = happeningsOf(events, drawn).filter(({ lines }) => lines.length > 0);
  return all.find(({ heading }) => heading === null) ?? all.at(-1);
}

/** The seat an entry is about: the first one that its events name. */
function seatOf(events: readonly Event[]): Seat | null {
  for (const { p } of events) if (typeof p === 'number' && p >= 0) return p;
  return null;
}

/** What happens under a heading belongs to a seat only if it is about no other seat. */
function onlySeatOf(events: readonly Event[]): Seat | null {
  const seat = seatOf(events);
  return events.every(({ p }) => p === seat) ? seat : null;
}
