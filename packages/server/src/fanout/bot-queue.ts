// Bot jobs on a queue that all machines work on.
import type { BotQuestion } from '@boardwright/host';
import { Queue, Worker } from 'bullmq';
import type { Logger } from 'pino';

export interface BotQueue {
  add(match: string, questions: readonly BotQuestion[]): void;
  close(): Promise<void>;
}
interface BotTask {
  readonly match: string;
}
const NAME = 'boardwright-bots';
const AT_ONCE = 4;
/** How soon the job of a machine that died is noticed, and taken over. Milliseconds. */
const TAKE_OVER = { lockDuration: 6_000, stalledInterval: 3_000 };

/** `work` answers for the bots of a match; jobs of a machine that dies are taken over by another. */
export function redisBotQueue(url: string, work: (match: string) => Promise<void>, log: Logger): BotQueue {
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
  const worker = new Worker<BotTask>(NAME, job => work(job.data.match), {
    connection,
    concurrency: AT_ONCE,
    ...TAKE_OVER,
  });
  const warn = (error: Error): void => log.warn({ error: error.message }, 'bot queue');
  queue.on('error', warn);
  worker.on('error', warn);
  const options = { removeOnComplete: true, removeOnFail: true };
  return {
    add(match, questions) {
      const [first] = questions;
      if (first === undefined) return;
      // One job per position: two machines that notice the same bot make one job of it.
      queue.add('answer', { match }, { ...options, jobId: `${match}-${first.position}` }).catch((error: Error) => {
        log.warn({ error: error.message }, 'a bot job could not be queued');
      });
    },
    close: async () => {
      await worker.close();
      await queue.close();
    },
  };
}
