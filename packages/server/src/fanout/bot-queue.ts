// If a machine dies while its bots think: a job on a queue shared by all machines, to check the match again.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BotQuestion } from '@boardwright/host';
import { Queue, Worker } from 'bullmq';
import type { Logger } from 'pino';

export interface BotQueue {
  add(match: string, questions: readonly BotQuestion[]): void;
  close(): Promise<void>;
}
interface BotTask {
  readonly match: string;
  readonly position: number;
}
const NAME = 'boardwright-bots';
const AT_ONCE = 16;
/** A bot that has not answered by then may be on a machine that died. Milliseconds. */
const PATIENCE = 5_000;
const CLOSING = 3_000; // how long to wait for Redis when the server stops
/** How soon the job of a dead machine is noticed and taken over. Milliseconds. */
const TAKE_OVER = { lockDuration: 6_000, stalledInterval: 3_000 };

/** Calls `look` with the match that waited for its bots, and the position. */
export function redisBotQueue(
  url: string,
  look: (match: string, position: number) => Promise<void>,
  log: Logger,
): BotQueue {
  const { hostname: host, port, username, password, pathname, protocol } = new URL(url);
  const connection = {
    host,
    port: Number(port || 6379),
    ...(username === '' ? {} : { username }),
    ...(password === '' ? {} : { password }),
    ...(pathname.length > 1 ? { db: Number(pathname.slice(1)) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
  };
  const queue = new Queue<BotTask>(NAME, { connection });
  const worker = new Worker<BotTask>(NAME, ({ data }) => look(data.match, data.position), {
    connection,
    concurrency: AT_ONCE,
    ...TAKE_OVER,
  });
  const warn = (error: Error): void => log.warn({ error: error.message }, 'bot queue');
  queue.on('error', warn);
  worker.on('error', warn);
  const options = { removeOnComplete: true, removeOnFail: true, delay: PATIENCE };
  return {
    add(match, questions) {
      const [first] = questions;
      if (first === undefined) return;
      // One job per position, so that two machines that notice the same bot create one job.
      const { position } = first;
      queue.add('look', { match, position }, { ...options, jobId: `${match}-${position}` }).catch((error: Error) => {
        log.warn({ error: error.message }, 'a bot job could not be queued');
      });
    },
    close: async () => {
      const closed = worker.close().then(() => queue.close());
      closed.catch(() => {});
      await Promise.race([closed, sleep(CLOSING)]);
    },
  };
}
