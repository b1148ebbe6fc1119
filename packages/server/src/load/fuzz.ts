// Malformed frames and requests, made at random: the server must stay up and every match intact.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@boardwright/engine';
import { WebSocket } from 'ws';
import type { Person } from '../client/person.ts';

const KINDS = [
  'watch',
  'unwatch',
  'answer',
  'undo',
  'confirm',
  'askUndo',
  'agree',
  'leave',
  'return',
  'chat',
  'ping',
  '__proto__',
  'constructor',
];
const KEYS = [
  'type',
  'id',
  'table',
  'seat',
  'at',
  'word',
  'position',
  'about',
  'text',
  'have',
  '__proto__',
  'toString',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const IN_FLIGHT = 50;

export interface FuzzFigures {
  readonly frames: number;
  readonly requests: number;
  readonly sockets: number; // opened, because the server closed the one before
}

/** Throws frames and requests at a server as this person, who sits at the table. */
export async function fuzz(person: Person, table: string, count: number, random: Random): Promise<FuzzFigures> {
  let socket = await open(person);
  let sockets = 1;
  let frames = 0;
  let requests = 0;
  const flying = new Set<Promise<unknown>>();
  for (let i = 0; i < count; i++) {
    if (random(10) === 0) {
      const request = badRequest(person, table, random).catch(() => {});
      flying.add(request);
      void request.finally(() => flying.delete(request));
      requests++;
      if (flying.size >= IN_FLIGHT) await Promise.race(flying);
      continue;
    }
    if (socket.readyState !== WebSocket.OPEN) {
      socket = await open(person);
      sockets++;
    }
    badFrame(socket, table, random);
    frames++;
    if (i % IN_FLIGHT === 0) await sleep(1);
  }
  await Promise.all(flying);
  socket.terminate();
  return { frames, requests, sockets };
}

function open(person: Person): Promise<WebSocket> {
  const socket = new WebSocket(`${person.base.replace(/^http/, 'ws')}/api/socket`, {
    headers: { cookie: person.cookie },
  });
  socket.on('error', () => {});
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('close', () => reject(new Error('the server does not let us in')));
  });
}

function badFrame(socket: WebSocket, table: string, random: Random): void {
  const kind = random(100);
  if (kind === 0) socket.send(Buffer.from(bytes(random, 50)));
  else if (kind === 1) socket.send('x'.repeat(20_000));
  else if (kind === 2) socket.send(`${'['.repeat(5_000)}`);
  else if (kind < 20) socket.send(text(random));
  else if (kind < 40) socket.send(JSON.stringify(value(random, 3)));
  else if (kind < 50) socket.send(JSON.stringify(message(table, random)).slice(0, random(60)));
  else socket.send(JSON.stringify(message(table, random)));
}

/** Looks like a message, with something wrong in it. */
function message(table: string, random: Random): Record<string, unknown> {
  const out: Record<string, unknown> = {
    type: pick(KINDS, random),
    id: random(3) === 0 ? value(random, 1) : 'id',
    table: random(3) === 0 ? value(random, 1) : table,
    seat: random(3) === 0 ? value(random, 1) : random(20) - 5,
    at: random(2) === 0 ? value(random, 1) : '0',
    word: random(2) === 0 ? value(random, 1) : 'no:such-word',
    position: random(2) === 0 ? value(random, 1) : random(1000),
  };
  if (random(2) === 0) delete out[pick(KEYS, random)];
  if (random(2) === 0) out[pick(KEYS, random)] = value(random, 2);
  return out;
}

async function badRequest(person: Person, table: string, random: Random): Promise<void> {
  if (random(20) === 0) return rawBytes(person.base, random);
  const paths = [
    `/api/tables/${table}/sit`,
    '/api/tables',
    '/api/games/import',
    '/api/me/claim',
    `/api/tables/${table}/replay`,
    '/api/guests',
    `/api/${encodeURIComponent(text(random))}`,
    '/api/sign-in',
    '/api/me/passkeys',
    '/%00',
    '/api/tables/__proto__',
  ];
  const method = pick(METHODS, random);
  const response = await fetch(`${person.base}${pick(paths, random)}?${encodeURIComponent(text(random))}`, {
    method,
    headers: { cookie: person.cookie, 'content-type': random(4) === 0 ? 'text/plain' : 'application/json' },
    ...(method === 'GET' ? {} : { body: random(2) === 0 ? text(random) : JSON.stringify(value(random, 3)) }),
  });
  await response.arrayBuffer();
}

/** Not even HTTP. */
function rawBytes(base: string, random: Random): Promise<void> {
  const { hostname, port } = new URL(base);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => socket.end(Buffer.from(bytes(random, 200))));
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.resume();
  });
}

function value(random: Random, depth: number): unknown {
  switch (random(depth > 0 ? 9 : 7)) {
    case 0:
      return null;
    case 1:
      return random(2) === 0;
    case 2:
      return random(2 ** 31) - 2 ** 30;
    case 3:
      return pick([1e308, -1, 0.5, 2 ** 53, -0], random);
    case 4:
      return text(random);
    case 5:
      return pick(['__proto__', '../..', '.bot', '\u0000', '\ud800', 'a'.repeat(300), ''], random);
    case 6:
      return pick(KINDS, random);
    case 7:
      return Array.from({ length: random(4) }, () => value(random, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random(4) }, () => [pick(KEYS, random), value(random, depth - 1)]),
      );
  }
}

const text = (random: Random): string =>
  String.fromCharCode(...bytes(random, 30).map(byte => byte + random(2) * 300)).toWellFormed();
const bytes = (random: Random, most: number): number[] => Array.from({ length: random(most) }, () => random(256));
const pick = <V>(list: readonly V[], random: Random): V => list[random(list.length)] as V;
