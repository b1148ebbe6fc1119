// The route for what a person has learned, so that all their devices know it.
import { replies, requests } from '../protocol/index.ts';
import { Refuse } from '../refuse.ts';
import { learnMore } from '../store/learned.ts';
import { type Route, route } from './route.ts';

export const learnedRoutes: readonly Route[] = [
  route('POST', '/api/me/learned', {
    about: 'Adds the lessons that a device knows of to those in the account. Answers with all of them, by game.',
    body: requests.learned,
    answer: replies.learned,
    limit: {
      tooMany: 'too many changes; wait a little',
      isKept: (rates, person) => rates.mayKeep(person),
    },
    async run({ app, body, person }) {
      if (await app.accounts.isGuest(person)) throw new Refuse('isGuest'); // a guest account may be gone tomorrow
      if (Object.keys(body).some(game => app.games.get(game) === undefined)) throw new Refuse('noSuchGame');
      return learnMore(app.store.db, person.id, body);
    },
  }),
];
