// Routes about people: guests, passwords, passkeys, sessions, a player's profile.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { newToken } from '../ids.ts';
import { shownTables } from '../lobby/shown.ts';
import { shownRating } from '../lobby/standing.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Challenge } from '../people/passkeys.ts';
import { replies, requests } from '../protocol/index.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { Refuse } from '../refuse.ts';
import { editionsOf } from '../store/editions.ts';
import { namesOf, type Person, personOf } from '../store/people.ts';
import { bestRated } from '../store/standing.ts';
import { tableIdsOf, tablesOf } from '../store/tables.ts';
import { mute, mutedBy, unmute } from '../store/talk.ts';
import { type Route, route } from './route.ts';
import {
  CHALLENGE_COOKIE,
  cookie,
  cookieOf,
  DEVICE_COOKIE,
  GUEST_COOKIE,
  ownOrigin,
  SESSION_COOKIE,
  tokenOf,
} from './security.ts';

type NewPassword = (typeof requests.newPassword)['_output'];

const DONE = { done: true } as const;
const BEST_SHOWN = 100;
const TABLES_SHOWN = 100;
const CHALLENGE_SECONDS = 300;

async function shownPerson(app: App, person: Person, guestHere: GuestHere | null = null) {
  const { id, name, login } = person;
  const passkeys = await app.accounts.passkeys(id);
  const shownGuest = guestHere && { name: guestHere.guest.name, tables: guestHere.tables };
  return { id, name, login, passkeys, guest: login === null && passkeys === 0, guestHere: shownGuest };
}

async function signIn(app: App, reply: FastifyReply, person: string, device: string | undefined): Promise<void> {
  const token = await app.accounts.signIn(person, device ?? '');
  reply.header('set-cookie', cookie(app.config, SESSION_COOKIE, token));
}

