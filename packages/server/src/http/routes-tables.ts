// Routes about games and tables: opening, sitting down, replay, files, chat.
import { botNames } from '@boardwright/bots';
import { z } from 'zod';
import { hashOf } from '../ids.ts';
import { languageOf } from '../language.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { hasBegun, shownTable, shownTables } from '../lobby/shown.ts';
import { wordsOf } from '../preview/words.ts';
import { replies, requests } from '../protocol/index.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { EDITION_BYTES, FILE_BYTES } from '../reading/reader.ts';
import { Refuse } from '../refuse.ts';
import { contentOf } from '../store/contents.ts';
import { tablesOf } from '../store/tables.ts';
import { addReport, lineAt, linesAfter, unheardBy } from '../store/talk.ts';
import { checked, type Route, route } from './route.ts';

const DONE = { done: true } as const;
const TABLES_SHOWN = 100;
const LINES_SHOWN = 200;

const opening = {
  tooMany: 'too many tables were opened; wait a little',
  isKept: (rates: RateLimiter, person: string, address: string) => rates.mayOpen(person, address),
};
const bringingIn = {
  tooMany: 'too many games were brought in; wait a little',
  isKept: (rates: RateLimiter, person: string, address: string) => rates.mayImport(person, address),
};
const sitting = {
  tooMany: 'too many chairs were taken; wait a little',
  isKept: (rates: RateLimiter, person: string, address: string) => rates.maySit(person, address),
};

interface SealingStep<B> {
  readonly about: string;
  take(lobby: Lobby, table: string, person: string, body: B): Promise<unknown>;
}

/** One of the two steps in which players seal the chance of a table. */
function sealing<B extends z.ZodType>(step: 'commit' | 'reveal', body: B, how: SealingStep<z.infer<B>>): Route {
  return route('POST', `/api/tables/:table/${step}`, {
    about: how.about,
    params: requests.byTable,
    body,
    answer: replies.done,
    async run({ app, params, body: given, person }) {
      await how.take(app.lobby, params.table, person.id, given);
      return DONE;
    },
  });
}

