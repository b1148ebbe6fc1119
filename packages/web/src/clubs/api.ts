// Clubs on the server.
import type { ClubListed, ClubShown, Role, TableShown } from '@boardwright/server/protocol';
import type { TableInfo } from '../model/session.ts';
import { preferences } from '../model/settings.ts';
import { del, get, post } from '../online/api.ts';
import { infoOf } from '../online/lobby.ts';
import { knownPerson } from '../online/person.ts';

export type { ClubListed, ClubShown, Role };

const at = (club: string, deed = ''): string => `/api/clubs/${encodeURIComponent(club)}${deed}`;

/** Who is nobody yet is in no club. */
export const myClubs = async (): Promise<ClubListed[]> =>
  (await knownPerson()) === null ? [] : get<ClubListed[]>('/api/me/clubs');

export const foundClub = (name: string, about: string): Promise<ClubShown> => post('/api/clubs', { name, about });

export function clubAt(id: string, invitation: string | null): Promise<ClubShown> {
  return get(`${at(id)}${invitation === null ? '' : `?${new URLSearchParams({ invitation })}`}`);
}

export async function tablesOfClub(id: string): Promise<TableInfo[]> {
  const [person, tables] = await Promise.all([knownPerson(), get<TableShown[]>(at(id, '/tables'))]);
  return tables.map(table => infoOf(table, person?.id ?? ''));
}

export const joinClub = (id: string, invitation: string): Promise<ClubShown> => post(at(id, '/join'), { invitation });
export const leaveClub = (id: string): Promise<unknown> => post(at(id, '/leave'));
export const changeClub = (
  id: string,
  how: { readonly name?: string; readonly about?: string; readonly shown?: boolean },
): Promise<ClubShown> => post(at(id, '/change'), how);
export const renewInvitation = (id: string): Promise<ClubShown> => post(at(id, '/invitation'));
export const removeMember = (id: string, person: string): Promise<ClubShown> => post(at(id, '/remove'), { person });
export const giveRole = (id: string, person: string, role: Role): Promise<ClubShown> =>
  post(at(id, '/role'), { person, role });
export const dissolveClub = (id: string): Promise<unknown> => del(at(id));

/** The link that makes somebody a member. */
export function invitationToClub({ id, invitation }: ClubShown): string {
  const address = new URL(`/club/${id}`, window.location.href);
  if (invitation !== undefined) address.searchParams.set('invitation', invitation);
  address.searchParams.set('lang', preferences.get().language);
  return address.href;
}
