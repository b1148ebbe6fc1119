// Work for worker threads: each takes one job after the other until none is left.
import { Worker } from 'node:worker_threads';

/** One worker with its data. `take` hears what came of each job; what it throws ends the work. */
export function employ<Job, Done>(
  file: URL,
  workerData: unknown,
  next: () => Job | undefined,
  take: (done: Done) => void,
): Promise<void> {
  const worker = new Worker(file, { workerData });
  return new Promise<void>((resolve, reject) => {
    const goOn = (): void => {
      const job = next();
      if (job === undefined) resolve();
      else worker.postMessage(job);
    };
    worker.on('message', (done: Done) => {
      try {
        take(done);
        goOn();
      } catch (error) {
        reject(error);
      }
    });
    worker.on('error', reject);
    goOn();
  }).finally(() => worker.terminate());
}
