// The current person on the server. A guest account is created on first need. The session is a cookie of the server.
import type { replies } from '@boardwright/server/protocol';
import { useSyncExternalStore } from 'react';
import { Observable } from '../model/observable.ts';
import { prefer, preferences } from '../model/settings.ts';
import { get, post, reasonOf } from './api.ts';

export type Person = (typeof replies.person)['_output'];

const KNOWN = 'boardwright.signed-in'; // without a session, asking who we are would only be refused
const person = new Observable<Person | null>(null);
/** On this page, just now. */
export const hasSignedOut = new Observable(false);
let asking: Promise<Person> | null = null;

export const usePerson = (): Person | null => useSyncExternalStore(person.subscribe, person.get);

export function remember(found: Person): Person {
  localStorage.setItem(KNOWN, '1');
  hasSignedOut.set(false);
  person.set(found);
  if (!found.guest) prefer({ name: found.name });
  return found;
}

/** Signs in, as a guest if necessary. Throws a reason when there is no server. */
export function signedIn(guestName: string): Promise<Person> {
  const known = person.get();
  if (known !== null) return Promise.resolve(known);
  asking ??= whoAmI(guestName).finally(() => {
    asking = null;
  });
  return asking;
}

/** The person who already has an account or a guest account. Looking around creates none. */
export async function knownPerson(): Promise<Person | null> {
  if (person.get() !== null || localStorage.getItem(KNOWN) === null) return person.get();
  try {
    return remember(await get<Person>('/api/me'));
  } catch (error) {
    if (reasonOf(error).why === 'signedOut') return null;
    throw error;
  }
}

async function whoAmI(guestName: string): Promise<Person> {
  const known = await knownPerson();
  if (known !== null) return known;
  return remember(await post<Person>('/api/guests', { name: preferences.get().name || guestName }));
}

export async function rename(name: string): Promise<void> {
  const known = person.get();
  if (known === null) return;
  await post('/api/me/name', { name });
  person.set({ ...known, name });
}

export async function claim(login: string, password: string): Promise<void> {
  await post('/api/me/claim', { login, password });
  await askAgain();
}

/** With the old password, or with the response of a passkey. */
export async function changePassword(wish: {
  readonly password: string;
  readonly login?: string;
  readonly old?: string;
  readonly passkey?: object;
}): Promise<void> {
  await post('/api/me/password', wish);
  await askAgain();
}

/** The server's data about us has changed. */
export async function askAgain(): Promise<void> {
  person.set(await get<Person>('/api/me'));
}

export async function signInAs(login: string, password: string): Promise<void> {
  remember(await post<Person>('/api/sign-in', { login, password }));
}

/** Everything of the guest who was here before comes along. `name`: whose name stays. */
export async function mergeGuest(name: 'account' | 'guest'): Promise<void> {
  await post('/api/me/guest/merge', { name });
  remember(await get<Person>('/api/me'));
}

/** Signs out and is the guest again who was here before. */
export async function beGuestAgain(): Promise<void> {
  const guest = await post<Person>('/api/me/guest/back');
  prefer({ name: guest.name });
  remember(guest);
}

export async function signOut(): Promise<void> {
  await post('/api/sign-out');
  localStorage.removeItem(KNOWN);
  localStorage.removeItem('boardwright.tables');
  prefer({ name: '' });
  hasSignedOut.set(true);
  person.set(null);
}
