// An attack in a thread of its own: what it takes to send is not to slow down those who measure.
import { workerData } from 'node:worker_threads';
import { ATTACKS } from './attacks.ts';

const { name, base } = workerData as { name: string; base: string };
await ATTACKS[name]?.(base);
