// A thread that runs one job after the other, with a deadline for each. A job that does not end is stopped together
// with the thread, and a new thread takes over. If the process is paused or too busy, that is not held against a job:
// the deadline passes in small steps, and each step counts once, however late it comes.
import { Worker } from 'node:worker_threads';

/** The job itself did not end, or crashed the thread. */
export class Runaway extends Error {
  override readonly name = 'Runaway';
}
/** Another job crashed the thread. Try again. */
export class Restarted extends Error {
  override readonly name = 'Restarted';
}
/**
 * The job failed with an error of its own. Kinds that mean something to the server:
 * - NotLoaded: the thread has lost the match. Open it again.
 * - RulesChanged: the stored match plays differently with the installed rules. It cannot continue.
 * - OtherRules: a finished match cannot be replayed because its rules are missing. Everything else works.
 * - UnknownEdition: a bot thread needs the content of an owner's edition, which is sent once and not with each
 * question.
 * - BadInput: the input is invalid.
 * Any other kind is the name of an error that a rule threw.
 */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  readonly kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}
/** What the players of a match are told when its job failed. */
export type WhyStopped = 'rulesChanged' | 'rulesBroke';
export function whyStopped({ kind }: JobFailed): WhyStopped {
  return kind === 'RulesChanged' || kind === 'OtherRules' ? 'rulesChanged' : 'rulesBroke';
}

/** Sent when a thread has loaded the games: deadlines count from then on. */
export const READY = 'ready';
export type Reply =
  | typeof READY
  | { readonly result: unknown }
  | { readonly error: { readonly kind: string; readonly message: string } };

const STEPS = 8; // of a deadline

interface Pending {
  readonly job: unknown;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Several threads that know the games. */
export interface GameThreads {
  readonly gamesModule: string;
  readonly oldGamesModules: readonly string[];
  readonly threads: number;
  readonly deadline: number; // milliseconds for one job
}

export interface ThreadSettings {
  readonly file: URL;
  readonly data: unknown;
  readonly deadline: number; // milliseconds for one job
  readonly megabytes: number;
  onRestart(): void;
}

export class Thread {
  private readonly settings: ThreadSettings;
  private worker: Worker;
  private pending: Pending[] = []; // in the order in which the thread runs them
  private timer: NodeJS.Timeout | null = null;
  private ready = false;
  private closed = false;

  constructor(settings: ThreadSettings) {
    this.settings = settings;
    this.worker = this.begin();
  }

  ask(job: unknown): Promise<unknown> {
    if (this.closed) return Promise.reject(new Restarted('the thread is closed'));
    return new Promise((resolve, reject) => {
      this.pending.push({ job, resolve, reject });
      if (this.pending.length === 1) this.watch();
      this.worker.postMessage(job);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.worker.removeAllListeners();
    await this.worker.terminate();
    for (const { reject } of this.pending) reject(new Restarted('the thread is closed'));
    this.pending = [];
  }

  private begin(): Worker {
    const { file, data, megabytes } = this.settings;
    this.ready = false;
    const worker = new Worker(file, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    worker.on('message', (reply: Reply) => this.answered(reply));
    worker.on('error', error => worker === this.worker && this.restart((error as Error).message));
    return worker;
  }

  private watch(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.ready) this.wait(STEPS);
  }

  private wait(steps: number): void {
    const { deadline } = this.settings;
    this.timer = setTimeout(() => {
      if (steps > 1) return this.wait(steps - 1);
      // Lets an answer that has already arrived be read first.
      const [late] = this.pending;
      setImmediate(() => late === this.pending[0] && this.restart(`no end after ${deadline} ms`));
    }, deadline / STEPS);
  }

  private answered(reply: Reply): void {
    if (reply === READY) {
      this.ready = true;
      if (this.pending.length > 0) this.watch();
      return;
    }
    const job = this.pending.shift();
    if (this.pending.length > 0) this.watch();
    else if (this.timer !== null) clearTimeout(this.timer);
    if ('result' in reply) job?.resolve(reply.result);
    else job?.reject(new JobFailed(reply.error.kind, reply.error.message));
  }

  private restart(why: string): void {
    if (this.closed) return;
    const [head, ...others] = this.pending;
    const broken = this.worker;
    this.pending = [];
    broken.removeAllListeners();
    broken.on('error', () => {});
    void broken.terminate();
    if (this.timer !== null) clearTimeout(this.timer);
    this.worker = this.begin();
    this.settings.onRestart();
    head?.reject(new Runaway(why));
    for (const { reject } of others) reject(new Restarted(why));
  }
}
