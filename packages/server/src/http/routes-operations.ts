// Routes for operators: is it up, is it ready, metrics, and the description of the routes.
import { z } from 'zod';
import { isReachable } from '../store/open.ts';
import { openApi, openApiPage } from './openapi.ts';
import { type Route, route } from './route.ts';

/** `described`: the routes to describe. */
export function operationRoutes(described: readonly Route[]): readonly Route[] {
  const description = once(() => JSON.stringify(openApi(described)));
  const page = once(() => openApiPage(described));
  return [
    route('GET', '/health', {
      about: 'The process is up.',
      answer: z.strictObject({ up: z.literal(true) }),
      open: true,
      unlimited: true,
      run: async () => ({ up: true as const }),
    }),
    route('GET', '/ready', {
      about: 'The database answers, and the server is not stopping. Without Redis it goes on, with news a second late.',
      answer: z.strictObject({ ready: z.boolean(), redis: z.boolean().exactOptional() }),
      open: true,
      unlimited: true,
      async run({ app, reply }) {
        const ready = !app.isClosing && (await isReachable(app.store.db));
        reply.status(ready ? 200 : 503);
        return { ready, ...(app.config.redis === null ? {} : { redis: app.fanout.isReachable() }) };
      },
    }),
    route('GET', '/metrics', {
      about: 'Figures for Prometheus.',
      answer: z.string(),
      open: true,
      unlimited: true,
      async run({ app, reply }) {
        reply.type(app.metrics.registry.contentType);
        return app.metrics.registry.metrics();
      },
    }),
    route('GET', '/api/openapi.json', {
      about: 'These routes, for programs.',
      answer: z.unknown(),
      open: true,
      async run({ reply }) {
        reply.type('application/json; charset=utf-8');
        return description();
      },
    }),
    route('GET', '/api', {
      about: 'These routes, for people.',
      answer: z.string(),
      open: true,
      async run({ reply }) {
        reply.type('text/html; charset=utf-8');
        return page();
      },
    }),
  ];
}

/** Created on first use. */
function once(make: () => string): () => string {
  let made: string | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
