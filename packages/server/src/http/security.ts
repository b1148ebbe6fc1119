// Who sends a request, where it comes from, and the security headers of every response.
import type { IncomingMessage } from 'node:http';
import { isIPv6, SocketAddress } from 'node:net';
import type { Config } from '../config.ts';
import { STYLE_HASHES } from './styles.ts';

export const SESSION_COOKIE = 'boardwright';
export const DEVICE_COOKIE = 'boardwright-device'; // somebody has signed in on this device
export const GUEST_COOKIE = 'boardwright-guest'; // who this device was before somebody signed in
export const CHALLENGE_COOKIE = 'boardwright-passkey';
const YEAR = 400 * 86_400;

/** Nothing is loaded from other sites; no inline scripts; only inline styles that we know. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${STYLE_HASHES.join(' ')}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Over TLS, tells browsers to keep using it. */
export function headersOf({ publicUrl }: Config): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https:') ? { ...HEADERS, 'strict-transport-security': `max-age=${YEAR}` } : HEADERS;
}

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** The address that limits count: an IPv4 address, or the IPv6 network of a household. */
export function addressOf(config: Config, { headers, socket }: Asked): string {
  const forwarded = headers['x-forwarded-for'];
  if (config.trustProxy && typeof forwarded === 'string') return networkOf(forwarded.split(',').at(-1)?.trim() ?? '');
  return networkOf(socket.remoteAddress ?? '');
}

const NETWORK_PARTS = 4; // of 16 bits: a /64, within which a machine may choose its address freely

function networkOf(address: string): string {
  const plain = address.replace(/^\[|\](:\d+)?$/g, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const written = new SocketAddress({ address: plain, family: 'ipv6' }).address; // canonical form
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(written);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = [], tail = []] = written.split('::').map(part => part.split(':').filter(each => each !== ''));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_PARTS).join(':')}::/64`;
}

/** Browsers send the origin of a request. Programs without an origin do not carry other people's cookies. */
export function isOwnOrigin(config: Config, { headers }: Asked): boolean {
  const { origin, host } = headers;
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (config.publicUrl !== null) return origin === config.publicUrl;
  return host !== undefined && URL.parse(origin)?.host === host;
}

export function ownOrigin(config: Config, { headers }: Asked): { origin: string; host: string } {
  const origin = config.publicUrl ?? headers.origin ?? `http://${headers.host}`;
  return { origin, host: URL.parse(origin)?.hostname ?? '' };
}

export function cookieOf({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name && value !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(value)) return value;
  }
  return null;
}

export function tokenOf(request: Pick<IncomingMessage, 'headers'>): string | null {
  return cookieOf(request, SESSION_COOKIE);
}

export function cookie(config: Config, name: string, value: string, seconds = YEAR): string {
  const secure = config.publicUrl?.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}
