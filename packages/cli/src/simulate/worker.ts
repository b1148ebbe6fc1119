// A worker thread of a series: plays the games it is given.
import { parentPort, workerData } from 'node:worker_threads';
import { BadInput } from '@boardwright/engine';
import { loadGame } from '../input/game.ts';
import type { FromWorker, Span } from './run.ts';
import { failed, type Outcome, playing, type Series } from './series.ts';

const series = workerData as Series;
const play = playing(series, await loadGame(series.source));

function playSpan({ from, to }: Span): FromWorker {
  const outcomes: Outcome[] = [];
  try {
    for (let number = from; number <= to; number++) {
      const outcome = play(number);
      outcomes.push(outcome);
      if (failed(outcome)) break;
    }
    return { outcomes };
  } catch (error) {
    if (error instanceof BadInput) return { badInput: error.message };
    throw error;
  }
}

parentPort?.on('message', (span: Span) => parentPort?.postMessage(playSpan(span)));
