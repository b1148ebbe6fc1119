// Sends something to an address that a person gave. Such an address must not reach the server's own machine or network:
// every address that its name resolves to is checked at the moment of connecting, and redirects are not followed.
import { type LookupAllOptions, lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface Posted {
  readonly status: number;
}
export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Finds the addresses of a name. */
type Names = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: { address: string; family: number }[]) => void,
) => void;

const PATIENCE = 10_000;
/** Ranges that lead to other machines of the internet, and nowhere else. */
const PUBLIC = 'unicast';

export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/** Whether an IP address belongs to the internet. One inside an IPv6 address counts as what it is. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === PUBLIC;
}

/** Why nothing is ever sent to this address; null: it may be. */
export function forbiddenIn(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:') return 'it must begin with https://';
  if (url.username !== '' || url.password !== '') return 'it must not contain a password';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublic(host) ? null : 'it leads into a private network';
  return host.includes('.') && !/\.(local|internal|localhost|home\.arpa)\.?$/.test(host)
    ? null
    : 'it leads into a private network';
}

/** `anyAddress`: also to the own network, for tests. */
export function post({ url, headers, body }: Letter, anyAddress = false, names: Names = resolve): Promise<Posted> {
  const problem = anyAddress ? null : forbiddenIn(url);
  if (problem !== null) return Promise.reject(new ForbiddenAddress(problem));
  const { request } = url.startsWith('https:') ? https : http;
  const lookup = anyAddress ? {} : { lookup: publicOnly(names) };
  const options = { method: 'POST', headers, timeout: PATIENCE, ...lookup };
  return new Promise((done, fail) => {
    const sent = request(url, options, response => {
      response.resume(); // what it says is of no interest
      done({ status: response.statusCode ?? 0 });
      sent.destroy();
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Refuses a name if any of its addresses is not public. What is connected to is one of the checked addresses. */
function publicOnly(names: Names): LookupFunction {
  return (host, options, done) => {
    names(host, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, []);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isPublic(address)))
        return done(new ForbiddenAddress('it leads into a private network') as NodeJS.ErrnoException, []);
      if (options.all === true) done(null, [...found]);
      else done(null, first.address, first.family);
    });
  };
}
