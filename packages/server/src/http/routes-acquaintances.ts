// Routes about the people whom somebody knows: the list, what they may see, personal links, blocks.
import type { App } from '../app.ts';
import { newId } from '../ids.ts';
import { replies, requests } from '../protocol/index.ts';
import type { PeopleShown } from '../protocol/people.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { Refuse } from '../refuse.ts';
import {
  acquaint,
  block,
  blockedBy,
  hasBlocked,
  keepPrivacy,
  knownTo,
  linkOf,
  ownerOfLink,
  privacyOf,
  setLink,
  unblock,
} from '../store/acquaintances.ts';
import { accountsAmong, namesOf, type Person, personOf } from '../store/people.ts';
import { againstAll } from '../store/records.ts';
import { type Route, route } from './route.ts';

const DONE = { done: true } as const;
const MOST_KNOWN = 500;
const NONE = { games: 0, won: 0, lost: 0, last: 0 };

const changing: Route['limit'] = {
  tooMany: 'too many changes; wait a little',
  isKept: (rates: RateLimiter, person: string) => rates.mayRename(person),
};

async function peopleOf(app: App, person: Person): Promise<PeopleShown> {
  const { db } = app.store;
  const [met, against, blocked, privacy, link] = await Promise.all([
    knownTo(db, person.id, MOST_KNOWN),
    againstAll(db, person.id),
    blockedBy(db, person.id),
    privacyOf(db, [person.id]),
    linkOf(db, person.id),
  ]);
  const ids = met.map(each => each.person).filter(id => !blocked.includes(id));
  const [names, accounts, presence] = await Promise.all([
    namesOf(db, [...ids, ...blocked]),
    accountsAmong(db, ids),
    app.presence.seenBy(person.id, ids),
  ]);
  const since = new Map(met.map(each => [each.person, each.last]));
  const known = ids.flatMap(id => {
    const name = names.get(id);
    if (name === undefined) return []; // gone
    const { last, ...tally } = against.get(id) ?? NONE;
    const guest = !accounts.has(id);
    return [{ id, name, guest, last: Math.max(last, since.get(id) ?? 0), ...tally, presence: presence(id) }];
  });
  return {
    known: known.sort((a, b) => b.last - a.last),
    blocked: blocked.map(id => ({ id, name: names.get(id) ?? '' })),
    privacy: privacy(person.id),
    link,
  };
}

/** The owner of a link. Whom they have blocked finds nothing there, as if it had been withdrawn. */
async function ownerFor(app: App, code: string, person: Person | null): Promise<Person> {
  const { db } = app.store;
  const id = await ownerOfLink(db, code);
  const owner = id === null ? undefined : await personOf(db, id);
  if (owner === undefined || (person !== null && (await hasBlocked(db, owner.id, person.id))))
    throw new Refuse('noSuchLink');
  return owner;
}

export const acquaintanceRoutes: readonly Route[] = [
  route('GET', '/api/me/people', {
    about: 'Everybody you have played with or met by a link, the most recent first, and what you let others see.',
    answer: replies.peopleShown,
    run: ({ app, person }) => peopleOf(app, person),
  }),
  route('POST', '/api/me/privacy', {
    about: 'Change what you let others see: when you are here, or your games. What you leave out stays as it is.',
    body: requests.privacyChange,
    answer: replies.done,
    async run({ app, body, person }) {
      await keepPrivacy(app.store.db, person.id, body);
      return DONE;
    },
  }),
  route('POST', '/api/me/blocks', {
    about:
      'Block somebody, or no longer. They cannot invite you, see whether you are here, sit down at tables that you open, or be read by you in chat.',
    body: requests.blocking,
    answer: replies.done,
    async run({ app, body, person }) {
      const { db } = app.store;
      const other = await personOf(db, body.person);
      if (other === undefined || other.id === person.id) throw new Refuse('noSuchPerson');
      if (body.blocked) await block(db, person.id, other.id, Date.now());
      else await unblock(db, person.id, other.id);
      await app.chat.mutesChanged(person.id);
      return DONE;
    },
  }),
  route('POST', '/api/me/link', {
    about: 'Make a personal link. The one before leads nowhere from then on.',
    answer: replies.personalLink,
    limit: changing,
    async run({ app, person }) {
      const link = newId();
      await setLink(app.store.db, person.id, link, Date.now());
      return { link };
    },
  }),
  route('DELETE', '/api/me/link', {
    about: 'Withdraw the personal link. People who have used it stay known.',
    answer: replies.personalLink,
    async run({ app, person }) {
      await setLink(app.store.db, person.id, null, Date.now());
      return { link: null };
    },
  }),
  route('GET', '/api/with/:code', {
    about: 'Whose personal link this is.',
    params: requests.byLink,
    answer: replies.linkOwner,
    open: true,
    async run({ app, params, person }) {
      const { id, name } = await ownerFor(app, params.code, person);
      return { id, name };
    },
  }),
  route('POST', '/api/with/:code', {
    about: 'Know somebody by their personal link. They know you, too, from then on.',
    params: requests.byLink,
    answer: replies.linkOwner,
    limit: changing,
    async run({ app, params, person }) {
      const { id, name } = await ownerFor(app, params.code, person);
      if (id !== person.id) await acquaint(app.store.db, id, person.id, Date.now());
      return { id, name };
    },
  }),
];
