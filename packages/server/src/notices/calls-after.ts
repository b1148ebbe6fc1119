// Who must be told what after a row of a match.
import type { Row } from '@boardwright/host';
import type { CallKind } from '../protocol/notices.ts';
import type { MatchSummary } from '../rules/jobs.ts';
import type { Call } from '../store/calls.ts';

export interface Moved {
  readonly match: string;
  readonly row: Row;
  readonly before: MatchSummary | null; // null: it has just begun
  readonly after: MatchSummary;
}

/** `isLooking`: whether a person sees the table now. `grace`: how long somebody may take to come back. Milliseconds. */
export function callsAfter(moved: Moved, grace: number, isLooking: (person: string) => boolean): Call[] {
  const { match, row, before, after } = moved;
  const call = (kind: CallKind, person: string, seat: number | null, due = row.time + grace): Call => {
    return { id: `${match}.${row.seq}.${kind}.${person}`, kind, table: match, person, seat, due };
  };
  const away = (people: readonly (string | null)[]): string[] =>
    [...new Set(people)].filter(person => person !== null && !isLooking(person)) as string[];
  if (after.over !== null)
    return before?.over === null ? away(after.people).map(person => call('over', person, null)) : [];
  const asked = newlyAsked(moved);
  const told = new Map([...asked, ...asksWhoseRestChanged(moved)]);
  const hurries = [...told].flatMap(([person, seat]) => {
    const due = after.hurry[seat] ?? null;
    return due === null || due <= row.time ? [] : [call('hurry', person, seat, due)];
  });
  const turns = away([...told.keys()]).map(person => {
    const seat = told.get(person) as number;
    return call('turn', person, seat, Math.max(row.time + grace, after.away[seat] ?? 0)); // nobody is told while on vacation
  });
  return [
    ...turns,
    ...hurries,
    ...(before === null ? away(after.people).filter(person => !asked.has(person)) : []).map(person =>
      call('began', person, null),
    ),
    ...consents(moved).flatMap(([kind, people]) => away(people).map(person => call(kind, person, null))),
  ];
}

/** People who are asked now and were not before, with their first such seat. */
function newlyAsked({ before, after }: Moved): Map<string, number> {
  const seats = after.waits.toAnswer.filter(seat => before?.waits.toAnswer.includes(seat) !== true);
  const wereAsked = new Set(before?.waits.toAnswer.map(seat => before.people[seat]));
  const asked = new Map<string, number>();
  for (const seat of seats) {
    const person = after.people[seat];
    if (person !== null && person !== undefined && !wereAsked.has(person) && !asked.has(person))
      asked.set(person, seat);
  }
  return asked;
}

/** People who are asked and have just gone on vacation, or come back. */
function asksWhoseRestChanged({ row, after }: Moved): [string, number][] {
  return row.facts.flatMap(fact => {
    if (fact.do !== 'away' || !after.waits.toAnswer.includes(fact.seat)) return [];
    const person = after.people[fact.seat] ?? null;
    return person === null ? [] : [[person, fact.seat] as [string, number]];
  });
}

function consents({ row, after }: Moved): [CallKind, readonly string[]][] {
  return row.facts.flatMap(fact =>
    fact.do === 'propose' ? [[fact.proposal.what, after.waits.consent] as [CallKind, readonly string[]]] : [],
  );
}
