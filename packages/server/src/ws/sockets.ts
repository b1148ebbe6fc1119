// Websocket connections: who may connect, heartbeats, and closing.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { App } from '../app.ts';
import { addressOf, isOwnOrigin, tokenOf } from '../http/security.ts';
import { type HttpWhy, Refuse } from '../refuse.ts';
import { unheardBy } from '../store/talk.ts';
import { Connection } from './connection.ts';
import { receive } from './receive.ts';

const PATH = '/api/socket';
const MOST_BYTES = 16 * 1024; // of one message
const TEXT_ONLY = 1003;
const PATIENCE = 1_000; // for a client that does not read why it was refused

export function openSockets(app: App, http: Server): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  const knocking = new Set<Duplex>(); // refused, or not accepted yet
  http.on('upgrade', (request, stream, head) => {
    stream.on('error', () => {}); // a client that disconnects in the middle of a message
    knocking.add(stream);
    stream.once('close', () => knocking.delete(stream));
    app.pending.run(letIn(app, request)).then(
      who => {
        if (typeof who === 'string') return turnAway(stream, who);
        if (app.isClosing) return turnAway(stream, 'tryAgain');
        if (!app.rates.mayHoldSocket(who.person, addressOf(app.config, request)))
          return turnAway(stream, 'tooManySockets');
        knocking.delete(stream);
        return sockets.handleUpgrade(request, stream, head, socket => welcome(app, socket, who, request));
      },
      () => turnAway(stream, 'tryAgain'),
    );
  });
  const beat = setInterval(() => heartbeat(app), app.config.heartbeat);
  return {
    close() {
      clearInterval(beat);
      for (const connection of app.hub.connections) connection.close();
      sockets.close();
      setTimeout(() => {
        for (const connection of app.hub.connections) connection.terminate();
        for (const stream of knocking) stream.destroy();
      }, 500).unref();
    },
  };
}

interface Who {
  readonly person: string;
  readonly session: string;
}

/** The person, or why they are refused. */
async function letIn(app: App, request: IncomingMessage): Promise<Who | HttpWhy> {
  if (new URL(request.url ?? '/', 'http://localhost').pathname !== PATH) return 'noSuchPage';
  if (!isOwnOrigin(app.config, request)) return 'badOrigin';
  if (app.isClosing) return 'tryAgain';
  if (!app.rates.mayConnect(addressOf(app.config, request))) return 'tooMany';
  const token = tokenOf(request);
  const entered = token === null ? null : await app.accounts.enter(token, false);
  return entered === null ? 'signedOut' : { person: entered.person.id, session: entered.session.id };
}

/**
 * The same status and reason as for any other request. Then the connection is closed, even if the client keeps its side
 * open.
 */
function turnAway(stream: Duplex, reason: HttpWhy): void {
  const { status, why, message } = new Refuse(reason);
  const body = JSON.stringify({ why, message });
  const headers = `Connection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
  stream.end(`HTTP/1.1 ${status} Refused\r\n${headers}\r\n\r\n${body}`);
  const cut = setTimeout(() => stream.destroy(), PATIENCE);
  stream.once('close', () => clearTimeout(cut));
}

function welcome(app: App, socket: WebSocket, who: Who, request: IncomingMessage): void {
  const { person } = who;
  const connection = new Connection(socket, who, addressOf(app.config, request), () => {
    app.metrics.dropped.inc();
    app.log.info({ person }, 'a slow client was dropped');
  });
  app.hub.add(connection);
  let last: Promise<void> = app.pending.run(
    unheardBy(app.store.db, person).then(
      muted => {
        connection.muted = new Set(muted);
      },
      () => {},
    ),
  );
  let waiting = 0;
  socket.on('message', (data, isBinary) => {
    if (isBinary) return socket.close(TEXT_ONLY, 'text only');
    if (++waiting > app.config.mostWaiting) return socket.terminate(); // the client sends faster than anybody could process
    const frame = data.toString();
    last = app.pending.run(
      last
        .then(() => receive(app, connection, frame))
        .catch((error: Error) => app.log.error({ error: error.message }, 'a message failed'))
        .finally(() => waiting--),
    );
  });
  socket.on('pong', () => {
    connection.alive = true;
  });
  socket.on('error', () => {}); // too long, not UTF-8, cut off: ws closes the socket
  socket.on('close', () => app.hub.remove(connection));
  connection.send({ type: 'welcome', person, time: Date.now(), heartbeat: app.config.heartbeat });
}

function heartbeat(app: App): void {
  app.spectators.refresh(3 * app.config.heartbeat);
  for (const connection of app.hub.connections) {
    if (!connection.alive) connection.terminate();
    connection.alive = false;
    connection.ping();
    connection.send({ type: 'heartbeat', time: Date.now() });
  }
}
