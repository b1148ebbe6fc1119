// Routes about a player: ratings, records, games. What is shown is up to that player.
import type { App } from '../app.ts';
import { mayKnow } from '../lobby/shown.ts';
import { shownRating } from '../lobby/standing.ts';
import { replies, requests } from '../protocol/index.ts';
import type { PlayedGame, PlayerShown } from '../protocol/people.ts';
import { Refuse } from '../refuse.ts';
import { hasBlocked, knows, privacyOf } from '../store/acquaintances.ts';
import { namesOf, type Person, personOf } from '../store/people.ts';
import { against, gamesOf, type Other, ratedGamesOf, recordsOf, resultsAt } from '../store/records.ts';
import { allRatingsOf, type Result } from '../store/standing.ts';
import { type Table, tablesById } from '../store/tables.ts';
import { type Route, route } from './route.ts';

const CURVE_SHOWN = 1000; // rated games
const GAMES_SHOWN = 30; // at once

interface Asked {
  readonly person: Person; // whose page it is
  readonly isKnown: boolean;
  readonly isShown: boolean;
}

async function asked(app: App, viewer: Person, id: string): Promise<Asked> {
  const { db } = app.store;
  const person = await personOf(db, id);
  if (person === undefined) throw new Refuse('noSuchPerson');
  if (id === viewer.id) return { person, isKnown: true, isShown: true };
  const [isKnown, isBlocked, privacy] = await Promise.all([
    knows(db, viewer.id, id),
    hasBlocked(db, id, viewer.id),
    privacyOf(db, [id]),
  ]);
  const { games } = privacy(id);
  const isShown = !isBlocked && (games === 'everybody' || (games === 'known' && isKnown));
  return { person, isKnown, isShown };
}

const NOTHING: Pick<PlayerShown, 'ratings' | 'records' | 'curves'> = { ratings: [], records: [], curves: [] };

async function achievements(app: App, person: string): Promise<typeof NOTHING> {
  const { db } = app.store;
  const [ratings, records, rated] = await Promise.all([
    allRatingsOf(db, person),
    recordsOf(db, person),
    ratedGamesOf(db, person, CURVE_SHOWN),
  ]);
  return {
    ratings: ratings.map(each => ({ game: each.game, rating: shownRating(each), games: each.games })),
    records,
    curves: [...Map.groupBy(rated, ({ game }) => game)].map(([game, results]) => ({
      game,
      points: results.flatMap(result => {
        const rating = ratingAfter(result);
        return rating === null ? [] : [{ time: result.time, rating }];
      }),
    })),
  };
}

const ratingAfter = ({ mu, sigma }: Result): number | null =>
  mu === null || sigma === null ? null : shownRating({ mu, sigma });

async function playerFor(app: App, viewer: Person, id: string): Promise<PlayerShown> {
  const { db } = app.store;
  const { person, isKnown, isShown } = await asked(app, viewer, id);
  const isMe = viewer.id === id;
  const presence = isKnown && !isMe ? (await app.presence.seenBy(viewer.id, [id]))(id) : null;
  return {
    id,
    name: person.name,
    guest: await app.accounts.isGuest(person),
    presence,
    known: isKnown && !isMe,
    blocked: await hasBlocked(db, viewer.id, id),
    isShown,
    ...(isShown ? await achievements(app, id) : NOTHING),
    together: isMe ? [] : await against(db, viewer.id, id),
  };
}

/** Of tables that the viewer may not look at, neither the table nor who sat there is told. */
function playedGame(
  result: Result,
  viewer: string,
  others: readonly Other[],
  names: Map<string, string>,
  table?: Table,
) {
  const isVisible = table !== undefined && (table.isOpen || mayKnow(table, viewer));
  const { game, seat, seats, place, score, rated, time } = result;
  return {
    table: isVisible ? result.table_id : null,
    game,
    seat,
    seats,
    place,
    score,
    rated: rated === 1,
    rating: ratingAfter(result),
    time,
    others: isVisible
      ? others.map(each => ({ id: each.person, name: names.get(each.person) ?? '', place: each.place }))
      : [],
  } satisfies PlayedGame;
}

export const playerRoutes: readonly Route[] = [
  route('GET', '/api/people/:person', {
    about: 'The page of a player: ratings over time, records, games against you; as far as they show them.',
    params: requests.byPerson,
    answer: replies.playerShown,
    run: ({ app, params, person }) => playerFor(app, person, params.person),
  }),
  route('GET', '/api/people/:person/games', {
    about: 'Finished games of a player, the last one first, as far as they show them; games with you in any case.',
    params: requests.byPerson,
    query: requests.gamesQuery,
    answer: replies.playedGames,
    async run({ app, params, query, person }) {
      const { db } = app.store;
      const { isShown } = await asked(app, person, params.person);
      const isTogether = query.together === 'yes' || !isShown;
      const filter = { game: query.game, seats: query.seats, from: query.from };
      const found = await gamesOf(
        db,
        params.person,
        isTogether ? { ...filter, with: person.id } : filter,
        GAMES_SHOWN + 1,
      );
      const results = found.slice(0, GAMES_SHOWN);
      const ids = results.map(({ table_id }) => table_id);
      const [at, tables] = await Promise.all([resultsAt(db, ids), tablesById(db, ids)]);
      const names = await namesOf(db, [...new Set(at.map(each => each.person))]);
      const games = results.map(result => {
        const others = at.filter(each => each.table_id === result.table_id && each.person !== params.person);
        return playedGame(result, person.id, others, names, tables.get(result.table_id));
      });
      return { games, more: found.length > GAMES_SHOWN };
    },
  }),
];
