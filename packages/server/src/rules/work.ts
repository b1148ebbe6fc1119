// The other end of a thread (thread.ts): runs one job after the other and returns its result or error.
import { parentPort } from 'node:worker_threads';
import { JobFailed, READY, type Reply } from './thread.ts';

export type Jobs<J extends { readonly do: string }> = {
  readonly [K in J['do']]: (job: J & { readonly do: K }) => unknown;
};

/** Call it when the thread has loaded everything it needs. */
export function work<J extends { readonly do: string }>(jobs: Jobs<J>): void {
  parentPort?.on('message', (job: J) => {
    let reply: Reply;
    try {
      reply = { result: jobs[job.do as J['do']](job as never) };
    } catch (error) {
      const { name, message } = error as Error;
      reply = { error: { kind: error instanceof JobFailed ? error.kind : name, message } };
    }
    parentPort?.postMessage(reply);
  });
  parentPort?.postMessage(READY satisfies Reply);
}
