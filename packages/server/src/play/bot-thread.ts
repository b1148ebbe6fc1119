// A bot thread, as the server sees it: it is idle or thinking, and what it thinks about can be cancelled.
import type { Seat, Word } from '@boardwright/engine';
import type { BotJob, BotThreadData } from '../rules/bot-jobs.ts';
import { Thread } from '../rules/thread.ts';

const MEGABYTES = 512;

export class BotThread {
  isFree = true;
  private readonly thread: Thread;
  private readonly calledOff = new Int32Array(new SharedArrayBuffer(4));
  private jobs = 0;

  constructor(games: Omit<BotThreadData, 'calledOff'>, deadline: number, onRestart: () => void) {
    const data: BotThreadData = { ...games, calledOff: this.calledOff };
    const file = new URL('../rules/bot-thread.ts', import.meta.url);
    this.thread = new Thread({ file, data, deadline, megabytes: MEGABYTES, onRestart });
  }

  /** It is busy until this promise settles. */
  async use<R>(work: () => Promise<R>): Promise<R> {
    this.isFree = false;
    try {
      return await work();
    } finally {
      this.isFree = true;
    }
  }

  async think(job: Omit<BotJob & { do: 'think' }, 'number'>): Promise<Word> {
    return (await this.thread.ask({ ...job, number: ++this.jobs } satisfies BotJob)) as Word;
  }

  /** The answer is no longer wanted: a bot that checks its clock answers at once. */
  callOff(): void {
    Atomics.store(this.calledOff, 0, this.jobs);
  }

  leave(match: string, seat: Seat): void {
    this.thread.ask({ do: 'leave', match, seat } satisfies BotJob).catch(() => {}); // a new thread has no bots
  }

  close(): Promise<void> {
    return this.thread.close();
  }
}
