// What the parts of a castle's drawing share: whose castle it is, what can be done with it, and what has been picked
// up.
import type { Event, Seat, Word } from '@boardwright/engine';
import type { TableNow } from '@boardwright/web/kit';
import type { Content } from '../content/types.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { Castle, G } from '../state.ts';
import { UNITS } from '../words.ts';
import type { Tool } from './jobs.ts';

/** The table of this game, as its drawing gets it. */
export type Table = TableNow<G, Tasks, Content>;

/** A unit that is being moved, or a place where several jobs are possible. */
export type Pick =
  | { readonly kind: 'unit'; readonly unit: string; readonly from: string }
  | { readonly kind: 'place'; readonly place: string };

/** Stays the same object while nothing in it changes, so that nothing renders again. */
export interface Look {
  readonly content: Content; // the edition in use
  readonly tell: TableNow['tell'];
  readonly seat: Seat;
  readonly castle: Castle; // as shown: in a film, from that moment
  readonly words: ReadonlySet<Word>; // empty for somebody else's castle
  readonly event: Event | null; // the event that a film shows now
  readonly coming: readonly number[]; // attackers that are known to come, in the order of `foes`
  readonly isDeploying: boolean; // units can be placed by pressing a wall
  readonly kind: string | null; // of the units that are placed first
  readonly tool: Tool | null; // the job that every pressed place gets
  readonly pick: Pick | null;
  readonly onPick: (pick: Pick | null) => void;
}

/** The pieces that shake when they are hit, by event. */
const STRUCK: Readonly<Record<string, 'side' | 'corner'>> = {
  wallHit: 'side',
  wallLost: 'side',
  turretHit: 'corner',
  turretLost: 'corner',
  turretBurns: 'corner',
};
/** The class of a side or corner: it shakes while a film shows that it is hit. */
export function partLook({ event }: Look, place: string): string {
  const field = event === null ? undefined : STRUCK[event.say];
  return field !== undefined && event?.[field] === place ? 'ae-part ae-struck' : 'ae-part';
}

/** The name of a piece, for the log and for animations. */
export const spot = (place: string, seat: Seat): string => `${place}@${seat}`;

/** Everything that can be answered by selecting a side or a corner. */
export function wordsAt(words: ReadonlySet<Word>, place: string): Word[] {
  const out: Word[] = [];
  for (const word of words) {
    const [kind, what = ''] = word.split(':');
    if (kind === 'build' ? what.endsWith(`-${place}`) : ['side', 'upgrade', 'repair', 'turret'].includes(kind ?? ''))
      if (kind === 'build' || what === place) out.push(word);
  }
  return out;
}

export const isMoving = (words: ReadonlySet<Word>, unit: string, from: string): boolean => {
  for (const word of words) if (word.startsWith(`move:${unit}-${from}-`)) return true;
  return false;
};

/** The move of the picked-up unit to this place. */
export const moveTo = (pick: Pick | null, place: string): Word | undefined =>
  pick?.kind === 'unit' && pick.from !== place ? `move:${pick.unit}-${pick.from}-${place}` : undefined;

/** Mercenaries come first because they take the hits, unless the other kind was picked up last. */
const unitsBy = (kind: string | null): readonly string[] => (kind === 'soldier' ? UNITS : UNITS.toReversed());

type Placing = { readonly [K in 'words' | 'pick' | 'kind']: Look[K] };
/** AE-7.1: if nothing is picked up, every press on a wall places one more unit there. */
export function placedAt({ words, pick, kind }: Placing, place: string): Word | undefined {
  if (pick !== null || !words.has('button:ready')) return undefined;
  return unitsBy(kind)
    .map((unit): Word => `move:${unit}-courtyard-${place}`)
    .find(word => words.has(word));
}

/** Takes the unit that was placed last back from a wall. */
export const takenBackFrom = ({ words, kind }: Look, place: string): Word | undefined =>
  unitsBy(kind)
    .map((unit): Word => `move:${unit}-${place}-courtyard`)
    .find(word => words.has(word));

/** Whether units of the courtyard can be placed on walls. */
export const canDeploy = (words: ReadonlySet<Word>): boolean =>
  words.has('button:ready') && UNITS.some(unit => isMoving(words, unit, 'courtyard'));

/** Whether what has been picked up still leads to an answer. */
export const leadsOn = (words: ReadonlySet<Word>, pick: Pick): boolean =>
  pick.kind === 'unit' ? isMoving(words, pick.unit, pick.from) : wordsAt(words, pick.place).length > 0;
