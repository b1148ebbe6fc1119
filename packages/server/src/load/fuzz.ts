// Random malformed messages and requests: the server must stay up and every match intact.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@boardwright/engine';
import { WebSocket } from 'ws';
import type { Person } from '../client/person.ts';

const KINDS = ['watch', 'unwatch', 'act', 'act', 'act', 'chat', 'looking', 'ping', '__proto__', 'constructor'];
const ACTS = ['answer', 'undo', 'confirm', 'askUndo', 'agree', 'leave', 'return', 'tick', 'reveal', '__proto__'];
const KEYS = ['type', 'id', 'table', 'act', 'seat', 'about', 'text', '__proto__', 'toString'];
const ACT_KEYS = ['do', 'seat', 'at', 'word', 'position', 'about', 'by', 'rated', '__proto__', 'toString'];
const WORDS = ['stall:0', 'stall:7', 'button:pass', 'bid:1', 'bid:20', 'charm:use', 'no:such-word'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const IN_FLIGHT = 50;
const RECEIVED_KEPT = 2_000; // messages

export interface FuzzFigures {
  readonly frames: number;
  readonly requests: number;
  readonly sockets: number; // how many were opened because the server closed the previous one
  readonly received: string; // the first replies of the server, to be searched for secrets
}

/** The target: a table, one's own seat there if any, and its invitation. */
export interface Target {
  readonly table: string;
  readonly seat: number | null;
  readonly invitation: string;
}

/** Sends messages and requests to a server as this person. None is an answer that the rules would accept. */
export async function fuzz(person: Person, target: Target, count: number, random: Random): Promise<FuzzFigures> {
  let socket = await open(person, target);
  let sockets = 1;
  let frames = 0;
  let requests = 0;
  const flying = new Set<Promise<unknown>>();
  const received: string[] = [];
  const listen = (opened: WebSocket): void => {
    opened.on('message', data => {
      if (received.length < RECEIVED_KEPT) received.push(String(data));
    });
  };
  listen(socket);
  for (let i = 0; i < count; i++) {
    if (random(10) === 0) {
      const request = badRequest(person, target, random).catch(() => {});
      flying.add(request);
      void request.finally(() => flying.delete(request));
      requests++;
      if (flying.size >= IN_FLIGHT) await Promise.race(flying);
      continue;
    }
    if (socket.readyState !== WebSocket.OPEN) {
      socket = await open(person, target);
      listen(socket);
      sockets++;
    }
    badFrame(socket, target, random);
    frames++;
    if (i % IN_FLIGHT === 0) await sleep(1);
  }
  await Promise.all(flying);
  socket.terminate();
  return { frames, requests, sockets, received: received.join('\n') };
}

/** Connects and watches the table, so that partly valid messages reach the match itself. */
function open(person: Person, { table, invitation }: Target): Promise<WebSocket> {
  const socket = new WebSocket(`${person.base.replace(/^http/, 'ws')}/api/socket`, {
    headers: { cookie: person.cookie },
  });
  socket.on('error', () => {});
  return new Promise((resolve, reject) => {
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'watch', id: 'w', table, invitation }));
      resolve(socket);
    });
    socket.once('close', () => reject(new Error('the server does not let us in')));
  });
}

function badFrame(socket: WebSocket, target: Target, random: Random): void {
  const kind = random(100);
  if (kind === 0) socket.send(Buffer.from(bytes(random, 50)));
  else if (kind === 1) socket.send('x'.repeat(20_000));
  else if (kind === 2) socket.send(deep(random));
  else if (kind === 3) socket.send(notUtf8(target.table, random), { binary: false });
  else if (kind < 15) socket.send(text(random));
  else if (kind < 25) socket.send(JSON.stringify(value(random, 3)));
  else if (kind < 35) socket.send(JSON.stringify(message(target.table, random)).slice(0, random(60)));
  else if (kind < 60) socket.send(JSON.stringify(message(target.table, random)));
  else socket.send(JSON.stringify(halfRight(target, random)));
}

function deep(random: Random): string {
  const levels = 1 + random(5_000);
  return random(2) === 0 ? '['.repeat(levels) : `${'{"acts":'.repeat(levels / 8)}1${'}'.repeat(levels / 8)}`;
}

/** A message with bytes that are not valid text. */
function notUtf8(table: string, random: Random): Buffer {
  const whole = Buffer.from(JSON.stringify(message(table, random)));
  whole[random(whole.length)] = 0x80 + random(0x80);
  return whole;
}

