// What need not be told twice: "Ann: Temple of the Sun" right before "Ann takes Temple of the Sun".
import type { Event } from '@boardwright/engine';

/** All but the answers that the next event tells again: it names the same word of the same seat. */
export function withoutEchoes(events: readonly Event[]): readonly Event[] {
  return events.filter((event, i) => event.say !== '@answer' || !repeats(events[i + 1], event));
}

function repeats(next: Event | undefined, { p, word }: Event): boolean {
  return (
    next !== undefined &&
    next.p === p &&
    Object.values(next)
      .flat()
      .includes(word as never)
  );
}
