// Serves the built web client: precompressed, cached forever if the name contains a hash, revalidated otherwise.
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const WEB = path.resolve(import.meta.dirname, '../../../web/dist');
const ASSETS = path.join(WEB, 'assets') + path.sep;

export const isClientBuilt = (): boolean => existsSync(path.join(WEB, 'index.html'));

/** Every path that is neither a file nor one of the server's own is a page of the client. */
export async function serveClient(fastify: FastifyInstance, notFound: object): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: WEB,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isNamedByContent = file.startsWith(ASSETS);
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.setNotFoundHandler((request, reply) => {
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|assets|metrics|health|ready)\b/.test(request.url);
    return isPage ? reply.sendFile('index.html') : reply.status(404).send(notFound);
  });
}
