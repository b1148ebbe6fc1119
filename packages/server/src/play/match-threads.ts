// The threads in which the rules of matches run. All jobs of one match run in the same thread.
import type { Logger } from 'pino';
import type { Job } from '../rules/jobs.ts';
import { type GameThreads, JobFailed, Restarted, Runaway, Thread } from '../rules/thread.ts';

const TRIES = 5;
const MOST_RUNAWAYS = 2;

export interface RulesSettings extends GameThreads {
  readonly megabytes: number;
}
export interface Retrying {
  /** Called before each retry. */
  readonly onRetry?: () => void;
  /** How often a job may exceed its deadline. */
  readonly runaways?: number;
}

export class MatchThreads {
  private readonly threads: readonly Thread[];
  private readonly log: Logger;

  /** Calls `onRestart` with the matches of a thread that had to be stopped. */
  constructor(settings: RulesSettings, log: Logger, onRestart: (wasThere: (match: string) => boolean) => void) {
    this.log = log;
    const { gamesModule, oldGamesModules, deadline, megabytes } = settings;
    this.threads = Array.from({ length: settings.threads }, (_, i) => {
      const restarted = (): void => {
        log.warn({ thread: i }, 'a rules thread was stopped and a new one goes on');
        onRestart(match => this.indexOf(match) === i);
      };
      const file = new URL('../rules/rules-thread.ts', import.meta.url);
      return new Thread({
        file,
        data: { gamesModule, oldGamesModules },
        deadline,
        megabytes,
        onRestart: restarted,
      });
    });
  }

  ask(match: string, job: Job): Promise<unknown> {
    return (this.threads[this.indexOf(match)] as Thread).ask(job);
  }

  /**
   * Retries when a thread was stopped: other matches of that thread are lost too, and on a paused or busy machine a
   * normal job looks endless. Only a job that exceeds its deadline twice is to blame.
   */
  async retry<R>(match: string, work: () => Promise<R>, retrying: Retrying = {}): Promise<R> {
    const { onRetry, runaways = MOST_RUNAWAYS } = retrying;
    let ranAway = 0;
    for (let i = 1; ; i++) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Runaway) ranAway++;
        const isLost = error instanceof Restarted || (error instanceof JobFailed && error.kind === 'NotLoaded');
        if (i === TRIES || ranAway === runaways || !(isLost || error instanceof Runaway)) throw error;
        this.log.warn({ match, why: (error as Error).name }, 'a job is tried again');
        onRetry?.();
      }
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map(thread => thread.close()));
  }

  private indexOf(match: string): number {
    let hash = 0;
    for (let i = 0; i < match.length; i++) hash = (Math.imul(hash, 31) + match.charCodeAt(i)) >>> 0;
    return hash % this.threads.length;
  }
}
