// The HTTP side of the server: routes, pages, health and metrics.
import Fastify, { type FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { languageOf } from '../language.ts';
import { welcomePage } from '../welcome.ts';
import { isClientBuilt, serveClient } from './client.ts';
import { failed, install, type Route } from './route.ts';
import { acquaintanceRoutes } from './routes-acquaintances.ts';
import { clubRoutes } from './routes-clubs.ts';
import { editionRoutes } from './routes-editions.ts';
import { learnedRoutes } from './routes-learned.ts';
import { noticeRoutes } from './routes-notices.ts';
import { operationRoutes } from './routes-operations.ts';
import { peopleRoutes } from './routes-people.ts';
import { playerRoutes } from './routes-players.ts';
import { tableRoutes } from './routes-tables.ts';
import { vacationRoutes } from './routes-vacations.ts';
import { headersOf } from './security.ts';

const MOST_BYTES = 16 * 1024;
const TOO_MANY = 429;
const HTML = 'text/html; charset=utf-8';
const described: readonly Route[] = [
  ...peopleRoutes,
  ...noticeRoutes,
  ...vacationRoutes,
  ...acquaintanceRoutes,
  ...playerRoutes,
  ...editionRoutes,
  ...learnedRoutes,
  ...tableRoutes,
  ...clubRoutes,
];
export const routes: readonly Route[] = [...described, ...operationRoutes(described)];

/** Calls `installed` for every route. */
export async function createHttp(app: App, installed: (route: string) => void = () => {}): Promise<FastifyInstance> {
  const { requestTimeout } = app.config;
  const fastify = Fastify({
    bodyLimit: MOST_BYTES,
    forceCloseConnections: 'idle', // requests in progress are answered
    requestTimeout, // does not wait for half-sent requests
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 5_000) },
    routerOptions: { maxParamLength: 128 },
  });
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) installed(`${each} ${url}`);
  });
  const headers = headersOf(app.config);
  fastify.addHook('onSend', async (_, reply) => {
    reply.headers(headers);
    if (app.isClosing) reply.header('connection', 'close');
  });
  fastify.setErrorHandler((error, request, reply) => {
    const { status, ...reason } = failed(error);
    if (status === 500)
      app.log.error({ error: (error as Error).message, route: request.routeOptions.url }, 'a request failed');
    // If a request is refused before it has arrived completely, the connection is closed: even discarding the rest
    // takes time.
    if (status === TOO_MANY && !request.raw.complete) reply.header('connection', 'close');
    return reply.status(status).send(reason);
  });
  // Mail programs stop notices with a form. Everything that we need is in its address.
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}));
  for (const each of routes) install(fastify, app, each);
  await pages(fastify, app);
  return fastify;
}

/** The web client if it is built; otherwise a page that says what is here. */
async function pages(fastify: FastifyInstance, app: App): Promise<void> {
  const notFound = { why: 'noSuchPage', message: 'There is no such page.' };
  if (isClientBuilt()) return serveClient(fastify, app, notFound);
  fastify.setNotFoundHandler((_, reply) => reply.status(404).send(notFound));
  fastify.get<{ Querystring: { lang?: unknown } }>('/', async (request, reply) => {
    const asked = typeof request.query.lang === 'string' ? request.query.lang : null;
    return reply.type(HTML).send(await welcomePage(languageOf(asked, request.headers['accept-language'])));
  });
}
