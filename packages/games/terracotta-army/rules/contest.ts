// TA-1.2, TA-1.3: who dominates a scored set, who is present, and the points. Pure functions, shared by scoring and
// preview.
import { NOBODY, type Seat } from '@boardwright/engine';
import { type Book, type Cells, NOWHERE } from '../content/book.ts';
import type { Worth } from '../content/content.ts';
import { type Contested, DOMINATION, PRESENCE, type Source } from '../sources.ts';
import { ARCHER, type G, isWarriorKind } from '../state.ts';

/** Points for one seat from one source. `where` is the word of what they were scored for. */
export interface Award {
  readonly p: Seat;
  readonly source: Source;
  readonly points: number;
  readonly where: string;
}
export interface Contest {
  readonly what: Contested;
  readonly where: string;
  readonly worth: Worth;
  readonly counts: readonly number[]; // warriors or goods that count, by seat
  readonly winner: Seat; // NOBODY: nobody is there, or a tie that no archer breaks
  readonly tied: readonly Seat[]; // the leaders, if there is more than one
}

const NO_SEATS: readonly Seat[] = [];

/** The warrior that an archer faces, which must be on the next cell; NOWHERE if there is none (TA-6.7). */
export function facedBy(book: Book, g: G, archer: number): number {
  const { kind, at, way } = g.figures;
  const cell = book.next[(at[archer] as number) * 4 + (way[archer] as number)] as number;
  if (cell === NOWHERE) return NOWHERE;
  const figure = (g.tomb[cell] as number) - 1;
  return figure >= 0 && isWarriorKind(kind[figure] as number) ? figure : NOWHERE;
}

/** All warriors on at least one of these cells, each once, even with a horse (TA-6.5). */
export function warriorsOn(g: G, cells: Cells): number[] {
  const { kind } = g.figures;
  const out: number[] = [];
  for (const cell of cells) {
    const figure = (g.tomb[cell] as number) - 1;
    if (figure >= 0 && isWarriorKind(kind[figure] as number) && !out.includes(figure)) out.push(figure);
  }
  return out;
}

/** A contest of warriors; archers break ties among the leaders. */
export function contestOf(
  book: Book,
  g: G,
  what: Contested,
  where: string,
  worth: Worth,
  warriors: readonly number[],
): Contest {
  const counts = new Array<number>(g.seats).fill(0);
  for (const f of warriors) raise(counts, g.figures.owner[f] as Seat);
  const leaders = leadersOf(counts);
  const favoured = leaders.length > 1 ? leadersOf(archersFor(book, g, warriors, leaders)) : leaders;
  return contest(what, where, worth, counts, leaders, favoured);
}

/** Kneeling archers that face a warrior of the set. */
export function archersFacing(book: Book, g: G, warriors: readonly number[]): number[] {
  const { kind } = g.figures;
  const out: number[] = [];
  for (let f = 0; f < kind.length; f++) if (kind[f] === ARCHER && warriors.includes(facedBy(book, g, f))) out.push(f);
  return out;
}

/** Those archers, counted by the owner of the warrior they face, if that is one of the leaders. */
function archersFor(book: Book, g: G, warriors: readonly number[], leaders: readonly Seat[]): number[] {
  const out = new Array<number>(g.seats).fill(0);
  for (const archer of archersFacing(book, g, warriors)) {
    const owner = g.figures.owner[facedBy(book, g, archer)] as Seat;
    if (leaders.includes(owner)) raise(out, owner);
  }
  return out;
}

/** A contest of goods: archers do not count (TA-8.8). */
export function goodsContest(what: Contested, where: string, worth: Worth, counts: readonly number[]): Contest {
  const leaders = leadersOf(counts);
  return contest(what, where, worth, counts, leaders, leaders);
}

function contest(
  what: Contested,
  where: string,
  worth: Worth,
  counts: readonly number[],
  leaders: readonly Seat[],
  favoured: readonly Seat[],
): Contest {
  const winner = favoured.length === 1 ? (favoured[0] as Seat) : NOBODY;
  return { what, where, worth, counts, tied: leaders.length > 1 ? leaders : NO_SEATS, winner };
}

/** The seats with the largest number, if it is not 0. */
function leadersOf(numbers: readonly number[]): Seat[] {
  const out: Seat[] = [];
  let most = 1;
  for (let p = 0; p < numbers.length; p++) {
    const n = numbers[p] as number;
    if (n > most) out.length = 0;
    if (n < most) continue;
    most = n;
    out.push(p);
  }
  return out;
}

export function raise(numbers: number[], p: Seat): void {
  numbers[p] = (numbers[p] as number) + 1;
}

/** Domination for the winner, presence for everybody else who is there. */
export function awardsOf(contest: Contest): Award[] {
  const out: Award[] = [];
  addAwards(contest, out);
  return out;
}
export function addAwards({ what, where, worth, counts, winner }: Contest, out: Award[]): void {
  for (let p = 0; p < counts.length; p++) {
    if (counts[p] === 0) continue;
    if (p === winner) out.push({ p, source: DOMINATION[what], points: worth.domination, where });
    else out.push({ p, source: PRESENCE[what], points: worth.presence, where });
  }
}
