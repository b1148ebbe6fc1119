// The server's HTTP API. Every failure is a typed reason; without a server, the reason is `offline`.
import type { Refusal } from '../model/session.ts';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason.why);
    this.reason = reason;
  }
}

async function request(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  // A page that nobody looks at says so: its person is away.
  const sight = document.visibilityState === 'visible' ? {} : { 'x-out-of-sight': '1' };
  const how = { headers: { ...json, ...sight }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  let response: Response;
  try {
    response = await fetch(path, { method, credentials: 'same-origin', ...how });
  } catch {
    throw new Refused({ why: 'offline' });
  }
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new Refused({ why: 'offline' }); // not our server, or a proxy that cannot reach it
  const answer = (await response.json()) as unknown;
  if (!response.ok) throw new Refused(answer as Refusal);
  return answer;
}

export const get = <A>(path: string): Promise<A> => request('GET', path) as Promise<A>;
export const post = <A>(path: string, body: unknown = {}): Promise<A> => request('POST', path, body) as Promise<A>;
export const del = <A>(path: string): Promise<A> => request('DELETE', path) as Promise<A>;

export const reasonOf = (error: unknown): Refusal => (error instanceof Refused ? error.reason : { why: 'tryAgain' });
