// How the chance of a table is sealed before its match begins (docs/adr/0014-fair-chance.md): all players commit to a
// contribution, the list of commitments is fixed, and all reveal their contributions. Players who miss a deadline are
// left out, so nobody can hold up a table.
import { BadInput, commitToPart, type Seal, type Seat, type SecondSeal } from '@boardwright/engine';
import type { HttpWhy } from '../refuse.ts';
import type { Chair, Part, Sealing, Table } from '../store/tables.ts';
import { isFree } from './shown.ts';

/** A contribution that was announced but has not arrived. */
export const ANNOUNCED: Part = { commitment: null, nonce: null };

/** Advances the table as far as possible now. Returns the same table if there is nothing to do. */
export function sealed(table: Table, now: number, wait: number): Table {
  const { sealing: before, ...body } = table.body;
  if (table.status !== 'open') return table;
  if (body.chairs.some(isFree)) return before === undefined ? table : { ...table, body };
  let sealing: Sealing = before ?? { list: null, until: now + wait, done: false };
  const isLate = now >= sealing.until;
  if (sealing.list === null && (isLate || body.chairs.every(hasPromised)))
    sealing = { list: body.chairs.map(({ part }) => part?.commitment ?? ''), until: now + wait, done: false };
  else if (!sealing.done && isLate) sealing = { ...sealing, done: true };
  if (!sealing.done && sealing.list?.every((promise, p) => promise === '' || hasShown(body.chairs[p])) === true)
    sealing = { ...sealing, until: now, done: true };
  return sealing === before ? table : { ...table, body: { ...body, sealing } };
}

const hasPromised = ({ part }: Chair): boolean => part === undefined || part.commitment !== null;
const hasShown = (chair: Chair | undefined): boolean => typeof chair?.part?.nonce === 'string';

/** Nobody can join or leave any more: the commitments are fixed. */
export const isFixed = ({ body: { sealing } }: Table): boolean => sealing !== undefined && sealing.list !== null;
export const isReady = ({ status, body }: Table): boolean => status === 'open' && body.sealing?.done === true;

/** A person commits to contributions for their seats. */
export function commitParts(
  table: Table,
  person: string,
  parts: readonly { readonly seat: Seat; readonly commitment: string }[],
): Table | HttpWhy {
  const chairs = [...table.body.chairs];
  for (const { seat, commitment } of parts) {
    const chair = chairs[seat];
    if (chair?.person !== person) return 'notYourSeat';
    if (chair.part?.commitment === commitment) continue; // sent before
    if (table.status !== 'open') return 'alreadyStarted';
    if (isFixed(table) || (chair.part?.commitment ?? null) !== null) return 'sealed';
    chairs[seat] = { ...chair, part: { commitment, nonce: null } };
  }
  return withChairs(table, chairs);
}

/** A person reveals their contributions. */
export function revealParts(
  table: Table,
  person: string,
  parts: readonly { readonly seat: Seat; readonly nonce: string }[],
): Table | HttpWhy {
  const { commitment, sealing } = table.body;
  const chairs = [...table.body.chairs];
  for (const { seat, nonce } of parts) {
    const chair = chairs[seat];
    if (chair?.person !== person) return 'notYourSeat';
    if (chair.part?.nonce === nonce) continue;
    if (table.status !== 'open') return 'alreadyStarted';
    if (sealing === undefined || sealing.list === null || commitment === null) return 'notSealed';
    if (sealing.done) return 'sealed';
    if (commitToPart(table.id, commitment, seat, nonce) !== sealing.list[seat])
      throw new BadInput('this does not match the commitment');
    chairs[seat] = { ...chair, part: { commitment: sealing.list[seat] ?? null, nonce } };
  }
  return withChairs(table, chairs);
}

/** Returns the same table if its chairs are the same. */
function withChairs(table: Table, chairs: readonly Chair[]): Table {
  const isSame = chairs.every((chair, p) => chair === table.body.chairs[p]);
  return isSame ? table : { ...table, body: { ...table.body, chairs } };
}

/** The seal with which the match begins. An imported finished game keeps its own. */
export function sealOf({ id, body }: Table): Seal | null {
  const { commitment, chairs, sealing, goesOn } = body;
  if (goesOn !== undefined && goesOn.seal !== null) return goesOn.seal;
  if (commitment === null) return null;
  const commitments = chairs.map((_, p) => sealing?.list?.[p] ?? '');
  const nonces = chairs.map(({ part }, p) => (commitments[p] === '' ? '' : (part?.nonce ?? '')));
  const from = goesOn === undefined ? {} : { from: goesOn.log.entries.length };
  return { version: 2, table: id, commitment, commitments, nonces, ...from } satisfies SecondSeal;
}
