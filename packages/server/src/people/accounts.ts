// People: guests with a name, who may claim their account with a password later; and their sessions.
import { hashOf, newId, newToken } from '../ids.ts';
import { Refuse } from '../refuse.ts';
import * as store from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { hashPassword, isPassword, wastePassword } from './passwords.ts';

const SEEN_EVERY = 60_000; // how often a session records that it was used
const SESSION_LIFE = 400 * 86_400_000;
const RENEW_EVERY = 86_400_000; // limits how long an unnoticed stolen token works
const GRACE = 60_000; // for requests in progress with the previous token
const FRESH = 15 * 60_000; // how long a password or passkey counts as just given

export type Session = Pick<store.Session, 'id' | 'proved'>;
export interface Entered {
  readonly person: store.Person;
  readonly session: Session;
  readonly token: string | null; // a new one for the cookie
}

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
    await store.addSession(this.db, {
      token_hash: hashOf(token),
      id: newId(),
      person,
      created: now,
      seen: now,
      device: device.slice(0, 200),
      renewed: now,
      old_hash: null,
      old_until: null,
      proved: now,
    });
    return token;
  }

  /** The person of a token. Sometimes also returns a new token, if a cookie can be set. */
  async enter(token: string, canRenew: boolean): Promise<Entered | null> {
    const hash = hashOf(token);
    const session = await store.sessionOf(this.db, hash);
    const now = Date.now();
    if (session === undefined || session.seen < now - SESSION_LIFE || isReplaced(session, hash, now)) return null;
    const person = await store.personOf(this.db, session.person);
    if (person === undefined) return null;
    return { person, session, token: await this.used(session, hash, now, canRenew) };
  }

  private async used(session: store.Session, hash: string, now: number, canRenew: boolean): Promise<string | null> {
    const isOld = session.old_hash === hash;
    // A client that never received its new token still sends the previous one and gets another.
    const isDue = now - session.renewed > (isOld && session.old_until === null ? GRACE : RENEW_EVERY);
    if (canRenew && isDue) {
      const token = newToken();
      const renewed = { token_hash: hashOf(token), old_hash: hash, old_until: null, renewed: now, seen: now };
      return (await store.changeSession(this.db, session, renewed)) ? token : null;
    }
    const isFirstUse = !isOld && session.old_hash !== null && session.old_until === null;
    if (isFirstUse) await store.changeSession(this.db, session, { old_until: now + GRACE, seen: now });
    else if (now - session.seen > SEEN_EVERY) await store.changeSession(this.db, session, { seen: now });
    return null;
  }

  async sessions(person: string, current: string) {
    const found = await store.sessionsOf(this.db, person);
    return found.map(({ id, device, created, seen }) => ({ id, current: id === current, device, created, seen }));
  }

  /** Ends one session, or all but one. Returns the ids of the sessions that ended. */
  async end(person: string, which: { readonly session: string } | { readonly but: string }): Promise<string[]> {
    if ('session' in which) return store.endSessions(this.db, person, [which.session]);
    const all = await store.sessionsOf(this.db, person);
    const others = all.map(({ id }) => id).filter(id => id !== which.but);
    return store.endSessions(this.db, person, others);
  }

  /** Gives a guest a login and a password. */
  async claim(person: store.Person, login: string, password: string): Promise<void> {
    const hash = await hashPassword(password);
    if (!(await store.claimPerson(this.db, person.id, login, hash))) throw new Refuse('loginTaken');
  }

  async isRightPassword({ password }: store.Person, given: string): Promise<boolean> {
    return password === null ? wastePassword(given) : isPassword(given, password);
  }

  /** The caller has proved who they are. Other devices must sign in again with the new password. */
  async changePassword(person: store.Person, login: string, password: string): Promise<void> {
    await this.claim(person, login, password);
    await store.forgetDevices(this.db, person.id);
  }

  /** Whether a password or a passkey was just given in this session. */
  async proved({ id }: Session): Promise<void> {
    await store.proveSession(this.db, id, Date.now());
  }

  isFresh({ proved }: Session): boolean {
    return Date.now() - proved < FRESH;
  }

  async byPassword(login: string, password: string): Promise<store.Person> {
    const person = await store.personByLogin(this.db, login);
    const hash = person?.password ?? null;
    const right = hash === null ? await wastePassword(password) : await isPassword(password, hash);
    if (!right || person === undefined) throw new Refuse('wrongLogin');
    return person;
  }

  /** True if somebody has signed in to this login on this device before. */
  async knows(login: string, device: string): Promise<boolean> {
    const person = await store.personByLogin(this.db, login);
    return person !== undefined && (await store.isKnownDevice(this.db, person.id, hashOf(device)));
  }

  async remember(person: string, device: string): Promise<void> {
    await store.knowDevice(this.db, person, hashOf(device), Date.now());
  }

  async passkeys(person: string): Promise<number> {
    return (await store.passkeysOf(this.db, person)).length;
  }

  async isGuest({ id, login }: store.Person): Promise<boolean> {
    return login === null && (await this.passkeys(id)) === 0;
  }

  async sweep(now: number): Promise<void> {
    await store.endOldSessions(this.db, now - SESSION_LIFE);
  }
}

/** The previous token works until the new one is used, and a little longer. */
function isReplaced({ old_hash, old_until }: store.Session, hash: string, now: number): boolean {
  return old_hash === hash && old_until !== null && old_until < now;
}