export const tableRoutes: readonly Route[] = [
  route('GET', '/api/games', {
    about: 'The games that can be played here, and the levels of bots.',
    answer: replies.games,
    open: true,
    run: async ({ app }) => ({
      bots: [...botNames],
      games: [...app.games.values()].map(({ game, withContent }) => ({
        id: game.id,
        version: game.version,
        edition: game.edition,
        seats: [...game.seats],
        options: [...game.options],
        editions: withContent !== undefined,
      })),
    }),
  }),
  route('GET', '/api/tables', {
    about: 'Open tables, to sit down at or to watch.',
    answer: replies.tableListed.array(),
    open: true,
    run: ({ app, person }) => app.openList.shownTo(person?.id ?? null),
  }),
  route('GET', '/api/lobby', {
    about: 'How many people are here, how many games are under way, and how many people look for opponents.',
    answer: replies.lobbyShown,
    open: true,
    run: ({ app }) => app.openList.lobby(),
  }),
  route('GET', '/api/me/tables', {
    about: 'Tables at which this person sits or sat.',
    answer: replies.tableShown.array(),
    async run({ app, person }) {
      return shownTables(app.store.db, await tablesOf(app.store.db, person.id, TABLES_SHOWN), person.id);
    },
  }),
  route('POST', '/api/tables', {
    about: 'Open a table. It begins when every chair is taken.',
    body: requests.newTable,
    answer: replies.tableShown,
    limit: opening,
    largeBody: EDITION_BYTES, // may include an owner's edition
    async run({ app, text, person }) {
      const { wish, edition } = await app.reader.newTable(text);
      const table = await app.lobby.open(person, checked(requests.newTable, wish), edition);
      return shownTable(app.store.db, table, person.id);
    },
  }),
  route('POST', '/api/seek', {
    about: 'Look for opponents: sit down at a table of others who look for the same, or wait at a new one.',
    body: requests.seek,
    answer: replies.tableShown,
    limit: opening,
    async run({ app, body, person }) {
      if (body.rated && (await app.accounts.isGuest(person))) throw new Refuse('isGuest');
      return shownTable(app.store.db, await app.seeking.seek(person, body), person.id);
    },
  }),
  route('GET', '/api/tables/:table', {
    about: 'A table.',
    params: requests.byTable,
    query: requests.invited,
    answer: replies.tableShown,
    open: true,
    async run({ app, params, query, person }) {
      const who = person?.id ?? null;
      return shownTable(app.store.db, await app.lobby.visible(params.table, who, query.invitation), who);
    },
  }),
  route('POST', '/api/tables/:table/sit', {
    about: 'Sit down at one chair, or at several for people on one device.',
    params: requests.byTable,
    body: requests.sitDown,
    answer: replies.tableShown,
    limit: sitting,
    async run({ app, params, body, person }) {
      const table = await app.lobby.sitDown(params.table, person, body.seats, body.contribute, body.invitation);
      return shownTable(app.store.db, table, person.id);
    },
  }),
  route('POST', '/api/tables/:table/remove', {
    about:
      'Send somebody away from a table that has not begun; whoever opened it may. They cannot sit down there again.',
    params: requests.byTable,
    body: requests.removing,
    answer: replies.tableShown,
    run: async ({ app, params, body, person }) =>
      shownTable(app.store.db, await app.lobby.remove(params.table, person.id, body.seat), person.id),
  }),
  route('POST', '/api/tables/:table/keep', {
    about: 'Keep a free chair for somebody by name; whoever opened the table may. Null: it is for anybody again.',
    params: requests.byTable,
    body: requests.keeping,
    answer: replies.tableShown,
    run: async ({ app, params, body, person }) =>
      shownTable(app.store.db, await app.lobby.keep(params.table, person.id, body.seat, body.name), person.id),
  }),
  route('POST', '/api/tables/:table/listing', {
    about: 'List a table that has not begun for everybody, or only for those who have its link.',
    params: requests.byTable,
    body: requests.listing,
    answer: replies.tableShown,
    run: async ({ app, params, body, person }) =>
      shownTable(app.store.db, await app.lobby.list(params.table, person.id, body.open), person.id),
  }),
  route('POST', '/api/tables/:table/decline', {
    about: 'Say that you do not want the seat that is kept for you. It is free for others then.',
    params: requests.byTable,
    answer: replies.done,
    async run({ app, params, person }) {
      await app.lobby.decline(params.table, person);
      return DONE;
    },
  }),
  sealing('commit', requests.promises, {
    about: 'Promise parts of the chance for seats of yours, before the promises of all are fixed.',
    take: (lobby, table, person, { parts }) => lobby.commit(table, person, parts),
  }),
  sealing('reveal', requests.parts, {
    about: 'Show the parts you promised, when the promises of all are fixed. When all have, the match begins.',
    take: (lobby, table, person, { parts }) => lobby.reveal(table, person, parts),
  }),
  route('POST', '/api/tables/:table/stand', {
    about: 'Leave a table that has not begun; whoever opened it closes it.',
    params: requests.byTable,
    answer: replies.tableShown,
    run: async ({ app, params, person }) =>
      shownTable(app.store.db, await app.lobby.standUp(params.table, person.id), person.id),
  }),
  route('POST', '/api/tables/:table/close', {
    about: 'Close a table whose match cannot be played on: its rules broke, or are not here any more. Nobody has won.',
    params: requests.byTable,
    answer: replies.tableShown,
    run: async ({ app, params, person }) =>
      shownTable(app.store.db, await app.closeStopped(params.table, person.id), person.id),
  }),
  route('POST', '/api/tables/:table/fill', {
    about: 'Put bots on the free chairs, or on one of them. When none is free, the game begins.',
    params: requests.byTable,
    body: requests.filling,
    answer: replies.tableShown,
    run: async ({ app, params, body, person }) =>
      shownTable(app.store.db, await app.lobby.fill(params.table, person.id, body.level, body.seat), person.id),
  }),
  route('POST', '/api/tables/:table/rematch', {
    about: 'Play the same game once more.',
    params: requests.byTable,
    body: requests.rematch,
    answer: replies.tableShown,
    limit: opening,
    run: async ({ app, params, body, person }) =>
      shownTable(app.store.db, await app.lobby.rematch(params.table, person, body.contribute), person.id),
  }),
  route('GET', '/api/tables/:table/replay', {
    about:
      'The match after any of its answers, as a seat of yours or a spectator saw it then; all of it once it is over.',
    params: requests.byTable,
    query: requests.replayQuery,
    answer: replies.pastView.nullable(), // null: there are no longer that many answers
    async run({ app, params, query, person }) {
      const table = await app.lobby.visible(params.table, person.id, query.invitation);
      if (!hasBegun(table)) throw new Refuse('notStarted');
      const { as } = query;
      if (typeof as === 'number' && table.status !== 'over' && table.body.chairs[as]?.person !== person.id)
        throw new Refuse('notYourSeat');
      const audience = as === 'spectator' ? null : as;
      const job = { do: 'lookBack', match: table.id, answers: query.at, as: audience } as const;
      return (await app.matches.question(table.id, job)) as z.input<typeof replies.pastView> | null;
    },
  }),
  route('GET', '/api/tables/:table/foreseen', {
    about:
      'The questions that a seat of yours may be asked next, to leave answers for. They follow from what it sees alone.',
    params: requests.byTable,
    query: requests.seatQuery,
    answer: replies.foreseen.array(),
    async run({ app, params, query, person }) {
      const table = await app.lobby.get(params.table);
      if (table.status !== 'playing') throw new Refuse('notStarted');
      if (table.body.chairs[query.seat]?.person !== person.id) throw new Refuse('notYourSeat');
      const job = { do: 'foreseen', match: table.id, seat: query.seat } as const;
      return (await app.matches.question(table.id, job)) as z.input<typeof replies.foreseen>[];
    },
  }),
  route('GET', '/api/tables/:table/history', {
    about: 'How a finished game went: the scores after each answer, and where each turn began.',
    params: requests.byTable,
    query: requests.invited,
    answer: replies.history,
    async run({ app, params, query, person }) {
      const table = await app.lobby.visible(params.table, person.id, query.invitation);
      if (table.status !== 'over') throw new Refuse('notOver');
      const job = { do: 'history', match: table.id } as const;
      return (await app.matches.question(table.id, job)) as z.input<typeof replies.history>;
    },
  }),
  route('GET', '/api/tables/:table/content', {
    about: 'The content of the owner’s edition that a table is played with; null: the standard one.',
    params: requests.byTable,
    query: requests.invited,
    answer: z.json(),
    async run({ app, params, query, person, reply }) {
      const table = await app.lobby.visible(params.table, person.id, query.invitation);
      const content = await contentOf(app.store.db, table.body.contentHash);
      // It may be long, so it is sent as stored. The edition of a table never changes.
      reply.header('cache-control', 'private, max-age=31536000, immutable').type('application/json; charset=utf-8');
      return content ?? 'null';
    },
  }),
  route('GET', '/api/tables/:table/file', {
    about: 'A finished game as one JSON file, which `boardwright verify` checks.',
    params: requests.byTable,
    query: requests.invited,
    answer: replies.gameFile,
    async run({ app, params, query, person, reply }) {
      const table = await app.lobby.visible(params.table, person.id, query.invitation);
      if (table.status !== 'over') throw new Refuse('notOver');
      reply.header('content-disposition', `attachment; filename="${table.body.game}-${table.id}.json"`);
      const content = await contentOf(app.store.db, table.body.contentHash);
      const file = await app.matches.question(table.id, { do: 'export', match: table.id, content });
      return file as z.input<typeof replies.gameFile>;
    },
  }),
  route('POST', '/api/games/import', {
    about: 'Open a game from its file: to look back at, or to play on. Bots stay bots; people sit down by invitation.',
    body: requests.importedGame,
    answer: replies.tableShown,
    limit: bringingIn,
    largeBody: FILE_BYTES,
    async run({ app, text, person }) {
      const file = await app.reader.gameFile(text);
      const { mine, contribute } = checked(requests.importedBesides, file.rest);
      const table = await app.lobby.import(person, file, mine, contribute);
      return shownTable(app.store.db, table, person.id);
    },
  }),
  route('GET', '/api/tables/:table/picture', {
    about: 'A picture of a table for previews of its link, as PNG.',
    params: requests.byTable,
    query: requests.pictured,
    answer: z.string(), // the bytes of the picture
    open: true,
    async run({ app, params, query, request, reply }) {
      const table = await app.lobby.visible(params.table, null, query.invitation);
      const language = languageOf(query.lang ?? null, request.headers['accept-language']);
      const words = await wordsOf(table, language, query.at ?? null);
      reply.type('image/png').header('cache-control', 'public, max-age=300');
      return (await app.pictures.of(table.body.game, words)) as unknown as string;
    },
  }),
  route('GET', '/api/tables/:table/chat', {
    about: 'What was said at a table.',
    params: requests.byTable,
    query: requests.chatQuery,
    answer: replies.chatLine.array(),
    async run({ app, params, query, person }) {
      const table = await app.lobby.visible(params.table, person.id, query.invitation);
      const muted = await unheardBy(app.store.db, person.id);
      const lines = await linesAfter(app.store.db, table.id, query.after, LINES_SHOWN);
      return app.chat.named(lines.filter(line => !muted.includes(line.person)));
    },
  }),
  route('POST', '/api/tables/:table/report', {
    about: 'Report a line of chat to whoever runs this server.',
    params: requests.byTable,
    body: requests.reporting,
    answer: replies.done,
    async run({ app, params, body, person }) {
      const table = await app.lobby.visible(params.table, person.id, body.invitation);
      const line = await lineAt(app.store.db, params.table, body.line);
      if (line === undefined) throw new Refuse('noSuchTable');
      const isNew = await addReport(app.store.db, {
        id: hashOf(`report ${person.id} ${table.id} ${line.n}`), // one report per person and line
        by: person.id,
        about: line.person,
        table_id: table.id,
        n: line.n,
        text: body.text,
        time: Date.now(),
      });
      if (isNew) app.log.warn({ table: table.id, line: line.n }, 'a line of chat was reported');
      return DONE;
    },
  }),
];
