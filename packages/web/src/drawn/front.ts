// Which area of a board is in front on a phone, which shows one at a time.
import type { Event } from '@boardwright/engine';

interface Given {
  readonly areas: readonly { readonly id: string; readonly wanted: boolean }[];
  readonly answers: number; // how many the match has had
  readonly happened: readonly Event[]; // with the last of them
  /** The area in which something happens. */
  readonly where: ((event: Event) => string | undefined) | undefined;
  readonly chosen: Chosen | null;
  readonly last: string | undefined; // which was in front
}
/** A tab that the player chose. */
export interface Chosen {
  readonly id: string;
  readonly at: number; // how many answers there were
}

/** The one just chosen, else where something is asked, else where something happened, else the same as before. */
export function frontOf({ areas, answers, happened, where, chosen, last }: Given): string | undefined {
  const isHere = (id: string | undefined): boolean => areas.some(area => area.id === id);
  const justChosen = chosen?.at === answers ? chosen.id : undefined;
  const wanted = areas.find(area => area.wanted)?.id;
  const moved = where && happened.map(where).findLast(isHere);
  return [justChosen, wanted, moved, last, areas[0]?.id].find(isHere);
}
