// Battles in the log: one line for each castle, with how it ended; inside, round by round. A few blows in between are told as they are.
import type { Event, Seat } from '@boardwright/engine';
import type { Chapter } from '@boardwright/web/kit';
import { isOfBattle } from './steps.ts';

const ENDS = ['survived', 'sacked'] as const;
/** How a battle stands after these events. */
const endOf = (events: readonly Event[]): string => ENDS.find(end => events.some(({ say }) => say === end)) ?? 'goesOn';

const FEW = 2;
const isWorthFolding = (events: readonly Event[]): boolean => events.length > FEW || endOf(events) !== 'goesOn';

export function chapters(events: readonly Event[]): readonly Chapter[] {
  const byCastle = new Map<Seat, Event[]>();
  for (const event of events) {
    const { p } = event;
    if (isOfBattle(event) && typeof p === 'number') byCastle.set(p, [...(byCastle.get(p) ?? []), event]);
  }
  return [...byCastle]
    .filter(([, own]) => isWorthFolding(own))
    .map(([seat, own]) => ({
      seat,
      says: { key: 'ui.log.battle', values: { p: seat, end: endOf(own) } },
      events: own,
      headings: ['round'],
    }));
}
