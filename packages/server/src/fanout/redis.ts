// Messages between machines over Redis.
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { chatLine } from '../protocol/replies.ts';
import type { Fanout, News } from './fanout.ts';

const CHANNEL = 'boardwright';
const text = z.string();
const row = z.object({ seq: z.int().nonnegative(), time: z.number(), facts: z.array(z.object({ do: text }).loose()) });
const said = z.object({
  from: text,
  news: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('row'), match: text, row }),
    z.object({ kind: z.literal('table'), table: text }),
    z.object({ kind: z.literal('chat'), table: text, line: chatLine }),
    z.object({ kind: z.literal('stopped'), match: text, why: z.enum(['rulesBroke', 'rulesChanged']) }),
    z.object({ kind: z.literal('mutes'), person: text }),
    z.object({ kind: z.literal('signedOut'), session: text }),
  ]),
});

/** Messages may be lost or late. The database decides, and gaps in the rows of a match are noticed. */
export async function redisFanout(url: string, self: string, hear: (news: News) => void, log: Logger): Promise<Fanout> {
  const out = new Redis(url, { maxRetriesPerRequest: 1, lazyConnect: true, enableOfflineQueue: false });
  const inn = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true });
  for (const client of [out, inn]) client.on('error', error => log.warn({ error: error.message }, 'Redis'));
  await Promise.all([out.connect(), inn.connect()]);
  await inn.subscribe(CHANNEL);
  inn.on('message', (_, message) => {
    const heard = read(message);
    if (heard === null) log.warn({ begins: message.slice(0, 80) }, 'news that cannot be read was dropped');
    else if (heard.from !== self) hear(heard.news);
  });
  return {
    publish: news => {
      out.publish(CHANNEL, JSON.stringify({ from: self, news })).catch((error: Error) => {
        log.warn({ error: error.message }, 'news could not be published');
      });
    },
    isReachable: () => out.status === 'ready' && inn.status === 'ready',
    close: async () => {
      out.disconnect();
      inn.disconnect();
    },
  };
}

/** A message of another machine; null: not one of ours. */
function read(message: string): { from: string; news: News } | null {
  try {
    const { success, data } = said.safeParse(JSON.parse(message));
    return success ? (data as { from: string; news: News }) : null;
  } catch {
    return null;
  }
}
