// Checks every message and every HTTP reply that servers in this process send against its schema.
import assert from 'node:assert/strict';
import { routes } from '../src/http/http.ts';
import { serverMessage } from '../src/protocol/index.ts';
import { failure } from '../src/protocol/reasons.ts';
import { Connection } from '../src/ws/connection.ts';

/** How often each kind of message, and each route, was seen. */
export const seen = new Map<string, number>();
const faults: string[] = [];
const SOME = 3; // more would be the same, and comparing thousands of long texts takes all memory

function note(what: string, fault: string | null): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
  if (fault !== null && faults.length < SOME) faults.push(`${what}: ${fault}`);
}

/** What is wrong with a message; null: nothing. */
export function faultInFrame(text: string): string | null {
  const { success, error } = serverMessage.safeParse(JSON.parse(text));
  return success ? null : `${error.message} in ${text.slice(0, 1000)}`;
}

const patterns = routes.map(route => ({
  route,
  path: new RegExp(`^${route.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
}));
export const routeOf = (method: string, path: string) =>
  patterns.find(each => each.route.method === method && each.path.test(path))?.route;

/** What is wrong with a reply of one of our routes; null: nothing. */
export function faultInAnswer(method: string, path: string, status: number, text: string): string | null {
  const route = routeOf(method, path);
  const ok = status === 200 && route !== undefined;
  const shape = ok || (route?.path === '/ready' && status === 503) ? route!.answer : failure;
  const body: unknown = shape.type === 'string' ? text : JSON.parse(text);
  const { success, error } = shape.safeParse(body);
  return success ? null : `${status}: ${error.message} in ${text.slice(0, 1000)}`;
}

const { sendText } = Connection.prototype;
Connection.prototype.sendText = function (text) {
  note((JSON.parse(text) as { type: string }).type, faultInFrame(text));
  sendText.call(this, text);
};

const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await realFetch(input, init);
  const { pathname } = new URL(String(input));
  const method = init?.method ?? 'GET';
  const isPage = routeOf(method, pathname) === undefined && !response.headers.get('content-type')?.includes('json');
  if (!isPage) {
    const text = await response.clone().text();
    note(
      `${method} ${routeOf(method, pathname)?.path ?? 'nowhere'}`,
      faultInAnswer(method, pathname, response.status, text),
    );
  }
  return response;
};

export function noFaults(): void {
  assert.deepEqual(faults, [], 'the server sent what its schemas do not know');
}