/** From now on nobody else can use up this person's sign-in attempts on this device. */
async function knowDevice(app: App, request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> {
  const device = cookieOf(request, DEVICE_COOKIE) ?? newToken();
  await app.accounts.remember(person, device);
  reply.header('set-cookie', cookie(app.config, DEVICE_COOKIE, device));
}

async function endSessions(app: App, person: string, which: Parameters<Accounts['end']>[1]): Promise<void> {
  for (const ended of await app.accounts.end(person, which)) app.signedOut(ended);
}

async function mustProve(app: App, person: Person, request: FastifyRequest, body: NewPassword): Promise<void> {
  if (!app.rates.mayProve(person.id)) throw new Refuse('tooMany');
  if (body.passkey !== undefined) {
    const challenge = cookieOf(request, CHALLENGE_COOKIE) ?? '';
    const owner = await app.passkeys.signIn(ownOrigin(app.config, request.raw), challenge, body.passkey);
    if (owner !== person.id) throw new Refuse('badPasskey');
  } else if (!(await app.accounts.isRightPassword(person, body.old ?? ''))) throw new Refuse('wrongPassword');
}

interface GuestHere {
  readonly guest: Person;
  readonly token: string;
  readonly tables: number;
}

/** The guest who was here before this person signed in, if anything of theirs should not be lost. */
async function guestOn(app: App, request: FastifyRequest, person: Person | null): Promise<GuestHere | null> {
  return guestWith(app, cookieOf(request, GUEST_COOKIE), person);
}

async function guestWith(app: App, token: string | null, person: Person | null): Promise<GuestHere | null> {
  const entered = token === null ? null : await app.accounts.enter(token, false);
  if (token === null || entered === null || entered.person.id === person?.id) return null;
  const { person: guest } = entered;
  const tables = (await tableIdsOf(app.store.db, guest.id)).length;
  const isWorthIt = tables > 0 || (await editionsOf(app.store.db, guest.id)).length > 0;
  return isWorthIt && (await app.accounts.isGuest(guest)) ? { guest, token, tables } : null;
}

async function mustHaveGuest(app: App, request: FastifyRequest, person: Person): Promise<GuestHere> {
  const found = await guestOn(app, request, person);
  if (found === null) throw new Refuse('noGuest');
  return found;
}

/** Keeps the session of a guest who signs in, so that their tables stay within reach. */
async function leaveGuest(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  before: Person | null,
  after: Person,
): Promise<GuestHere | null> {
  const left = before === null ? null : await guestWith(app, tokenOf(request), after);
  if (left === null) return guestOn(app, request, after);
  reply.header('set-cookie', cookie(app.config, GUEST_COOKIE, left.token));
  return left;
}

/** This device belongs to the guest again. */
async function goBack({ config }: App, reply: FastifyReply, { token }: GuestHere): Promise<void> {
  reply.header('set-cookie', cookie(config, SESSION_COOKIE, token));
  reply.header('set-cookie', cookie(config, GUEST_COOKIE, 'none', 0));
}

const renaming = {
  tooMany: 'too many names were taken; wait a little',
  isKept: (rates: RateLimiter, person: string) => rates.mayRename(person),
};

/** What the browser needs to create or use a passkey. The challenge is kept in a cookie. */
function offer({ config }: App, reply: FastifyReply, { id, options }: Challenge): Challenge['options'] {
  reply.header('set-cookie', cookie(config, CHALLENGE_COOKIE, id, CHALLENGE_SECONDS));
  return { ...options };
}

export const peopleRoutes: readonly Route[] = [
  route('POST', '/api/guests', {
    about:
      'Play at once as a guest with a name. Signs this device in; whoever is signed in already stays who they are.',
    body: requests.newGuest,
    answer: replies.person,
    open: true,
    limit: { tooMany: 'too many guests came; wait a little', isKept: (rates, _, address) => rates.mayConnect(address) },
    async run({ app, body, person, request, reply }) {
      if (person !== null) return shownPerson(app, person); // the page may have lost its data while the cookie is still valid
      const known = await guestOn(app, request, null);
      if (known !== null) {
        await goBack(app, reply, known);
        return shownPerson(app, known.guest);
      }
      const guest = await app.accounts.newGuest(body.name);
      await signIn(app, reply, guest.id, request.headers['user-agent']);
      return shownPerson(app, guest);
    },
  }),
  route('GET', '/api/me', {
    about: 'Who is signed in on this device.',
    answer: replies.person,
    run: async ({ app, person, request }) => shownPerson(app, person, await guestOn(app, request, person)),
  }),
  route('POST', '/api/me/name', {
    about: 'Take another name.',
    body: requests.rename,
    answer: replies.done,
    limit: renaming,
    async run({ app, body, person }) {
      await app.identity.rename(person, body.name);
      return DONE;
    },
  }),
  route('GET', '/api/me/guest', {
    about: 'The tables of the guest who was here before somebody signed in on this device.',
    answer: replies.tableShown.array(),
    async run({ app, person, request }) {
      const { guest } = await mustHaveGuest(app, request, person);
      const { db } = app.store;
      return shownTables(db, await tablesOf(db, guest.id, TABLES_SHOWN), guest.id);
    },
  }),
  route('POST', '/api/me/guest/merge', {
    about: 'Everything of the guest who was here before comes along: tables, games, editions. The guest is gone.',
    body: requests.merge,
    answer: replies.done,
    limit: renaming,
    async run({ app, body, person, request, reply }) {
      const { guest } = await mustHaveGuest(app, request, person);
      if (await app.accounts.isGuest(person)) throw new Refuse('isGuest');
      for (const session of await app.accounts.sessions(guest.id, '')) app.signedOut(session.id);
      await app.identity.merge(guest, person, body.name === 'guest' ? guest.name : person.name);
      reply.header('set-cookie', cookie(app.config, GUEST_COOKIE, 'none', 0));
      return DONE;
    },
  }),
  route('POST', '/api/me/guest/back', {
    about: 'Sign out and be the guest again who was here before.',
    answer: replies.person,
    async run({ app, person, session, request, reply }) {
      const known = await mustHaveGuest(app, request, person);
      await endSessions(app, person.id, { session: session.id });
      await goBack(app, reply, known);
      return shownPerson(app, known.guest);
    },
  }),
  route('POST', '/api/me/claim', {
    about: 'Keep a guest account: give it a login and a password.',
    body: requests.claim,
    answer: replies.done,
    async run({ app, body, person, session, request, reply }) {
      if (!(await app.accounts.isGuest(person))) throw new Refuse('notGuest');
      if (!app.rates.mayProve(person.id)) throw new Refuse('tooMany');
      await app.accounts.claim(person, body.login, body.password);
      await app.accounts.proved(session);
      await knowDevice(app, request, reply, person.id);
      return DONE;
    },
  }),
  route('POST', '/api/me/password', {
    about:
      'Take another password, and another login if you like. Needs the old password or a passkey; signs all other devices out.',
    body: requests.newPassword,
    answer: replies.done,
    async run({ app, body, person, session, request, reply }) {
      if (await app.accounts.isGuest(person)) throw new Refuse('isGuest');
      const login = body.login ?? person.login;
      if (login === null) throw new Refuse('badRequest', 'body.login: this account has no login yet; choose one');
      await mustProve(app, person, request, body);
      await app.accounts.changePassword(person, login, body.password);
      await app.accounts.proved(session);
      await endSessions(app, person.id, { but: session.id });
      await knowDevice(app, request, reply, person.id);
      return DONE;
    },
  }),
  route('POST', '/api/sign-in', {
    about: 'Sign in with login and password.',
    body: requests.signIn,
    answer: replies.person,
    open: true,
    async run({ app, body, address, person: before, request, reply }) {
      const device = cookieOf(request, DEVICE_COOKIE);
      const known = device !== null && (await app.accounts.knows(body.login, device)) ? device : null;
      if (!app.rates.maySignIn(body.login, address, known)) throw new Refuse('tooMany');
      const person = await app.accounts.byPassword(body.login, body.password);
      if (known === null) app.rates.hasSignedIn(body.login);
      const left = await leaveGuest(app, request, reply, before, person);
      await signIn(app, reply, person.id, request.headers['user-agent']);
      await knowDevice(app, request, reply, person.id);
      return shownPerson(app, person, left);
    },
  }),
  route('POST', '/api/sign-out', {
    about: 'Sign this device out.',
    answer: replies.done,
    async run({ app, person, session, reply }) {
      await endSessions(app, person.id, { session: session.id });
      reply.header('set-cookie', cookie(app.config, SESSION_COOKIE, 'none', 0));
      return DONE;
    },
  }),
  route('GET', '/api/me/sessions', {
    about: 'The devices on which this person is signed in.',
    answer: replies.session.array(),
    run: ({ app, person, session }) => app.accounts.sessions(person.id, session.id),
  }),
  route('POST', '/api/me/sessions/end', {
    about: 'Sign a device out, or all but this one.',
    body: requests.ending,
    answer: replies.done,
    async run({ app, body, person, session }) {
      await endSessions(app, person.id, 'others' in body ? { but: session.id } : body);
      return DONE;
    },
  }),
  route('POST', '/api/me/passkeys/offer', {
    about: 'Begin to add a passkey: options for the browser.',
    answer: replies.passkeyOffer,
    async run({ app, person, session, request, reply }) {
      // Otherwise somebody who finds an unlocked device could take over the account.
      if (!app.accounts.isFresh(session) && !(await app.accounts.isGuest(person))) throw new Refuse('signInAgain');
      return offer(app, reply, await app.passkeys.offerNew(person, ownOrigin(app.config, request.raw)));
    },
  }),
  route('POST', '/api/me/passkeys', {
    about: 'Add the passkey that the browser has made.',
    body: requests.passkeyAnswer,
    answer: replies.done,
    async run({ app, body, person, request }) {
      const challenge = cookieOf(request, CHALLENGE_COOKIE) ?? '';
      await app.passkeys.addNew(person, ownOrigin(app.config, request.raw), challenge, body.response);
      return DONE;
    },
  }),
  route('POST', '/api/sign-in/passkey/offer', {
    about: 'Begin to sign in with a passkey: options for the browser.',
    answer: replies.passkeyOffer,
    open: true,
    run: async ({ app, request, reply }) =>
      offer(app, reply, await app.passkeys.offerSignIn(ownOrigin(app.config, request.raw))),
  }),
  route('POST', '/api/sign-in/passkey', {
    about: 'Sign in with a passkey.',
    body: requests.passkeyAnswer,
    answer: replies.person,
    open: true,
    limit: {
      tooMany: 'too many passkeys were tried; wait a little',
      isKept: (rates, _, address) => rates.mayTryPasskey(address),
    },
    async run({ app, body, person: before, request, reply }) {
      const challenge = cookieOf(request, CHALLENGE_COOKIE) ?? '';
      const id = await app.passkeys.signIn(ownOrigin(app.config, request.raw), challenge, body.response);
      const person = await personOf(app.store.db, id);
      if (person === undefined) throw new Refuse('badPasskey');
      const left = await leaveGuest(app, request, reply, before, person);
      await signIn(app, reply, person.id, request.headers['user-agent']);
      await knowDevice(app, request, reply, person.id);
      return shownPerson(app, person, left);
    },
  }),
  route('GET', '/api/me/mutes', {
    about: 'Whom this person does not hear in chat.',
    answer: replies.muted.array(),
    async run({ app, person }) {
      const names = await namesOf(app.store.db, await mutedBy(app.store.db, person.id));
      return [...names].map(([id, name]) => ({ person: id, name }));
    },
  }),
  route('POST', '/api/me/mutes', {
    about: 'Do not hear what somebody says in chat, or hear it again.',
    body: requests.muting,
    answer: replies.done,
    async run({ app, body, person }) {
      await (body.muted ? mute : unmute)(app.store.db, person.id, body.person);
      await app.chat.mutesChanged(person.id);
      return DONE;
    },
  }),
  route('GET', '/api/ratings', {
    about: 'The best rated players of a game, at all player counts or at one.',
    query: requests.ratedQuery,
    answer: replies.standing.array(),
    open: true,
    async run({ app, query }) {
      const best = await bestRated(app.store.db, query.game, query.seats ?? null, BEST_SHOWN);
      const names = await namesOf(
        app.store.db,
        best.map(({ person }) => person),
      );
      return best.map(each => ({
        person: each.person,
        name: names.get(each.person) ?? '',
        rating: shownRating(each),
        games: each.games,
      }));
    },
  }),
];
