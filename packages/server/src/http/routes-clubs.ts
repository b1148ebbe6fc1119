// Routes about clubs.
import type { App } from '../app.ts';
import { shownTables } from '../lobby/shown.ts';
import * as clubs from '../protocol/clubs.ts';
import { replies } from '../protocol/index.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { Refuse } from '../refuse.ts';
import type { Person } from '../store/people.ts';
import { type Route, route } from './route.ts';

const DONE = { done: true } as const;

const founding = {
  tooMany: 'too many clubs were founded; wait a little',
  isKept: (rates: RateLimiter, person: string, address: string) => rates.mayOpen(person, address),
};
const joining = {
  tooMany: 'too many clubs were joined; wait a little',
  isKept: (rates: RateLimiter, person: string, address: string) => rates.maySit(person, address),
};

const afterwards = ({ clubs: all }: App, club: string, { id }: Person) => all.shown(club, id, undefined);

export const clubRoutes: readonly Route[] = [
  route('GET', '/api/me/clubs', {
    about: 'The clubs of which this person is a member.',
    answer: clubs.listed.array(),
    run: ({ app, person }) => app.clubs.of(person.id),
  }),
  route('POST', '/api/clubs', {
    about: 'Found a club. Guests cannot, because nobody could reach it once their device is lost.',
    body: clubs.newClub,
    answer: clubs.clubShown,
    limit: founding,
    async run({ app, body, person }) {
      if (await app.accounts.isGuest(person)) throw new Refuse('isGuest');
      return app.clubs.found(person.id, body.name, body.about);
    },
  }),
  route('GET', '/api/clubs/:club', {
    about: 'A club: for its members, for those with its invitation, and for all if it wants to be seen.',
    params: clubs.byClub,
    query: clubs.invited,
    answer: clubs.clubShown,
    open: true,
    run: ({ app, params, query, person }) => app.clubs.shown(params.club, person?.id ?? null, query.invitation),
  }),
  route('GET', '/api/clubs/:club/tables', {
    about: 'The tables of a club, for its members.',
    params: clubs.byClub,
    answer: replies.tableShown.array(),
    run: async ({ app, params, person }) =>
      shownTables(app.store.db, await app.clubs.tables(params.club, person.id), person.id),
  }),
  route('POST', '/api/clubs/:club/join', {
    about: 'Become a member, with the invitation.',
    params: clubs.byClub,
    body: clubs.joining,
    answer: clubs.clubShown,
    limit: joining,
    async run({ app, params, body, person }) {
      await app.clubs.join(params.club, person.id, body.invitation);
      return afterwards(app, params.club, person);
    },
  }),
  route('POST', '/api/clubs/:club/leave', {
    about: 'Leave a club. If no owner is left, whoever has been there longest becomes one; without members it is gone.',
    params: clubs.byClub,
    answer: replies.done,
    async run({ app, params, person }) {
      await app.clubs.leave(params.club, person.id);
      return DONE;
    },
  }),
  route('POST', '/api/clubs/:club/change', {
    about: 'Change what a club is called, what it says of itself, and whether others see it; owners may.',
    params: clubs.byClub,
    body: clubs.changing,
    answer: clubs.clubShown,
    async run({ app, params, body, person }) {
      const { name, about, shown } = body;
      const texts = { ...(name === undefined ? {} : { name }), ...(about === undefined ? {} : { about }) };
      await app.clubs.change(params.club, person.id, { ...texts, ...(shown === undefined ? {} : { shown }) });
      return afterwards(app, params.club, person);
    },
  }),
  route('POST', '/api/clubs/:club/invitation', {
    about: 'Make a new invitation; the former one no longer works. Owners may.',
    params: clubs.byClub,
    answer: clubs.clubShown,
    async run({ app, params, person }) {
      await app.clubs.renewInvitation(params.club, person.id);
      return afterwards(app, params.club, person);
    },
  }),
  route('POST', '/api/clubs/:club/remove', {
    about: 'Remove a member; owners may. The invitation that this member knows no longer works.',
    params: clubs.byClub,
    body: clubs.byMember,
    answer: clubs.clubShown,
    async run({ app, params, body, person }) {
      await app.clubs.remove(params.club, person.id, body.person);
      return afterwards(app, params.club, person);
    },
  }),
  route('POST', '/api/clubs/:club/role', {
    about: 'Make a member an owner, or an owner a member; owners may. One owner always stays.',
    params: clubs.byClub,
    body: clubs.giving,
    answer: clubs.clubShown,
    async run({ app, params, body, person }) {
      await app.clubs.give(params.club, person.id, body.person, body.role);
      return afterwards(app, params.club, person);
    },
  }),
  route('DELETE', '/api/clubs/:club', {
    about: 'Dissolve a club; owners may. Its tables stay, for those who sit there.',
    params: clubs.byClub,
    answer: replies.done,
    async run({ app, params, person }) {
      await app.clubs.dissolve(params.club, person.id);
      return DONE;
    },
  }),
];
