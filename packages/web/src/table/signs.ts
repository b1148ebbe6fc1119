// What somebody did, as a row of symbols: gains and payments as they fly over the board, else the words that were answered.
import type { Event, Seat } from '@boardwright/engine';
import type { EventGroup } from '@boardwright/host';
import type { Retells } from '@boardwright/text';
import type { DrawnEdition } from '../drawn/use-drawn.ts';
import { inChapters, type Line, linesOf } from './lines.ts';

export interface Sign {
  readonly picture: string; // a word that has one
  readonly n: number;
  readonly isChoice?: boolean; // a word that was answered
}

/** What one seat did. */
export interface Doing {
  readonly seat: Seat;
  readonly lines: readonly Line[];
}

const SIZE = 18;

function signsIn({ event, words }: Line, { drawn, content }: DrawnEdition): Sign[] {
  const flown = (drawn.cues?.(event, content) ?? []).flatMap(cue =>
    cue.do === 'fly' ? [{ picture: cue.picture, n: cue.n ?? 1 }] : [],
  );
  const all = flown.length > 0 ? flown : words.map(picture => ({ picture, n: 1, isChoice: event.say === '@answer' }));
  const isShown = ({ picture, n }: Sign): boolean =>
    n > 0 && !picture.startsWith('button:') && Boolean(drawn.picture?.({ word: picture, size: SIZE, content }));
  return all.filter(isShown);
}

/** What was chosen and came of it is one symbol; the same symbol twice in a row is one with a number. */
export function signsOf(lines: readonly Line[], edition: DrawnEdition): Sign[] {
  const signs: Sign[] = [];
  const all = lines.flatMap(line => signsIn(line, edition));
  const comesLater = ({ picture }: Sign, i: number): boolean =>
    all.slice(i + 1).some(later => later.picture === picture && later.isChoice !== true);
  for (const sign of all.filter((each, i) => each.isChoice !== true || !comesLater(each, i))) {
    const last = signs.at(-1);
    if (last?.picture === sign.picture) signs[signs.length - 1] = { ...last, n: last.n + sign.n };
    else signs.push(sign);
  }
  return signs;
}

/**
 * The answer that ended this seat's last turn. Where headings are turns, a question in somebody else's turn does not begin a new one;
 * elsewhere a turn is what a seat answers without a break.
 */
export function turnEnded(
  heard: readonly EventGroup[],
  sinceTurn: number,
  me: Seat,
  headings: readonly string[],
): number {
  const turns = heard.flatMap(({ n, events }) =>
    events.flatMap(({ say, p }) => (headings.includes(say) && typeof p === 'number' && p >= 0 ? [{ n, p }] : [])),
  );
  const next = turns.findLastIndex(({ p }, i) => p !== me && turns[i - 1]?.p === me);
  return Math.min(sinceTurn, turns[next]?.n ?? sinceTurn);
}

const answererOf = (events: readonly Event[]): unknown => events.find(({ say }) => say === '@answer')?.p;

/** What the others have done since answer number `after`, by seat, in the order in which they began. */
export function doingsSince(
  heard: readonly EventGroup[],
  after: number,
  me: Seat,
  edition: DrawnEdition | null,
): Doing[] {
  const found = new Map<Seat, Line[]>();
  const { retells, chapters, headings = [] } = edition?.drawn ?? {};
  const isTurn = ({ say, p }: Event): boolean => headings.includes(say) && typeof p === 'number';
  let turn: unknown = null; // whose it is, where that is told
  const isRetold: Retells = (event, word) => retells?.(event, word) === true; // an event with fewer words may have more symbols
  for (const { n, events } of heard) {
    const isMine = answererOf(events) === me && (turn === null || turn === me); // else an answer to what somebody else does
    turn = events.findLast(isTurn)?.p ?? turn;
    if (n <= after || isMine) continue;
    // Rolls and battles have been watched; what somebody decided is easily missed.
    for (const line of inChapters(linesOf(events, isRetold), chapters).rest) {
      const { p } = line.event;
      if (typeof p !== 'number' || p < 0 || p === me || isTurn(line.event)) continue;
      found.set(p, [...(found.get(p) ?? []), line]);
    }
  }
  return [...found].map(([seat, lines]) => ({ seat, lines }));
}
