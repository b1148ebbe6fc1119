// Routes for notices: how a person is told of what happens while they are away.
import { isZone } from '@boardwright/host';
import type { App } from '../app.ts';
import { newId } from '../ids.ts';
import { languageOf } from '../language.ts';
import { forbiddenIn } from '../notices/post.ts';
import { NOTICE_TEXTS } from '../notices/texts.ts';
import { tokenFor, wayOfToken } from '../notices/tokens.ts';
import type { Session } from '../people/accounts.ts';
import { replies, requests } from '../protocol/index.ts';
import type { NoticesShown } from '../protocol/replies.ts';
import type { NewWay } from '../protocol/requests.ts';
import { Refuse } from '../refuse.ts';
import type { Person } from '../store/people.ts';
import { addWay, confirmWay, keepWishes, removeWay, type Way, waysOf, wishesOf } from '../store/ways.ts';
import { type Route, route } from './route.ts';
import { ownOrigin } from './security.ts';

const DONE = { done: true } as const;
const changing: Route['limit'] = {
  tooMany: 'too many changes of notices; wait a little',
  isKept: (rates, person, address) => rates.mayChangeNotices(person, address),
};

async function shown(app: App, person: string, here: Session): Promise<NoticesShown> {
  const { db } = app.store;
  const ways = await waysOf(db, person);
  return {
    key: await app.notices.senders.publicKey(),
    mail: app.notices.senders.canMail,
    ways: ways.map(({ id, kind, address, session, confirmed, failures, created }) => ({
      id,
      kind,
      address: kind === 'push' ? new URL(address).hostname : address, // the rest of it is a secret of the browser
      isHere: session === here.id,
      confirmed,
      failing: failures > 0,
      created,
    })),
    wishes: await wishesOf(db, person),
  };
}

/** A guest account costs nothing, so nobody may have mails sent from one. */
async function mustBeAllowed(app: App, person: Person, { kind, address }: NewWay): Promise<void> {
  if (kind === 'push' && !app.config.notices.anyAddress) mustBePublic(address);
  if (kind === 'push') return;
  if (await app.accounts.isGuest(person)) throw new Refuse('isGuest');
  if (kind === 'mail' && !app.notices.senders.canMail) throw new Refuse('noMail');
  if (kind === 'hook' && !app.config.notices.anyAddress) mustBePublic(address);
}

function mustBePublic(address: string): void {
  const problem = forbiddenIn(address);
  if (problem !== null) throw new Refuse('badAddress', `this address cannot be used: ${problem}`);
}

async function askToConfirm(app: App, way: Way): Promise<void> {
  const token = await tokenFor(app.store.db, 'confirm', way.id);
  const { title, body } = NOTICE_TEXTS[way.language].notices.confirm;
  const notice = { id: newId(), kind: 'confirm', title, body, path: `/confirm/${token}`, badge: 0 } as const;
  if ((await app.notices.senders.send(way, notice)) !== 'received') throw new Refuse('tryAgain');
}

async function ownWay(app: App, person: Person, id: string): Promise<Way> {
  const found = (await waysOf(app.store.db, person.id)).find(way => way.id === id);
  if (found === undefined) throw new Refuse('noSuchWay');
  return found;
}

async function byToken(app: App, use: 'confirm' | 'stop', token: string): Promise<string> {
  const way = await wayOfToken(app.store.db, use, token);
  if (way === null) throw new Refuse('noSuchWay');
  return way;
}

export const noticeRoutes: readonly Route[] = [
  route('GET', '/api/me/notices', {
    about: 'How you are told of what happens while you are away.',
    answer: replies.noticesShown,
    run: ({ app, person, session }) => shown(app, person.id, session),
  }),
  route('POST', '/api/me/notices/wishes', {
    about: 'Say what you want to be told, by which ways, and when not.',
    body: requests.wishes,
    answer: replies.noticesShown,
    limit: changing,
    async run({ app, body, person, session }) {
      if (body.quiet !== null && !isZone(body.quiet.zone)) throw new Refuse('badRequest', 'there is no such time zone');
      await keepWishes(app.store.db, person.id, body);
      return shown(app, person.id, session);
    },
  }),
  route('POST', '/api/me/notices/ways', {
    about: 'Add a way to tell you: this browser, a mail address (it must be confirmed), or a webhook.',
    body: requests.newWay,
    answer: replies.noticesShown,
    limit: changing,
    async run({ app, body, person, session, request }) {
      await mustBeAllowed(app, person, body);
      const { kind, address } = body;
      const way = await addWay(app.store.db, {
        id: newId(),
        person: person.id,
        kind,
        address,
        body: { origin: ownOrigin(app.config, request.raw).origin, ...(kind === 'push' ? { keys: body.keys } : {}) },
        session: kind === 'push' ? session.id : null,
        language: languageOf(body.language, undefined),
        confirmed: kind !== 'mail',
        failures: 0,
        created: Date.now(),
      });
      if (!way.confirmed) await askToConfirm(app, way);
      return shown(app, person.id, session);
    },
  }),
  route('POST', '/api/me/notices/ways/:way/test', {
    about: 'Send a notice by this way, to see whether it arrives.',
    params: requests.byWay,
    answer: replies.noticesShown,
    limit: changing,
    async run({ app, params, person, session }) {
      const way = await ownWay(app, person, params.way);
      if (!way.confirmed) throw new Refuse('noSuchWay');
      const { title, body } = NOTICE_TEXTS[way.language].notices.test;
      const sent = await app.notices.senders.send(way, {
        id: newId(),
        kind: 'test',
        title,
        body,
        path: '/me',
        badge: 0,
      });
      if (sent === 'gone') await removeWay(app.store.db, way.id);
      if (sent !== 'received') throw new Refuse('tryAgain');
      return shown(app, person.id, session);
    },
  }),
  route('DELETE', '/api/me/notices/ways/:way', {
    about: 'Remove a way. Nothing more is sent there.',
    params: requests.byWay,
    answer: replies.noticesShown,
    async run({ app, params, person, session }) {
      await removeWay(app.store.db, (await ownWay(app, person, params.way)).id);
      return shown(app, person.id, session);
    },
  }),
  route('POST', '/api/notices/confirm/:token', {
    about: 'Confirm a mail address with the link that was sent to it.',
    params: requests.byToken,
    answer: replies.done,
    open: true,
    async run({ app, params }) {
      await confirmWay(app.store.db, await byToken(app, 'confirm', params.token));
      return DONE;
    },
  }),
  route('POST', '/api/notices/stop/:token', {
    about: 'End the mails to an address, with the link in each of them. Mail programs do this with one click.',
    params: requests.byToken,
    answer: replies.done,
    open: true,
    async run({ app, params }) {
      await removeWay(app.store.db, await byToken(app, 'stop', params.token));
      return DONE;
    },
  }),
];
