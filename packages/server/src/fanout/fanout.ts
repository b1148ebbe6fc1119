// Messages between machines. A single process needs none; with Redis (redis.ts), all machines hear what one publishes.
import type { Row } from '@boardwright/host';
import type { ChatLine, Spectator } from '../protocol/index.ts';
import type { WhyStopped } from '../rules/thread.ts';

export type News =
  | { readonly kind: 'row'; readonly match: string; readonly row: Row }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly kind: 'stopped'; readonly match: string; readonly why: WhyStopped }
  | { readonly kind: 'mutes'; readonly person: string }
  | {
      readonly kind: 'spectators';
      readonly machine: string;
      readonly table: string;
      readonly people: readonly Spectator[];
    }
  | { readonly kind: 'signedOut'; readonly session: string };

export interface Fanout {
  publish(news: News): void;
  isReachable(): boolean;
  close(): Promise<void>;
}

/** All listeners are in this process and have already been told. */
export const noFanout: Fanout = { publish: () => {}, isReachable: () => true, close: async () => {} };
