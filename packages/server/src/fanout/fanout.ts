// News between machines. One process needs none; with Redis all hear what one publishes.
import type { Row } from '@boardwright/host';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { ChatLine } from '../protocol/index.ts';

export type News =
  | { readonly kind: 'row'; readonly match: string; readonly row: Row }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly kind: 'mutes'; readonly person: string };

export interface Fanout {
  publish(news: News): void;
  isReachable(): boolean;
  close(): Promise<void>;
}

/** Everybody who listens is in this process and has been told already. */
export const noFanout: Fanout = { publish: () => {}, isReachable: () => true, close: async () => {} };

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
