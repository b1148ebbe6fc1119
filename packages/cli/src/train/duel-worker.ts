// A worker of `npm run train`: plays spans of a duel between two models.
import { parentPort, workerData } from 'node:worker_threads';
import { type Span, unpacked, winsOf } from '@boardwright/bots';
import type { LearnedWeights } from '@boardwright/engine';
import { loadGame } from '../input/game.ts';

export interface DuelOfModels {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly challenger: LearnedWeights;
  readonly champion: LearnedWeights;
}
export interface DuelPlayed {
  readonly span: Span;
  readonly wins: number; // of the challenger
}

const { game, seats, seed, ...models } = workerData as DuelOfModels;
const module = await loadGame({ id: game, modules: [] });
const [challenger, champion] = [unpacked(models.challenger), unpacked(models.champion)];
parentPort?.on('message', (span: Span) => {
  const wins = winsOf(module, challenger, champion, seats, seed, span);
  parentPort?.postMessage({ span, wins } satisfies DuelPlayed);
});
