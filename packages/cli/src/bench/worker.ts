// A worker thread of the bench. Each game is measured in a thread of its own, because other games in the same thread
// would slow it down.
import { parentPort, workerData } from 'node:worker_threads';
import { type GameSource, loadGame } from '../input/game.ts';
import { measureGame } from './measure.ts';

const { source, seconds } = workerData as { source: GameSource; seconds: number };
parentPort?.postMessage(await measureGame(await loadGame(source), seconds));
