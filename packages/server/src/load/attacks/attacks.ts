// Attacks that a stranger could run against a server. Each continues until its thread is stopped. Each uses its own
// address (the server trusts X-Forwarded-For here), so that only the cost to the server is measured.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

const ADDRESS = '198.51.100.66';
const PER_SECOND = 20; // requests: as many as a person may send
const LARGE = 1_900_000; // characters
const ALLOWED = 290_000; // the maximum size of an edition
const GAMES = path.resolve(import.meta.dirname, '../../../../games');

export class Stranger {
  private readonly base: string;
  private cookie = '';

  constructor(base: string) {
    this.base = base;
  }

  async comeIn(): Promise<void> {
    for (let i = 0; this.cookie === '' && i < 100; i++) {
      const response = await this.send('POST', '/api/guests', JSON.stringify({ name: 'Stranger' }));
      this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    }
  }

  /** Ignores the outcome: a server that refuses is what we want. */
  async send(method: string, url: string, body?: string): Promise<Response> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS, cookie: this.cookie };
    try {
      const response = await fetch(`${this.base}${url}`, { method, headers, ...(body === undefined ? {} : { body }) });
      if (response.status !== 200) await response.body?.cancel();
      return response;
    } catch {
      return Response.error();
    }
  }

  /** Watches tables, so that the bots there play. */
  watch(tables: readonly string[]): void {
    const headers = { cookie: this.cookie, 'x-forwarded-for': ADDRESS };
    const socket = new WebSocket(`${this.base.replace(/^http/, 'ws')}/api/socket`, { headers });
    socket.on('error', () => {});
    socket.on('open', () => {
      for (const [i, table] of tables.entries()) socket.send(JSON.stringify({ type: 'watch', id: `${i}`, table }));
    });
  }
}

/**
 * Sends this many requests per second, whether the server keeps up or not, but at most `parallel` at a time. A higher
 * rate would only measure how both share the processor of one machine.
 */
async function forEver(parallel: number, perSecond: number, work: (i: number) => Promise<unknown>): Promise<void> {
  let underWay = 0;
  for (let i = 0; ; i++) {
    await sleep(1000 / perSecond);
    if (underWay === parallel) continue;
    underWay++;
    void work(i).finally(() => underWay--);
  }
}

const filled = (part: string, letters: number): string =>
  `[${Array.from({ length: Math.floor(letters / (part.length + 1)) }, () => part).join(',')}]`;

interface Standard {
  readonly game: string;
  readonly content: Readonly<Record<string, unknown>>;
}

function standards(): Standard[] {
  return globSync('*/content/standard.json', { cwd: GAMES }).map(file => ({
    game: file.split(path.sep)[0] ?? '',
    content: JSON.parse(readFileSync(path.join(GAMES, file), 'utf8')) as Standard['content'],
  }));
}

const tableWith = (game: string, content: string): string =>
  `{"game":"${game}","chairs":[{"for":"me"},{"for":"me"}],"content":${content}}`;

/** An edition with a list as long as the size limit allows. */
function* bombs(letters: number): Generator<string> {
  for (const { game, content } of standards())
    for (const [key, list] of Object.entries(content)) {
      if (!Array.isArray(list) || list.length === 0) continue;
      const mark = 'the long list stands here';
      const own = { ...content, name: 'long', [key]: mark };
      yield tableWith(game, JSON.stringify(own).replace(`"${mark}"`, filled(JSON.stringify(list[0]), letters)));
    }
}

export const ATTACKS: Readonly<Record<string, (base: string) => Promise<void>>> = {
  /** Large bodies of tiny values. */
  async bodies(base) {
    const stranger = new Stranger(base);
    await stranger.comeIn();
    const [first] = standards();
    const sizes = [LARGE, ALLOWED].map(letters => filled('{}', letters));
    const requests = sizes.flatMap(text => [
      ['/api/tables', tableWith(first?.game ?? '', text)],
      ['/api/games/import', `{"file":${text}}`],
      ['/api/games/import', `{"file":{"format":"boardwright game 1","entries":${text}}}`],
    ]);
    await forEver(20, PER_SECOND, i => {
      const [url = '', body = ''] = requests[i % requests.length] ?? [];
      return stranger.send('POST', url, body);
    });
  },
  /** Opens tables with as much content as possible, then requests the list of tables again and again. */
  async contents(base) {
    const strangers = Array.from({ length: 5 }, () => new Stranger(base));
    for (const each of strangers) await each.comeIn();
    const bodies = standards().flatMap(({ game, content }) =>
      [LARGE, ALLOWED].flatMap(letters => [
        tableWith(game, JSON.stringify({ ...content, filler: 'x'.repeat(letters) })),
        tableWith(game, JSON.stringify({ ...content, name: 'ours' })),
      ]),
    );
    const [reader] = strangers;
    await forEver(15, 10 * PER_SECOND, i => {
      if (i % 10 > 0)
        return reader?.send('GET', '/api/tables').then(answer => answer.text().catch(() => '')) ?? Promise.resolve();
      return (
        strangers[(i / 10) % strangers.length]?.send('POST', '/api/tables', bodies[(i / 10) % bodies.length]) ??
        Promise.resolve()
      );
    });
  },
  /** Editions that would use unlimited memory and time. */
  async editions(base) {
    const stranger = new Stranger(base);
    await stranger.comeIn();
    const all = [...bombs(LARGE), ...bombs(ALLOWED)];
    await forEver(20, PER_SECOND, i => stranger.send('POST', '/api/tables', all[i % all.length]));
  },
  /** Opens as many tables with only bots as one guest may, and watches them. */
  async bots(base) {
    const stranger = new Stranger(base);
    await stranger.comeIn();
    const { games, bots } = (await (await stranger.send('GET', '/api/games')).json()) as {
      games: { id: string; seats: number[] }[];
      bots: string[];
    };
    const opened: string[] = [];
    await forEver(1, PER_SECOND, async i => {
      const game = games[i % games.length];
      const chairs = Array.from({ length: Math.max(...(game?.seats ?? [2])) }, () => ({
        for: 'bot',
        level: bots.at(-1),
      }));
      const response = await stranger.send('POST', '/api/tables', JSON.stringify({ game: game?.id, chairs }));
      if (response.status !== 200) return new Promise(resolve => setTimeout(resolve, 1_000));
      opened.push(((await response.json()) as { id: string }).id);
      if (opened.length % 10 === 0) stranger.watch(opened.slice(-10));
      return undefined;
    });
  },
};
