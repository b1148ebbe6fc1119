// A player's side of fair chance: what a device keeps of a table, what it sends when, and what it compares without being
// asked. Pure data; where it is kept, how it is sent and where random bytes come from is the caller's affair.
import type { Seat } from '../types.ts';
import { commitToPart, commitToSecret, type Seal, type SecondSeal } from './fair.ts';

/** Something that is not as it was promised. */
export type ChanceFault =
  | 'commitment' // the table's promise, or the table itself, is not the one first shown
  | 'list' // the promises of the players are not those that were fixed
  | 'own' // this player's part is missing or another
  | 'part' // somebody's part is not what they promised
  | 'from' // more draws are said to have been made elsewhere than at first
  | 'secret' // the secret is not the promised one
  | 'notOpened' // the game is over, and there is no secret
  | 'draws'; // draws do not follow from the secret, or the game does not follow the rules

export interface Keepsake {
  readonly table: string;
  readonly commitment: string; // as it was first shown
  readonly first?: true; // a game with a first seal
  readonly from: number | null; // as it was first shown: so many answers were given elsewhere; null: a new game
  readonly nonces: Readonly<Record<Seat, string>>; // of this device's seats
  readonly committed: readonly Seat[]; // the server has taken their promise
  readonly revealed: readonly Seat[]; // and their part
  readonly others: Readonly<Record<Seat, Promised>>; // what was promised for each seat, as it was last shown before that
  readonly list: readonly string[] | null; // the promises of all seats, once they were fixed
  readonly faults: readonly ChanceFault[]; // ever seen: what was once wrong does not become right
}
interface Promised {
  readonly person: string | null;
  readonly commitment: string;
}
/** What a table shows of its chance before it begins. */
export interface ChanceShown {
  readonly id: string;
  readonly status: string;
  readonly commitment: string | null;
  readonly from: number | null;
  readonly chairs: readonly { readonly person: string | null; readonly commitment: string | null }[];
  readonly sealing: { readonly commitments: readonly string[]; readonly revealed: readonly boolean[] } | null;
}
/** What is to be sent to the table now. */
export type ChanceStep =
  | { readonly do: 'commit'; readonly parts: readonly { readonly seat: Seat; readonly commitment: string }[] }
  | { readonly do: 'reveal'; readonly parts: readonly { readonly seat: Seat; readonly nonce: string }[] };

/** Where things are kept, and how they are sent. */
export interface ChanceWays {
  read(table: string): Keepsake | null;
  write(kept: Keepsake): void;
  draw(): string; // 32 random bytes, in hex
  send(table: string, step: ChanceStep): Promise<unknown>; // rejects if it is refused
}

const NEW = { nonces: {}, committed: [], revealed: [], others: {}, list: null, faults: [] } as const;

/** Takes in what a table shows, and does what is to be done about it for these seats. */
export async function followTable(ways: ChanceWays, shown: ChanceShown, seats: readonly Seat[]): Promise<void> {
  const { kept, step } = meet(ways.read(shown.id), shown, seats, ways.draw);
  if (kept !== null) ways.write(kept);
  if (step === null) return;
  await ways.send(shown.id, step);
  const now = ways.read(shown.id);
  if (now !== null) ways.write(withTaken(now, step));
}

/** Promises for seats that are about to be taken, kept before they are sent. */
export function partsFor(ways: ChanceWays, shown: ChanceShown, seats: readonly Seat[]): ReadonlyMap<Seat, string> {
  const kept = begun(ways.read(shown.id), shown);
  if (kept === null || faultsShown(kept, shown).length > 0) return new Map();
  const drawn = withNonces(kept, seats, ways.draw);
  ways.write(drawn);
  return new Map(seats.map(seat => [seat, promiseOf(drawn, seat)]));
}

/** Where the server has taken promises with a request of another kind. */
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

/** Whoever sits there may go, and their promise with them; as long as they sit, it stays. */
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
    const isPromised = commitments[seat] === promiseOf(kept, seat); // else this device has no part in it, or too late
    return nonce === undefined || !isPromised || revealed[seat] === true ? [] : [{ seat, nonce }];
  });
  const step = parts.length === 0 ? null : ({ do: 'reveal', parts } as const);
  return { kept: { ...kept, list: commitments }, step };
}

/** What a match says of its seal against what was kept; `isOver`: the table is over, so the secret must be there. */
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

/** What is kept after a match was seen with these seats; a table that was not seen before is kept as it is now. */
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

/** What is kept after the whole game was checked. `isSound`: all its draws follow, and it follows the rules. */
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

/** Whether this player's part is in it: all of it, not all of it, or there is none on this device. */
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

/** Seats that were left again, or that somebody else was faster to take, are none of this player's any more. */
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
/** More is said to have been played elsewhere than was said at first. Taking back can make it less. */
const isLater = (now: number | null, first: number | null): boolean => now !== null && (first === null || now > first);

/** What a server says may be no hexadecimal number at all: then it promises nothing. */
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
