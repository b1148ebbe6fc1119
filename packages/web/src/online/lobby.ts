// Tables on the server: listing, opening, sitting down.
import type { GameFile } from '@boardwright/engine';
import type { Pace } from '@boardwright/host';
import type { TableShown } from '@boardwright/server/protocol';
import type { TableInfo, TableStatus, Wish } from '../model/session.ts';
import { get, post, reasonOf } from './api.ts';
import { knownPerson, signedIn } from './person.ts';

/** Guests can choose a name later. Until then they have one that needs no translation. */
export const GUEST = 'Guest';

export function infoOf(table: TableShown, me: string): TableInfo {
  const { id, game, options, status, chairs, pace, host, invitation, rematch, toAnswer, since, scores } = table;
  const { commitment, edition, content } = table;
  return {
    id,
    place: 'online',
    game,
    edition: content === null ? null : edition,
    options,
    status: status as TableStatus,
    chairs: chairs.map(({ person, name, bot, free }) => ({ name, bot, free, person, mine: person === me })),
    pace: pace as Pace,
    isHost: host === me,
    invitation: invitation ?? null,
    rematch,
    toAnswer,
    updated: since,
    scores: scores ?? null,
    commitment,
    isSealing: status === 'open' && !chairs.some(({ free }) => free),
  };
}

/** Null: no server can be reached. */
export async function tablesOnline(): Promise<{ mine: TableInfo[]; open: TableInfo[] } | null> {
  if (!navigator.onLine) return null;
  try {
    const me = await knownPerson();
    const [mine, open] = await Promise.all([
      me === null ? [] : get<TableShown[]>('/api/me/tables'),
      get<TableShown[]>('/api/tables'),
    ]);
    const info = (table: TableShown): TableInfo => infoOf(table, me?.id ?? '');
    const isOthers = (table: TableInfo): boolean => !table.chairs.some(chair => chair.mine) && !table.isHost;
    return { mine: mine.map(info).filter(({ status }) => status !== 'closed'), open: open.map(info).filter(isOthers) };
  } catch (error) {
    if (reasonOf(error).why === 'offline') return null;
    throw error;
  }
}

export async function openOnline(wish: Wish): Promise<string> {
  await signedIn(GUEST);
  const chairs = wish.chairs.map(chair => (chair.for === 'me' ? { for: 'me', name: chair.name } : chair));
  return (await post<TableShown>('/api/tables', { ...wish, chairs, contribute: true })).id;
}

export async function sitDown(table: string, seats: readonly number[], invitation: string | null): Promise<void> {
  const given = invitation === null ? {} : { invitation };
  const query = invitation === null ? '' : `?${new URLSearchParams({ invitation })}`;
  const { withPromises } = await import('./chance.ts');
  await withPromises(await get<TableShown>(`/api/tables/${table}${query}`), seats, chairs =>
    post(`/api/tables/${table}/sit`, { seats: chairs, contribute: true, ...given }),
  );
}

/** For a table whose match cannot continue. */
export const closeTable = (table: string): Promise<unknown> => post(`/api/tables/${table}/close`);
export const standUp = (table: string): Promise<unknown> => post(`/api/tables/${table}/stand`);
/** The host removes somebody before the game begins. */
export const sendAway = (table: string, seat: number): Promise<unknown> =>
  post(`/api/tables/${table}/remove`, { seat });
export const fillWithBots = (table: string, level: string): Promise<unknown> =>
  post(`/api/tables/${table}/fill`, { level });
export const rematch = async (table: string): Promise<string> =>
  (await post<TableShown>(`/api/tables/${table}/rematch`, { contribute: true })).id;

/** Continues a game of this device at a table on the server. */
export async function upload(file: GameFile): Promise<string> {
  await signedIn(GUEST);
  return (await post<TableShown>('/api/games/import', { file, contribute: true })).id;
}
