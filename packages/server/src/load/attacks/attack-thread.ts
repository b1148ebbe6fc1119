// Runs an attack in its own thread, so that sending does not slow down the measurement.
import { workerData } from 'node:worker_threads';
import { ATTACKS } from './attacks.ts';

const { name, base } = workerData as { name: string; base: string };
await ATTACKS[name]?.(base);
