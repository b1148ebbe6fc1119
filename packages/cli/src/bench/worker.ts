// A worker thread of the bench: measures one game. Alone in its thread, a game is as fast as at a table of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { type GameSource, loadGame } from '../input/game.ts';
import { measureGame } from './measure.ts';

const { source, seconds } = workerData as { source: GameSource; seconds: number };
parentPort?.postMessage(await measureGame(await loadGame(source), seconds));
