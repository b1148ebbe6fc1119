// The other end of a thread (thread.ts): works on one job after the other, and answers with its result or its error.
import { parentPort } from 'node:worker_threads';
import { JobFailed, READY, type Reply } from './thread.ts';

export type Jobs<J extends { readonly do: string }> = {
  readonly [K in J['do']]: (job: J & { readonly do: K }) => unknown;
};

/** Called once the thread has loaded all it needs. */
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
