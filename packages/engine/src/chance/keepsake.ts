// A player's side of fair chance: what a device stores about a table, when it sends what, and what it checks on its
// own. Pure data: the caller decides where to store it, how to send it, and where random bytes come from.
import type { Seat } from '../types.ts';
import { commitToPart, commitToSecret, type Seal, type SecondSeal } from './fair.ts';

/** Something that does not match what was promised. */
export type ChanceFault =
  | 'commitment' // the table, or its commitment, is not the one first shown
  | 'list' // the players' commitments are not the ones that were fixed
  | 'own' // this player's contribution is missing or was replaced
  | 'part' // somebody's contribution does not match their commitment
  | 'from' // more draws are said to have been made elsewhere than at first
  | 'secret' // the secret does not match the commitment
  | 'notOpened' // the game is over, but the secret is missing
  | 'draws'; // draws do not follow from the secret, or moves break the rules

export interface Keepsake {
  readonly table: string;
  readonly commitment: string; // as it was first shown
  readonly first?: true; // a game with a `FirstSeal`
  readonly from: number | null; // as it was first shown: this many answers were given elsewhere; null: a new game
  readonly nonces: Readonly<Record<Seat, string>>; // of this device's seats
  readonly committed: readonly Seat[]; // the server has accepted their commitment
  readonly revealed: readonly Seat[]; // the server has accepted their contribution
  readonly others: Readonly<Record<Seat, Promised>>; // the last commitments seen before the list was fixed
  readonly list: readonly string[] | null; // the commitments of all seats, once they are fixed
  readonly faults: readonly ChanceFault[]; // all ever seen: a fault never goes away
}
interface Promised {
  readonly person: string | null;
  readonly commitment: string;
}
/** What a table shows about its chance before the game begins. */
export interface ChanceShown {
  readonly id: string;
  readonly status: string;
  readonly commitment: string | null;
  readonly from: number | null;
  readonly chairs: readonly { readonly person: string | null; readonly commitment: string | null }[];
  readonly sealing: { readonly commitments: readonly string[]; readonly revealed: readonly boolean[] } | null;
}
/** What to send to the table now. */
export type ChanceStep =
  | { readonly do: 'commit'; readonly parts: readonly { readonly seat: Seat; readonly commitment: string }[] }
  | { readonly do: 'reveal'; readonly parts: readonly { readonly seat: Seat; readonly nonce: string }[] };

/** How to store and send. */
export interface ChanceWays {
  read(table: string): Keepsake | null;
  write(kept: Keepsake): void;
  draw(): string; // 32 random bytes, in hex
  send(table: string, step: ChanceStep): Promise<unknown>; // rejects if the server refuses
}

const NEW = { nonces: {}, committed: [], revealed: [], others: {}, list: null, faults: [] } as const;

/** Reads what a table shows, stores it, and sends what is due for these seats. */
export async function followTable(ways: ChanceWays, shown: ChanceShown, seats: readonly Seat[]): Promise<void> {
  const { kept, step } = meet(ways.read(shown.id), shown, seats, ways.draw);
  if (kept !== null) ways.write(kept);
  if (step === null) return;
  await ways.send(shown.id, step);
  const now = ways.read(shown.id);
  if (now !== null) ways.write(withTaken(now, step));
}

/** Commitments for seats that are about to be taken. Stored before they are sent. */
export function partsFor(ways: ChanceWays, shown: ChanceShown, seats: readonly Seat[]): ReadonlyMap<Seat, string> {
  const kept = begun(ways.read(shown.id), shown);
  if (kept === null || faultsShown(kept, shown).length > 0) return new Map();
  const drawn = withNonces(kept, seats, ways.draw);
  ways.write(drawn);
  return new Map(seats.map(seat => [seat, promiseOf(drawn, seat)]));
}

/** Notes that the server accepted commitments as part of another request. */
export function noteCommitted(ways: ChanceWays, table: string, seats: readonly Seat[]): void {
  const kept = ways.read(table);
  if (kept !== null) ways.write({ ...kept, committed: union(kept.committed, seats) });
}

