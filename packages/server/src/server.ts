// A whole server: starts, listens, and stops without losing anything.
import type { AddressInfo } from 'node:net';
import { BadInput } from '@boardwright/engine';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { App } from './app.ts';
import type { Config } from './config.ts';
import { createHttp } from './http/http.ts';
import { openSockets } from './ws/sockets.ts';

export { type Config, configOf, LIMITS, NO_LIMITS } from './config.ts';

const FIRST_PORT = 8420;
const PORTS_TRIED = 20;
const PATIENCE = 1_000; // how long to wait for unfinished requests when the server stops

export interface Running {
  readonly app: App;
  readonly port: number;
  /** Stops accepting connections, finishes work in progress, and closes the database. */
  stop(): Promise<void>;
}

/** Tokens and secrets never reach the log: only the route of a request is logged. */
function createLog(level: string): Logger {
  return pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}

export async function startServer(config: Config, log: Logger = createLog(config.logLevel)): Promise<Running> {
  const app = await App.start(config, log);
  const http = await createHttp(app);
  const sockets = openSockets(app, http.server);
  try {
    const port = await listen(config, wanted => http.listen({ host: config.host, port: wanted }));
    app.lock?.note(port === 0 ? (http.server.address() as AddressInfo).port : port);
    log.info({ port, store: app.store.kind, games: app.games.size }, 'listening');
    return {
      app,
      port: port === 0 ? (http.server.address() as AddressInfo).port : port,
      async stop() {
        await stop(app, http, sockets);
        log.info('stopped');
      },
    };
  } catch (error) {
    await stop(app, http, sockets);
    throw error;
  }
}

/** Stops accepting connections, waits for work in progress, then closes the store. */
async function stop(app: App, http: FastifyInstance, sockets: { close(): void }): Promise<void> {
  app.isClosing = true;
  sockets.close();
  const cut = setTimeout(() => http.server.closeAllConnections(), PATIENCE);
  await http.close();
  clearTimeout(cut);
  await app.close();
}

/** Listens on the configured port, or on the first free one from 8420. Returns the port. */
async function listen({ port }: Config, listenOn: (port: number) => Promise<unknown>): Promise<number> {
  const ports = port === null ? Array.from({ length: PORTS_TRIED }, (_, i) => FIRST_PORT + i) : [port];
  for (const each of ports) {
    try {
      await listenOn(each);
      return each;
    } catch (error) {
      if (!/^(EADDRINUSE|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  if (port !== null) throw new BadInput(`port ${port} is in use or not allowed; set PORT to another one`);
  throw new BadInput(`no port from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1} is free; set PORT to a free one`);
}
