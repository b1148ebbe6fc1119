// Tables on the server: listing, opening, sitting down.
import type { GameFile } from '@boardwright/engine';
import type { Pace } from '@boardwright/host';
import type { LobbyShown, TableListed, TableShown } from '@boardwright/server/protocol';
import { type Chair, SUBSTITUTE, type TableInfo, type TableStatus, type Wish } from '../model/session.ts';
import { prefer } from '../model/settings.ts';
import { get, post, reasonOf } from './api.ts';
import { knownPerson, rename, signedIn } from './person.ts';

/** Guests can choose a name later. Until then they have one that needs no translation. */
export const GUEST = 'Guest';

/** My seats. */
export const seatsOf = ({ chairs }: TableInfo): number[] => chairs.flatMap((chair, p) => (chair.mine ? [p] : []));

export function infoOf(table: TableShown, me: string): TableInfo {
  const { id, game, options, status, pace, host, invitation, rematchOf, rematch, declined } = table;
  const {
    toAnswer,
    asks,
    due,
    left,
    overdue,
    away,
    timeUp,
    since,
    scores,
    places,
    ended,
    commitment,
    edition,
    content,
  } = table;
  const keptFor = (person: string | null): Chair['kept'] => (person === null ? null : person === me ? 'me' : 'other');
  const chairs = table.chairs.map(({ person, name, bot, free, kept }) => ({
    name,
    bot,
    free,
    person,
    mine: person === me,
    kept: keptFor(kept),
  }));
  return {
    id,
    place: 'online',
    game,
    edition: content === null ? null : edition,
    options,
    status: status as TableStatus,
    chairs,
    pace: pace as Pace,
    isHost: host === me,
    invitation: invitation ?? null,
    rated: table.rated,
    sought: table.sought,
    fillAt: table.fillAt,
    isListed: table.open,
    host: chairs.find(({ person }) => person === host)?.name ?? '',
    rematchOf,
    rematch,
    declined,
    toAnswer,
    asks,
    due,
    left,
    overdue,
    away,
    timeUp,
    updated: since,
    scores: scores ?? null,
    places: places ?? null,
    ended: ended ?? null,
    commitment,
    isSealing: status === 'open' && !chairs.some(({ free }) => free),
  };
}

/** A table in the public list. */
export interface ListedTable extends TableInfo {
  readonly ratings: Readonly<Record<string, number>>; // by person
  readonly spectators: number;
  readonly hostRating: number | null;
  readonly created: number;
}

/** Null: no server can be reached. Who is nobody yet has no tables. */
export const myTables = (): Promise<TableInfo[] | null> =>
  listed(async () => ((await knownPerson()) === null ? [] : get<TableShown[]>('/api/me/tables')), infoOf);

/** Open tables of others. */
export async function othersTables(): Promise<ListedTable[] | null> {
  const open = await listed(() => get<TableListed[]>('/api/tables'), listedOf);
  return open?.filter(table => !table.chairs.some(chair => chair.mine) && !table.isHost) ?? null;
}

const listedOf = (table: TableListed, me: string): ListedTable => ({
  ...infoOf(table, me),
  ratings: table.ratings,
  spectators: table.spectators,
  hostRating: table.ratings[table.host] ?? null,
  created: table.created,
});

/** How much is going on at the server. */
export const lobby = (): Promise<LobbyShown> => get('/api/lobby');

async function listed<S, T extends TableInfo>(
  ask: () => Promise<S[]>,
  info: (table: S, me: string) => T,
): Promise<T[] | null> {
  if (!navigator.onLine) return null;
  try {
    const found = await ask();
    const me = await knownPerson();
    return found.map(table => info(table, me?.id ?? '')).filter(({ status }) => status !== 'closed');
  } catch (error) {
    if (reasonOf(error).why === 'offline') return null;
    throw error;
  }
}

export async function openOnline(wish: Wish): Promise<string> {
  await signedIn(GUEST);
  return (await post<TableShown>('/api/tables', { ...wish, substitute: SUBSTITUTE, contribute: true })).id;
}

/** Takes a name, here and on the server. */
export async function takeName(name: string): Promise<void> {
  const person = await signedIn(name);
  if (person.name !== name) await rename(name);
  prefer({ name });
}

/** A person who sits down has a name. It is theirs from now on, at other tables too. */
export async function joinAs(table: string, seat: number, name: string, invitation: string | null): Promise<void> {
  await takeName(name);
  await sitDown(table, [{ seat }], invitation);
}

type Seated = readonly { readonly seat: number; readonly name?: string }[];

export async function sitDown(table: string, seats: Seated, invitation: string | null): Promise<void> {
  const given = invitation === null ? {} : { invitation };
  const query = invitation === null ? '' : `?${new URLSearchParams({ invitation })}`;
  const { withPromises } = await import('./chance.ts');
  const nameOf = new Map(seats.map(({ seat, name }) => [seat, name]));
  const shown = await get<TableShown>(`/api/tables/${table}${query}`);
  await withPromises(shown, [...nameOf.keys()], chairs => {
    const named = chairs.map(chair => ({ ...chair, name: nameOf.get(chair.seat) }));
    return post(`/api/tables/${table}/sit`, { seats: named, contribute: true, ...given });
  });
}

/** Sits down where others look for the same, or waits at a new table. */
export async function findOpponents(wish: {
  readonly game: string;
  readonly players: number | null;
  readonly pace: 'live' | 'days';
  readonly rated: boolean;
  readonly bots: { readonly after: number; readonly level: string } | null;
}): Promise<string> {
  return (await post<TableShown>('/api/seek', { ...wish, contribute: true })).id;
}

/** For a table whose match cannot continue. */
export const closeTable = (table: string): Promise<unknown> => post(`/api/tables/${table}/close`);
export const standUp = (table: string): Promise<unknown> => post(`/api/tables/${table}/stand`);
/** The host removes somebody before the game begins. */
export const sendAway = (table: string, seat: number): Promise<unknown> =>
  post(`/api/tables/${table}/remove`, { seat });
/** All free seats, or one. */
export const fillWithBots = (table: string, level: string, seat?: number): Promise<unknown> =>
  post(`/api/tables/${table}/fill`, { level, seat });
/** Null: for anybody. */
export const keepSeat = (table: string, seat: number, name: string | null): Promise<unknown> =>
  post(`/api/tables/${table}/keep`, { seat, name });
export const listTable = (table: string, open: boolean): Promise<unknown> =>
  post(`/api/tables/${table}/listing`, { open });
export const decline = (table: string): Promise<unknown> => post(`/api/tables/${table}/decline`);
export const rematch = async (table: string): Promise<string> =>
  (await post<TableShown>(`/api/tables/${table}/rematch`, { contribute: true })).id;

/** Continues a game of this device at a table on the server. */
export async function upload(file: GameFile): Promise<string> {
  await signedIn(GUEST);
  return (await post<TableShown>('/api/games/import', { file, contribute: true })).id;
}