export function meet(
  before: Keepsake | null,
  shown: ChanceShown,
  seats: readonly Seat[],
  draw: () => string,
): { readonly kept: Keepsake | null; readonly step: ChanceStep | null } {
  const found = begun(before, shown);
  if (found === null || shown.status !== 'open') return { kept: found, step: null };
  const kept = shown.sealing === null ? found : only(found, seats);
  const faults = faultsShown(kept, shown);
  if (faults.length > 0) return { kept: withFaults(kept, faults), step: null };
  if (shown.sealing !== null) return reveal(kept, shown.sealing, seats);
  return commit({ ...kept, others: promisesIn(shown) }, shown, seats, draw);
}

function begun(kept: Keepsake | null, { id, status, commitment, from }: ChanceShown): Keepsake | null {
  if (kept !== null || status !== 'open' || commitment === null) return kept;
  return { table: id, commitment, from, ...NEW };
}

/** A commitment belongs to the person at the seat. It may change only when that person leaves. */
function promisesIn({ chairs }: ChanceShown): Keepsake['others'] {
  const promises = chairs.flatMap(({ person, commitment }, seat) =>
    commitment === null ? [] : [[seat, { person, commitment }] as const],
  );
  return Object.fromEntries(promises);
}

function isExchanged({ others }: Keepsake, { chairs }: ChanceShown): boolean {
  return chairs.some(({ person, commitment }, seat) => {
    const before = others[seat];
    return before !== undefined && before.person === person && before.commitment !== commitment;
  });
}

function faultsShown(kept: Keepsake, shown: ChanceShown): ChanceFault[] {
  const { commitment, from, sealing } = shown;
  const faults: ChanceFault[] = commitment === kept.commitment ? [] : ['commitment'];
  if (isExchanged(kept, shown)) faults.push('list');
  if (isLater(from, kept.from)) faults.push('from');
  return sealing === null ? faults : [...faults, ...faultsOfList(kept, sealing.commitments)];
}

function faultsOfList(kept: Keepsake, list: readonly string[]): ChanceFault[] {
  const faults: ChanceFault[] = kept.list === null || same(kept.list, list) ? [] : ['list'];
  const isOwn = kept.committed.every(seat => list[seat] === promiseOf(kept, seat));
  return isOwn ? faults : [...faults, 'own'];
}

function commit(kept: Keepsake, { chairs }: ChanceShown, seats: readonly Seat[], draw: () => string) {
  const missing = seats.filter(seat => chairs[seat]?.commitment === null);
  if (missing.length === 0) return { kept, step: null };
  const drawn = withNonces(kept, missing, draw);
  const parts = missing.map(seat => ({ seat, commitment: promiseOf(drawn, seat) }));
  return { kept: drawn, step: { do: 'commit', parts } } as const;
}

function reveal(
  kept: Keepsake,
  { commitments, revealed }: NonNullable<ChanceShown['sealing']>,
  seats: readonly Seat[],
) {
  const parts = seats.flatMap(seat => {
    const nonce = kept.nonces[seat];
    const isPromised = commitments[seat] === promiseOf(kept, seat); // else not contributed, or too late
    return nonce === undefined || !isPromised || revealed[seat] === true ? [] : [{ seat, nonce }];
  });
  const step = parts.length === 0 ? null : ({ do: 'reveal', parts } as const);
  return { kept: { ...kept, list: commitments }, step };
}

/** Compares the seal of a match with what was stored. `isOver`: the game is over, so the secret must be there. */
export function faultsOfSeal(kept: Keepsake, seal: Seal | null, isOver: boolean): ChanceFault[] {
  if (seal === null || seal.commitment !== kept.commitment) return ['commitment'];
  if (isOver && seal.secret === undefined) return ['notOpened'];
  if (seal.version !== 2) return kept.first === true ? [] : ['commitment'];
  if (seal.table !== kept.table) return ['commitment'];
  const faults = [...faultsOfList(kept, seal.commitments), ...faultsOfParts(kept, seal)];
  if (isLater(seal.from ?? null, kept.from)) faults.push('from');
  if (seal.secret !== undefined && promised(seal.table, seal.secret) !== seal.commitment) faults.push('secret');
  return [...new Set(faults)];
}