/** A well-formed message with one error: the seat, the lane, the word, the position, or the moment. */
function halfRight({ table, seat, invitation }: Target, random: Random): Record<string, unknown> {
  const own = seat ?? random(2);
  const other = pick([own + 1, own === 0 ? 1 : 0, 15], random);
  const id = `f-${random(1_000_000)}`;
  const act = (wanted: object) => ({ type: 'act', id, table, act: wanted });
  const answer = { do: 'answer', at: pick(['', '0', '1', '0.0', '7'], random) };
  switch (random(8)) {
    case 0:
      return act({ ...answer, seat: other, word: pick(WORDS, random), position: random(4) });
    case 1:
      return act({ ...answer, seat: own, word: `bid:${100 + random(1000)}`, position: 0 });
    case 2:
      return act({ ...answer, seat: own, word: pick(WORDS, random), position: 900_000 + random(100_000) });
    case 3:
      return act({ do: pick(['confirm', 'agree', 'decline', 'return', 'undo'], random), seat: other });
    case 4:
      return act({ do: pick(['confirm', 'agree', 'decline', 'return'], random), seat: own });
    case 5:
      return act({ do: 'askSubstitute', seat: own, about: random(16) });
    case 6:
      return { type: 'watch', id, table, invitation };
    default:
      return act({ do: pick(['leave', 'askUndo'], random), seat: other });
  }
}

/** Looks like a message, but something in it is wrong. */
function message(table: string, random: Random): Record<string, unknown> {
  const act: Record<string, unknown> = {
    do: pick(ACTS, random),
    seat: pick([-1, 16, 0.5, 2 ** 53, '0', null, value(random, 1)], random),
    at: random(2) === 0 ? value(random, 1) : '0',
    word: random(2) === 0 ? value(random, 1) : 'no:such-word',
    position: random(2) === 0 ? value(random, 1) : random(1000),
  };
  if (random(2) === 0) act[pick(ACT_KEYS, random)] = value(random, 2);
  const out: Record<string, unknown> = {
    type: pick(KINDS, random),
    id: random(3) === 0 ? value(random, 1) : 'id',
    table: random(3) === 0 ? value(random, 1) : table,
    act: random(10) === 0 ? value(random, 1) : act,
  };
  if (random(2) === 0) out[pick(KEYS, random)] = value(random, 2);
  return out;
}

async function badRequest(person: Person, { table, invitation }: Target, random: Random): Promise<void> {
  if (random(20) === 0) return rawBytes(person.base, random);
  const paths = [
    `/api/tables/${table}/sit`,
    '/api/tables',
    '/api/games/import',
    '/api/me/claim',
    `/api/tables/${table}/replay?at=${pick(['0', '-1', '1e9', 'x'], random)}&as=${pick(['0', '1', 'all', '-1'], random)}`,
    `/api/tables/${table}/file?invitation=${invitation}`,
    `/api/tables/${table}/chat?after=${pick(['0', '-1', '9'.repeat(30)], random)}`,
    `/api/tables/${table}/report`,
    `/api/tables/${table}/rematch`,
    `/api/tables/${table}/fill`,
    `/api/me/mutes`,
    `/api/ratings?game=${encodeURIComponent(text(random))}`,
    '/api/guests',
    `/api/${encodeURIComponent(text(random))}`,
    '/api/sign-in',
    '/api/me/passkeys',
    '/%00',
    '/api/tables/__proto__',
  ];
  const method = pick(METHODS, random);
  const path = pick(paths, random);
  const more = path.includes('?') ? '' : `?${encodeURIComponent(text(random))}`;
  const response = await fetch(`${person.base}${path}${more}`, {
    method,
    headers: { cookie: person.cookie, 'content-type': random(4) === 0 ? 'text/plain' : 'application/json' },
    ...(method === 'GET' ? {} : { body: badBody(random) }),
  });
  await response.arrayBuffer();
}

function badBody(random: Random): string {
  const kind = random(20);
  if (kind === 0) return `{"file":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  if (kind === 1) return `{"game":"market","chairs":[],"content":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`;
  return kind < 10 ? text(random) : JSON.stringify(value(random, 3));
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
      return pick([1e308, -1e308, -1, 0.5, 2 ** 53, 2 ** 31, -0], random);
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
