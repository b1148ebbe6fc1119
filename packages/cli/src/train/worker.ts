// A worker of `npm run train`: plays spans of games against itself and returns what it noted.
import { parentPort, workerData } from 'node:worker_threads';
import { type Samples, type Span, samplesOf, unpacked } from '@boardwright/bots';
import type { LearnedWeights } from '@boardwright/engine';
import { loadGame } from '../input/game.ts';

export interface TrainingSeries {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly weights: LearnedWeights | null; // null: the game's advice plays
}
export interface Played {
  readonly span: Span;
  readonly samples: Samples;
}

const { game, seats, seed, weights } = workerData as TrainingSeries;
const module = await loadGame({ id: game, modules: [] });
const learner = weights === null ? null : unpacked(weights);
parentPort?.on('message', (span: Span) => {
  const samples = samplesOf(module, learner, seats, seed, span);
  parentPort?.postMessage({ span, samples } satisfies Played);
});
