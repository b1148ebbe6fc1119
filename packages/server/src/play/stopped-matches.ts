// Matches that cannot continue: their rules failed, or are not installed here. They are not tried again, because
// everybody else would wait for them.
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { JobFailed, Runaway, type WhyStopped, whyStopped } from '../rules/thread.ts';

/** Failures that are not the fault of the match. */
const HARMLESS: ReadonlySet<string> = new Set(['BadInput', 'OtherRules']);

export class StoppedMatches {
  private readonly stopped = new Map<string, JobFailed>();
  private readonly tell: (match: string, why: WhyStopped) => void;
  private readonly log: Logger;
  private readonly metrics: Metrics;

  constructor(tell: (match: string, why: WhyStopped) => void, log: Logger, metrics: Metrics) {
    this.tell = tell;
    this.log = log;
    this.metrics = metrics;
  }

  has(match: string): boolean {
    return this.stopped.has(match);
  }

  forget(match: string): void {
    this.stopped.delete(match);
  }

  /** Another machine has stopped a match, so that it does not fail again here. */
  add(match: string, why: WhyStopped): void {
    this.stopped.set(match, new JobFailed(why === 'rulesChanged' ? 'RulesChanged' : 'Broken', 'stopped elsewhere'));
  }

  /** Runs a job about a match. Stops the match if its rules fail. */
  async guard<R>(match: string, work: () => Promise<R>): Promise<R> {
    const stopped = this.stopped.get(match);
    if (stopped !== undefined) throw stopped;
    try {
      return await work();
    } catch (error) {
      const isHarmless = error instanceof JobFailed && HARMLESS.has(error.kind);
      if (isHarmless || !(error instanceof Runaway || error instanceof JobFailed)) throw error;
      throw this.stop(match, error);
    }
  }

  private stop(match: string, error: Runaway | JobFailed): JobFailed {
    const isChanged = error instanceof JobFailed && error.kind === 'RulesChanged';
    const stopped = new JobFailed(isChanged ? 'RulesChanged' : 'Broken', error.message);
    this.stopped.set(match, stopped);
    const [what] = error.message.split('\n');
    if (isChanged)
      this.log.error({ match, what }, 'a match is not the same with the rules there are; it is not played on');
    else {
      this.metrics.broken.inc();
      this.log.error({ match, what, kind: error.name }, 'the rules of a match broke; it is stopped');
    }
    this.tell(match, whyStopped(stopped));
    return stopped;
  }
}
