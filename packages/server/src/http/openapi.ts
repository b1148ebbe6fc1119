// The description of all routes: as OpenAPI for programs, and as a page for people.
import { z } from 'zod';
import { failure } from '../protocol/reasons.ts';
import type { Route } from './route.ts';
import { API_STYLE } from './styles.ts';

type Schema = Record<string, unknown>;
const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Schema;
  return schema;
};

export function openApi(routes: readonly Route[]): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Boardwright',
      version: '1',
      description: 'Tables, people and games. Play itself goes over /api/socket.',
    },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'boardwright' } } },
  };
}

function operation({ about, params, query, body, answer, signedIn, method }: Route): Schema {
  const content = (schema: Schema) => ({ 'application/json': { schema } });
  return {
    summary: about,
    ...(signedIn ? { security: [{ session: [] }] } : {}),
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(method === 'POST' ? { requestBody: { content: content(schemaOf(body, 'input')) } } : {}),
    responses: {
      200: { description: 'done', content: content(schemaOf(answer, 'output')) },
      default: { description: 'refused, with a reason', content: content(schemaOf(failure, 'output')) },
    },
  };
}

function parameters(shape: z.ZodType, where: 'path' | 'query'): Schema[] {
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as { properties?: Schema; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
}

export function openApiPage(routes: readonly Route[]): string {
  const rows = routes.map(
    ({ method, path, about, signedIn, body }) => `<section><h2><code>${method} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(about)}${signedIn ? '' : ' No session needed.'}</p>
${method === 'POST' ? `<pre>${escapeHtml(JSON.stringify(schemaOf(body, 'input'), null, 1))}</pre>` : ''}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Boardwright API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${API_STYLE}</style></head>
<body><h1>Boardwright API</h1><p>As OpenAPI: <a href="/api/openapi.json">openapi.json</a>. Play itself goes over the
websocket at <code>/api/socket</code>; its messages are in <code>packages/server/src/protocol/messages.ts</code>.</p>
${rows.join('\n')}</body></html>
`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
