// The web server: for now a page that says what is there and how to play in the terminal.
import { createServer, type Server } from 'node:http';
import { BadInput, LANGUAGES, type Language } from '@boardwright/engine';
import { welcomePage } from './welcome.ts';

const FIRST_PORT = 8420;
const PORTS_TRIED = 20;

/** Listens on the wanted port, or on the first free one from 8420 on. Returns the port. */
export async function listen(wanted: string | undefined): Promise<number> {
  if (wanted !== undefined) {
    const port = Number(wanted);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new BadInput(`PORT must be a number from 1 to 65535, not "${wanted}"`);
    if (await tryPort(port)) return port;
    throw new BadInput(`port ${port} is in use or not allowed; set PORT to another one`);
  }
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port++) if (await tryPort(port)) return port;
  throw new BadInput(`no port from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1} is free; set PORT to a free one`);
}

function tryPort(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = pages();
    server.once('error', () => resolve(false));
    server.listen(port, () => resolve(true));
  });
}

export function pages(): Server {
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such page.\n');
      return;
    }
    const language = languageOf(url.searchParams.get('lang'), request.headers['accept-language']);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    response.end(await welcomePage(language));
  });
}

/** What the reader asked for, else the first language of the browser that we have, else English. */
export function languageOf(asked: string | null, accepted: string | undefined): Language {
  const wishes = [asked ?? '', ...(accepted ?? '').split(',').map(each => each.trim().slice(0, 2).toLowerCase())];
  for (const wish of wishes) for (const language of LANGUAGES) if (wish === language) return language;
  return 'en';
}