function faultsOfParts(kept: Keepsake, { table, commitment, commitments, nonces }: SecondSeal): ChanceFault[] {
  const isOwn = seatsOf(kept).every(seat => {
    const given = nonces[seat] ?? '';
    return given === kept.nonces[seat] || !kept.revealed.includes(seat);
  });
  const fits = (nonce: string, seat: Seat): boolean =>
    nonce === '' || partPromised(table, commitment, seat, nonce) === commitments[seat];
  return [...(isOwn ? [] : ['own' as const]), ...(nonces.every(fits) ? [] : ['part' as const])];
}

/** What to store after seeing a match with these seats. A table not seen before is stored as it is now. */
export function seeSeal(
  before: Keepsake | null,
  { table, seats, seal, isOver }: { table: string; seats: readonly Seat[]; seal: Seal | null; isOver: boolean },
): Keepsake | null {
  const found = before ?? (seal === null ? null : firstSeen(table, seal));
  if (found === null) return null;
  const kept = only(found, seats);
  const seen = withFaults(kept, faultsOfSeal(kept, seal, isOver));
  return seen.list === null && seal?.version === 2 ? { ...seen, list: seal.commitments } : seen;
}

/**
 * What to store after checking the whole game. `isSound`: all draws follow from the seal, and all moves follow the
 * rules.
 */
export function seeEnd(
  before: Keepsake | null,
  end: { table: string; seats: readonly Seat[]; seal: Seal | null; isSound: boolean },
): Keepsake | null {
  const kept = seeSeal(before, { ...end, isOver: true });
  return kept === null || end.isSound ? kept : withFaults(kept, ['draws']);
}

function firstSeen(table: string, seal: Seal): Keepsake {
  const { commitment } = seal;
  if (seal.version === 2) return { table, commitment, from: seal.from ?? null, ...NEW };
  return { table, commitment, first: true, from: null, ...NEW };
}

/** Whether this player's contributions are used: all of them, not all of them, or there are none on this device. */
export function ownPart(kept: Keepsake, seal: Seal): 'in' | 'leftOut' | 'none' {
  const seats = seatsOf(kept);
  if (seats.length === 0) return 'none';
  return seats.every(seat => seal.nonces[seat] === kept.nonces[seat]) ? 'in' : 'leftOut';
}

export function withFaults(kept: Keepsake, faults: readonly ChanceFault[]): Keepsake {
  const all = union(kept.faults, faults);
  return all.length === kept.faults.length ? kept : { ...kept, faults: all };
}

function withTaken(kept: Keepsake, { do: what, parts }: ChanceStep): Keepsake {
  const seats = parts.map(({ seat }) => seat);
  if (what === 'commit') return { ...kept, committed: union(kept.committed, seats) };
  return { ...kept, revealed: union(kept.revealed, seats) };
}

function withNonces(kept: Keepsake, seats: readonly Seat[], draw: () => string): Keepsake {
  const drawn = seats.map(seat => [seat, kept.nonces[seat] ?? draw()] as const);
  return { ...kept, nonces: { ...kept.nonces, ...Object.fromEntries(drawn) } };
}

/** Drops seats that this player left, or that somebody else took first. */
function only(kept: Keepsake, seats: readonly Seat[]): Keepsake {
  const isMine = (seat: Seat): boolean => seats.includes(seat);
  if (seatsOf(kept).every(isMine)) return kept;
  const nonces = Object.fromEntries(Object.entries(kept.nonces).filter(([seat]) => isMine(Number(seat))));
  return { ...kept, nonces, committed: kept.committed.filter(isMine), revealed: kept.revealed.filter(isMine) };
}

const promiseOf = ({ table, commitment, nonces }: Keepsake, seat: Seat): string =>
  partPromised(table, commitment, seat, nonces[seat] ?? '');
const seatsOf = ({ nonces }: Keepsake): Seat[] => Object.keys(nonces).map(Number);
const union = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])];
const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);
/** Whether the table now claims that more was played elsewhere than at first. Undo can make the number smaller. */
const isLater = (now: number | null, first: number | null): boolean => now !== null && (first === null || now > first);

/** A server may send something that is not a hexadecimal number. It matches no commitment. */
const promised = (table: string, secret: string): string => orNothing(() => commitToSecret(table, secret));
const partPromised = (table: string, commitment: string, seat: Seat, nonce: string): string =>
  orNothing(() => commitToPart(table, commitment, seat, nonce));

function orNothing(make: () => string): string {
  try {
    return make();
  } catch {
    return 'nothing';
  }
}
