// Serves the built web client: precompressed, cached forever if the name contains a hash, revalidated otherwise.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { languageOf } from '../language.ts';
import { headFor, tableIn, withHead } from '../preview/preview.ts';
import { addressOf, ownOrigin } from './security.ts';

const WEB = path.resolve(import.meta.dirname, '../../../web/dist');
const ASSETS = path.join(WEB, 'assets') + path.sep;

export const isClientBuilt = (): boolean => existsSync(path.join(WEB, 'index.html'));

/** Every path that is neither a file nor one of the server's own is a page of the client. */
export async function serveClient(fastify: FastifyInstance, app: App, notFound: object): Promise<void> {
  const page = await readFile(path.join(WEB, 'index.html'), 'utf8');
  await fastify.register(fastifyStatic, {
    root: WEB,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isNamedByContent = file.startsWith(ASSETS);
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.setNotFoundHandler(async (request, reply) => {
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|assets|metrics|health|ready)\b/.test(request.url);
    if (!isPage) return reply.status(404).send(notFound);
    const head = await headOf(app, request);
    if (head === '') return reply.sendFile('index.html');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(withHead(page, head));
  });
}

/** The page of a table says what it shows, for programs that make previews of links. */
async function headOf(app: App, request: FastifyRequest): Promise<string> {
  const { origin } = ownOrigin(app.config, request.raw);
  const address = URL.parse(request.url, origin);
  const asked = address === null ? null : tableIn(address);
  if (address === null || asked === null || !app.rates.mayAsk(addressOf(app.config, request.raw))) return '';
  const language = languageOf(address.searchParams.get('lang'), request.headers['accept-language']);
  return headFor(app, asked, origin, language);
}
