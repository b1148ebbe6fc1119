// People whom I know: the list, my personal link, what I let others see, blocks.
import type { people as protocol } from '@boardwright/server/protocol';
import { del, get, post } from './api.ts';
import { knownPerson } from './person.ts';

export type PeopleShown = protocol.PeopleShown;
export type Known = protocol.KnownPerson;
export type Presence = protocol.Presence;
export type Privacy = protocol.Privacy;
export type PlayerShown = protocol.PlayerShown;
export type PlayedGame = protocol.PlayedGame;

const NOBODY: PeopleShown = {
  known: [],
  blocked: [],
  privacy: { presence: 'exact', games: 'everybody' },
  link: null,
};

/** Whoever is nobody yet knows nobody: looking around creates no account. */
export async function myPeople(): Promise<PeopleShown> {
  return (await knownPerson()) === null ? NOBODY : get<PeopleShown>('/api/me/people');
}

export const changePrivacy = (change: Partial<Privacy>): Promise<unknown> => post('/api/me/privacy', change);
export const setBlock = (person: string, blocked: boolean): Promise<unknown> =>
  post('/api/me/blocks', { person, blocked });
/** The one before leads nowhere from then on. */
export const newLink = (): Promise<unknown> => post('/api/me/link');
export const withdrawLink = (): Promise<unknown> => del('/api/me/link');

interface Owner {
  readonly id: string;
  readonly name: string;
}
const pathOf = (code: string): string => `/api/with/${encodeURIComponent(code)}`;
export const ownerOfLink = (code: string): Promise<Owner> => get<Owner>(pathOf(code));
export const meet = (code: string): Promise<Owner> => post<Owner>(pathOf(code));

const pageOf = (person: string): string => `/api/people/${encodeURIComponent(person)}`;
export const playerOf = (person: string): Promise<PlayerShown> => get<PlayerShown>(pageOf(person));

export interface GamesWanted {
  readonly game: string; // '': any
  readonly seats: string; // '': any number
  readonly together: boolean; // only with me
}
interface Games {
  readonly games: readonly PlayedGame[];
  readonly more: boolean;
}
/** `from`: how many of them are known already. */
export function gamesOf(person: string, { game, seats, together }: GamesWanted, from: number): Promise<Games> {
  const query = new URLSearchParams({ from: String(from) });
  if (game !== '') query.set('game', game);
  if (seats !== '') query.set('seats', seats);
  if (together) query.set('together', 'yes');
  return get<Games>(`${pageOf(person)}/games?${query}`);
}
