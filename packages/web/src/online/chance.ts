// This device's part in the fair chance of a table: it commits, reveals and checks automatically.
import {
  type ChanceWays,
  followTable,
  type GameFile,
  type Keepsake,
  noteCommitted,
  ownPart,
  partsFor,
  type Seal,
  type Seat,
  seeEnd,
  seeSeal,
} from '@boardwright/engine';
import type { TableShown } from '@boardwright/server/protocol';
import type { Checked, NotChecked } from '../here/messages.ts';
import type { ChanceState } from '../model/session.ts';
import { post } from './api.ts';
import { Keepsakes } from './keepsakes.ts';

const keepsakes = new Keepsakes(localStorage, Date.now);
const ways: ChanceWays = {
  read: table => keepsakes.read(table),
  write: kept => keepsakes.write(kept),
  draw: () => [...crypto.getRandomValues(new Uint8Array(32))].map(byte => byte.toString(16).padStart(2, '0')).join(''),
  send: (table, { do: what, parts }) => post(`/api/tables/${encodeURIComponent(table)}/${what}`, { parts }),
};
const sending = new Set<string>();

/** Carries out the steps before the match begins. If one fails, the next update of the table tries again. */
export async function follow(table: TableShown, seats: readonly Seat[]): Promise<void> {
  const step = `${table.id}/${table.sealing === null}`;
  if (sending.has(step)) return;
  sending.add(step);
  try {
    await followTable(ways, table, seats);
  } catch {
    // refused or offline
  } finally {
    sending.delete(step);
  }
}

/** Sits down, with commitments for these seats if the table has published its own. */
export async function withPromises(
  table: TableShown,
  seats: readonly Seat[],
  sit: (chairs: { seat: Seat; commitment?: string }[]) => Promise<unknown>,
): Promise<void> {
  const promises = partsFor(ways, table, seats);
  await sit(
    seats.map(seat => {
      const commitment = promises.get(seat);
      return commitment === undefined ? { seat } : { seat, commitment };
    }),
  );
  noteCommitted(ways, table.id, [...promises.keys()]);
}

/** What is known about the chance of a table before its match begins. */
export function beforehand(table: string, commitment: string | null): ChanceState | null {
  return commitment === null ? null : { commitment, part: 'none', faults: ways.read(table)?.faults ?? [] };
}

/** Compares the match with what was stored. */
export function compare(table: string, seats: readonly Seat[], seal: Seal | null): ChanceState | null {
  return keep(seeSeal(ways.read(table), { table, seats, seal, isOver: false }), seal);
}

/** Compares again with the whole game when it is over. */
export function compareEnd(
  table: string,
  seats: readonly Seat[],
  file: GameFile,
  checked: Checked | NotChecked,
): ChanceState | null {
  const seal = file.seal ?? null;
  const isSound = 'why' in checked ? checked.why === 'otherVersion' : checked.mismatches.length === 0;
  return keep(seeEnd(ways.read(table), { table, seats, seal, isSound }), seal);
}

function keep(kept: Keepsake | null, seal: Seal | null): ChanceState | null {
  if (kept === null) return null;
  ways.write(kept);
  return { commitment: kept.commitment, part: seal === null ? 'none' : ownPart(kept, seal), faults: kept.faults };
}
