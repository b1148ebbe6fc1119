// News between machines over Redis.
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Fanout, News } from './fanout.ts';

const CHANNEL = 'boardwright';

/** News may be lost or late: the database decides, and a gap in the rows of a match is noticed. */
export async function redisFanout(url: string, self: string, hear: (news: News) => void, log: Logger): Promise<Fanout> {
  const out = new Redis(url, { maxRetriesPerRequest: 1, lazyConnect: true, enableOfflineQueue: false });
  const inn = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true });
  for (const client of [out, inn]) client.on('error', error => log.warn({ error: error.message }, 'Redis'));
  await Promise.all([out.connect(), inn.connect()]);
  await inn.subscribe(CHANNEL);
  inn.on('message', (_, text) => {
    const { from, news } = JSON.parse(text) as { from: string; news: News };
    if (from !== self) hear(news);
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
