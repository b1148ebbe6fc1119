// Routes for being away.
import type { App } from '../app.ts';
import { replies, requests } from '../protocol/index.ts';
import { type Route, route } from './route.ts';

const PATH = '/api/me/vacation';
const changing: Route['limit'] = {
  tooMany: 'too many changes of the vacation; wait a little',
  isKept: (rates, person, address) => rates.mayChangeNotices(person, address),
};
const shown = (app: App, person: string) => app.vacations.of(person, Date.now());

export const vacationRoutes: readonly Route[] = [
  route('GET', PATH, {
    about: 'Whether this person is away, and for how long they still may be this year.',
    answer: replies.vacation,
    run: ({ app, person }) => shown(app, person.id),
  }),
  route('POST', PATH, {
    about: 'Be away until a day: clocks of tables over days stand still. Whoever is away already changes the day.',
    body: requests.vacation,
    answer: replies.vacation,
    limit: changing,
    async run({ app, body, person }) {
      await app.vacations.go(person.id, body.until, Date.now());
      return shown(app, person.id);
    },
  }),
  route('POST', `${PATH}/end`, {
    about: 'Be back.',
    answer: replies.vacation,
    limit: changing,
    async run({ app, person }) {
      await app.vacations.end(person.id, Date.now());
      return shown(app, person.id);
    },
  }),
];
