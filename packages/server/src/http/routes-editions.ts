// Routes for the editions in people's accounts, which make them available on every device.
import type { App } from '../app.ts';
import { replies, requests } from '../protocol/index.ts';
import { KEPT_BYTES } from '../reading/reader.ts';
import { Refuse } from '../refuse.ts';
import { deleteEdition, editionOf, editionsOf, keepEdition } from '../store/editions.ts';
import type { Person } from '../store/people.ts';
import { checked, type Route, route } from './route.ts';

const DONE = { done: true } as const;

/** A guest account may be gone tomorrow, so a guest's editions stay on the device. */
async function mustHaveAccount(app: App, person: Person): Promise<void> {
  if (await app.accounts.isGuest(person)) throw new Refuse('isGuest');
}

export const editionRoutes: readonly Route[] = [
  route('GET', '/api/me/editions', {
    about: 'The editions in this account, without their files.',
    answer: replies.editionListed.array(),
    run: ({ app, person }) => editionsOf(app.store.db, person.id),
  }),
  route('GET', '/api/me/editions/:edition', {
    about: 'An edition in this account.',
    params: requests.byEdition,
    answer: replies.editionKept,
    async run({ app, params, person }) {
      const found = await editionOf(app.store.db, person.id, params.edition);
      if (found === undefined) throw new Refuse('noSuchEdition');
      return { ...found, file: JSON.parse(found.file) };
    },
  }),
  route('POST', '/api/me/editions/:edition', {
    about: 'Keep an edition in this account, new or changed. The latest change wins. It need not be right yet.',
    params: requests.byEdition,
    body: requests.editionToKeep,
    answer: replies.editionUpdated,
    limit: {
      tooMany: 'too many changes of editions; wait a little',
      isKept: (rates, person) => rates.mayKeep(person),
    },
    largeBody: KEPT_BYTES,
    async run({ app, params, text, person }) {
      await mustHaveAccount(app, person);
      const { rest, file } = await app.reader.edition(text);
      const { updated, ...edition } = checked(requests.editionBesides, rest);
      if (app.games.get(edition.game)?.withContent === undefined) throw new Refuse('noSuchGame');
      const time = Math.min(updated, Date.now()); // a clock that is ahead would always win
      return {
        updated: await keepEdition(app.store.db, person.id, { ...edition, id: params.edition, file, updated: time }),
      };
    },
  }),
  route('DELETE', '/api/me/editions/:edition', {
    about: 'Delete an edition from this account. Tables that are played with it keep theirs.',
    params: requests.byEdition,
    answer: replies.done,
    async run({ app, params, person }) {
      await deleteEdition(app.store.db, person.id, params.edition);
      return DONE;
    },
  }),
];
