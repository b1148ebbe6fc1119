// A worker of `npm run train`: plays spans of games against itself and returns what it noted.
import { parentPort, workerData } from 'node:worker_threads';
import { Model, type Samples, type Shape, type Span, samplesOf } from '@boardwright/bots';
import { loadGame } from '../input/game.ts';

export interface TrainingSeries {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly model: { readonly shape: Shape; readonly weights: Float32Array } | null; // null: the game's advice plays
}
export interface Played {
  readonly span: Span;
  readonly samples: Samples;
}

const { game, seats, seed, model } = workerData as TrainingSeries;
const module = await loadGame({ id: game, modules: [] });
const learner = model === null ? null : new Model(model.shape, model.weights);
parentPort?.on('message', (span: Span) => {
  const samples = samplesOf(module, learner, seats, seed, span);
  parentPort?.postMessage({ span, samples } satisfies Played);
});
