// The HTTP side of the server: routes, pages, health and figures.
import Fastify, { type FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { languageOf } from '../language.ts';
import { isReachable } from '../store/open.ts';
import { welcomePage } from '../welcome.ts';
import { isClientBuilt, serveClient } from './client.ts';
import { openApi, openApiPage } from './openapi.ts';
import { failed, install, type Route } from './route.ts';
import { peopleRoutes } from './routes-people.ts';
import { tableRoutes } from './routes-tables.ts';
import { HEADERS } from './security.ts';

const MOST_BYTES = 64 * 1024;
const HTML = 'text/html; charset=utf-8';
const routes: readonly Route[] = [...peopleRoutes, ...tableRoutes];

export async function createHttp(app: App): Promise<FastifyInstance> {
  const fastify = Fastify({
    bodyLimit: MOST_BYTES,
    forceCloseConnections: 'idle', // requests under way are answered
    routerOptions: { maxParamLength: 128 },
  });
  fastify.addHook('onSend', async (_, reply) => {
    reply.headers(HEADERS);
    if (app.isClosing) reply.header('connection', 'close');
  });
  fastify.setErrorHandler((error, request, reply) => {
    const { status, ...reason } = failed(error);
    if (status === 500)
      app.log.error({ error: (error as Error).message, route: request.routeOptions.url }, 'a request failed');
    return reply.status(status).send(reason);
  });
  for (const each of routes) install(fastify, app, each);
  operations(fastify, app);
  await pages(fastify);
  return fastify;
}

function operations(fastify: FastifyInstance, app: App): void {
  fastify.get('/health', async () => ({ up: true }));
  fastify.get('/ready', async (_, reply) => {
    const ready = !app.isClosing && (await isReachable(app.store.db)) && app.fanout.isReachable();
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  fastify.get('/metrics', async (_, reply) => {
    return reply.type(app.metrics.registry.contentType).send(await app.metrics.registry.metrics());
  });
  fastify.get('/api/openapi.json', async () => openApi(routes));
  fastify.get('/api', async (_, reply) => reply.type(HTML).send(openApiPage(routes)));
}

/** The web client if it is built; until then a page that says what is here. */
async function pages(fastify: FastifyInstance): Promise<void> {
  const notFound = { why: 'noSuchPage', message: 'There is no such page.' };
  if (isClientBuilt()) return serveClient(fastify, notFound);
  fastify.setNotFoundHandler((_, reply) => reply.status(404).send(notFound));
  fastify.get<{ Querystring: { lang?: unknown } }>('/', async (request, reply) => {
    const asked = typeof request.query.lang === 'string' ? request.query.lang : null;
    return reply.type(HTML).send(await welcomePage(languageOf(asked, request.headers['accept-language'])));
  });
}
