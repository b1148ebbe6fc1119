// Refused clients are disconnected, limits do not depend on the system time, and one household is one address.
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import type { Person } from '../src/client/person.ts';
import { NO_LIMITS } from '../src/config.ts';
import { openApi } from '../src/http/openapi.ts';
import { type Asked, type Route, route } from '../src/http/route.ts';
import { operationRoutes } from '../src/http/routes-operations.ts';
import { replies } from '../src/protocol/index.ts';
import { guests, LIMITS, settled, site, siteFor } from './servers.ts';

const few = (burst: number) => ({ burst, perSecond: 0.001 });
const newGuest = (base: string, from: string) =>
  fetch(`${base}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ name: 'Ann' }),
  });

/** A connection to the server that stays open when the server has ended its side. */
async function halfOpen(base: string, text: string): Promise<{ socket: Socket; said: () => string }> {
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let said = '';
  socket.on('data', data => {
    said += data.toString();
  });
  socket.on('error', () => {});
  await new Promise(resolve => socket.once('connect', resolve));
  socket.write(text);
  return { socket, said: () => said };
}

const UPGRADE = [
  'GET /api/socket HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  '',
  '',
].join('\r\n');

test('a refused upgrade is cut, also when the client keeps its end open', { timeout: 60_000 }, async t => {
  const { base } = await siteFor(t, {});
  const { socket, said } = await halfOpen(base, UPGRADE);
  await settled(() => said().includes('signedOut'));
  assert.match(said(), /^HTTP\/1.1 401 /);
  await settled(() => {
    if (!socket.destroyed) socket.write('still here'); // a closed connection answers this with a reset
    return socket.destroyed;
  });
});

test('a server stops although a refused client holds its line', { timeout: 60_000 }, async t => {
  const { base, server } = await site();
  const { socket, said } = await halfOpen(base, UPGRADE);
  t.after(() => socket.destroy());
  await settled(() => said().includes('signedOut'));
  let stopped = false;
  void server.stop().then(() => {
    stopped = true;
  });
  await settled(() => stopped);
});

test('half a request is not waited for', { timeout: 60_000 }, async t => {
  const { base } = await siteFor(t, { requestTimeout: 300 });
  const head =
    'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
  const { socket, said } = await halfOpen(base, head);
  await settled(() => /^HTTP\/1.1 408 /.test(said()));
  await settled(() => {
    if (!socket.destroyed) socket.write(' ');
    return socket.destroyed;
  });
});

test('a clock that is set back locks nobody out', async t => {
  const { base } = await siteFor(t, { limits: LIMITS });
  const [ann] = (await guests(base, 'Ann')) as [Person];
  assert.equal((await ann.request('GET', '/api/me')).status, 200);
  const now = Date.now.bind(Date);
  t.mock.method(Date, 'now', () => now() - 10 * 60_000);
  assert.equal((await ann.request('GET', '/api/me')).status, 200);
  assert.equal((await fetch(`${base}/api/tables`)).status, 200);
});

test('addresses of one IPv6 network count as one; an IPv4 address is the same in either notation', async t => {
  const { base } = await siteFor(t, { trustProxy: true, limits: { ...NO_LIMITS, connect: few(3) } });
  const statuses = async (addresses: readonly string[]): Promise<number[]> => {
    const found: number[] = [];
    for (const address of addresses) found.push((await newGuest(base, address)).status);
    return found;
  };
  const network = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7', '2001:DB8:1:2:0:0:0:9', '2001:0db8:0001:0002::a'];
  assert.deepEqual(await statuses(network), [200, 200, 200, 429]);
  assert.deepEqual(await statuses(['2001:db8:1:3::1']), [200]);
  assert.deepEqual(
    await statuses(['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '192.0.2.1']),
    [200, 200, 200, 429],
  );
  assert.deepEqual(await statuses(['::ffff:192.0.2.2', '192.0.2.3']), [200, 200], 'not all of IPv4 is one network');
});

test('who goes on talking although it is too much is disconnected', async t => {
  const limits = { ...LIMITS, person: few(5), refusals: few(20) };
  const { base } = await siteFor(t, { limits });
  const [ann] = (await guests(base, 'Ann')) as [Person];
  await ann.connect();
  let refused = 0;
  ann.onMessage = message => {
    if (message.type === 'refused' && message.why === 'tooMany') refused++;
  };
  const code = new Promise(resolve => ann.socket!.once('close', resolve));
  for (let i = 0; i < 60; i++) ann.socket!.send(JSON.stringify({ type: 'ping', id: `${i}` }));
  assert.equal(await code, 4429);
  assert.ok(refused > 0 && refused <= 21, `${refused}`);
});

test('the description of the routes is made once', async () => {
  let looks = 0;
  const made = route('GET', '/api/example', {
    about: 'x',
    answer: replies.done,
    run: async () => ({ done: true as const }),
  });
  const watched: Route = Object.defineProperty({ ...made }, 'about', {
    get: () => {
      looks++;
      return 'An example.';
    },
  });
  assert.match(JSON.stringify(openApi([watched])), /An example/);
  assert.ok(looks > 0);
  const reply = { type: () => {} };
  for (const path of ['/api/openapi.json', '/api']) {
    const asked = operationRoutes([watched]).find(each => each.path === path)!;
    const ask = () => asked.run({ reply } as unknown as Asked<unknown, unknown, unknown>);
    const first = await ask();
    const before = looks;
    assert.deepEqual(await ask(), first);
    assert.equal(looks, before, path);
  }
});
