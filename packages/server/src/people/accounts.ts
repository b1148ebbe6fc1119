// People: guests with a name, who may claim their account with a password later; and their sessions.
import { hashOf, newId, newToken } from '../ids.ts';
import { Refuse } from '../refuse.ts';
import * as store from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { hashPassword, isPassword, wastePassword } from './passwords.ts';

const SEEN_EVERY = 60_000; // how often a session notes that it was used
const SESSION_LIFE = 400 * 86_400_000;

export class Accounts {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async newGuest(name: string): Promise<store.Person> {
    const person = { id: newId(), name, created: Date.now(), login: null, password: null };
    await store.addPerson(this.db, person);
    return person;
  }

  /** A session for one more device. Returns the token for its cookie. */
  async signIn(person: string, device: string): Promise<string> {
    const token = newToken();
    const now = Date.now();
    const session = { token_hash: hashOf(token), person, created: now, seen: now, device: device.slice(0, 200) };
    await store.addSession(this.db, session);
    return token;
  }

  async personOf(token: string): Promise<store.Person | null> {
    const session = await store.sessionOf(this.db, hashOf(token));
    const now = Date.now();
    if (session === undefined || session.seen < now - SESSION_LIFE) return null;
    if (now - session.seen > SEEN_EVERY) await store.seeSession(this.db, session.token_hash, now);
    return (await store.personOf(this.db, session.person)) ?? null;
  }

  async sessions(person: string, token: string) {
    const current = hashOf(token);
    const found = await store.sessionsOf(this.db, person);
    return found.map(({ token_hash, device, created, seen }) => ({
      current: token_hash === current,
      device,
      created,
      seen,
    }));
  }

  async signOut(token: string): Promise<void> {
    await store.endSession(this.db, hashOf(token));
  }

  async claim(person: store.Person, login: string, password: string): Promise<void> {
    const hash = await hashPassword(password);
    if (!(await store.claimPerson(this.db, person.id, login, hash))) throw new Refuse('loginTaken');
  }

  async byPassword(login: string, password: string): Promise<store.Person> {
    const person = await store.personByLogin(this.db, login);
    const hash = person?.password ?? null;
    const right = hash === null ? await wastePassword(password) : await isPassword(password, hash);
    if (!right || person === undefined) throw new Refuse('wrongLogin');
    return person;
  }

  async rename(person: string, name: string): Promise<void> {
    await store.renamePerson(this.db, person, name);
  }

  async passkeys(person: string): Promise<number> {
    return (await store.passkeysOf(this.db, person)).length;
  }

  async sweep(now: number): Promise<void> {
    await store.endOldSessions(this.db, now - SESSION_LIFE);
  }
}
