// What a person may know about a table.
import type { TableShown } from '../protocol/index.ts';
import { type Waits, waitsOf } from '../store/journal.ts';
import type { Db } from '../store/schema.ts';
import type { Chair, Table } from '../store/tables.ts';

export const isFree = ({ person, bot }: Chair): boolean => person === null && bot === null;

export const hasBegun = ({ status }: Table): boolean => status === 'playing' || status === 'over';

/** Rated games are between different people with accounts. A chair may still be free for one. */
export function isRated({ body: { rated, chairs } }: Table): boolean {
  const people = chairs.flatMap(({ person }) => person ?? []);
  const areAccounts = chairs.every(({ bot, guest }) => bot === null && guest !== true);
  return rated && areAccounts && new Set(people).size === people.length;
}

export function sitsAt({ body }: Table, person: string | null): boolean {
  return person !== null && (body.host === person || body.chairs.some(chair => chair.person === person));
}

/** A seat is kept for this person. */
export function isAwaited({ status, body }: Table, person: string | null): boolean {
  return person !== null && status === 'open' && body.chairs.some(chair => isFree(chair) && chair.kept === person);
}

/** Who needs no invitation to see a table. */
export const mayKnow = (table: Table, person: string | null): boolean =>
  sitsAt(table, person) || isAwaited(table, person);

/** Tables as this person, or somebody who is not signed in, may see them. */
export async function shownTables(db: Db, tables: readonly Table[], person: string | null): Promise<TableShown[]> {
  const begun = tables.filter(hasBegun);
  const waits = await waitsOf(
    db,
    begun.map(({ id }) => id),
  );
  return tables.map(table => shown(table, person, waits.get(table.id) ?? null));
}

export async function shownTable(db: Db, table: Table, person: string | null): Promise<TableShown> {
  const [only] = await shownTables(db, [table], person);
  return only as TableShown;
}

/** `waits` is null until the match has begun. */
export function shown(table: Table, person: string | null, waits: Waits | null): TableShown {
  const { id, status, isOpen, body, created, updated } = table;
  const {
    game,
    edition,
    contentHash,
    options,
    host,
    settings,
    commitment,
    rematchOf,
    rematch,
    scores,
    places,
    ended,
    goesOn,
  } = body;
  return {
    id,
    game,
    edition,
    content: contentHash ?? null,
    options: { ...options },
    status,
    open: isOpen,
    host,
    chairs: body.chairs.map(chair => ({
      person: chair.person,
      name: chair.name,
      bot: chair.bot,
      free: isFree(chair),
      commitment: chair.part?.commitment ?? null,
      kept: isFree(chair) ? (chair.kept ?? null) : null,
    })),
    pace: settings.pace,
    confirmTurns: settings.confirmTurns,
    substitute: settings.substitute,
    timeUp: settings.timeUp ?? 'bot',
    rated: isRated(table),
    sought: body.sought !== undefined,
    fillAt: status === 'open' ? (body.fillAt ?? null) : null,
    commitment,
    from: goesOn === undefined ? null : goesOn.log.entries.length,
    sealing: sealingShown(table),
    ...(mayKnow(table, person) ? { invitation: body.invitation } : {}),
    rematchOf,
    rematch,
    declined: [...(body.declined ?? [])],
    ...(scores === undefined ? {} : { scores: [...scores] }),
    ...(places === undefined ? {} : { places: [...places] }),
    ...(ended === undefined ? {} : { ended }),
    toAnswer: [...(waits?.toAnswer ?? [])],
    asks: [...(waits?.asks ?? [])],
    due: status === 'playing' ? (waits?.due ?? null) : null,
    left: [...(waits?.left ?? [])],
    overdue: [...(waits?.overdue ?? [])],
    away: [...(waits?.away ?? [])],
    since: waits?.since ?? updated,
    created,
    updated,
  };
}

/** The commitments, once they are fixed, and who has revealed their contribution, but not the contributions. */
function sealingShown({ body: { sealing, chairs } }: Table): TableShown['sealing'] {
  if (sealing === undefined || sealing.list === null) return null;
  return { commitments: [...sealing.list], revealed: chairs.map(({ part }) => typeof part?.nonce === 'string') };
}
