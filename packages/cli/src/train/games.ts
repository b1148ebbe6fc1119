// Games to learn from, played on several cores and kept in files, so that a training that was stopped goes on where it was.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { joined, type Samples, type Span } from '@boardwright/bots';
import { progress } from '../output/progress.ts';
import type { Played, TrainingSeries } from './worker.ts';

const SPAN = 20; // games that a worker plays at a time

/** The samples of games 1 to `games`, in order: the same with any number of workers. */
export async function gamesOf(
  series: TrainingSeries,
  games: number,
  workers: number,
  folder: string,
  name: string,
): Promise<Samples> {
  const file = path.join(folder, `${name}.samples`);
  if (existsSync(file)) return read(file);
  const samples = await play(series, games, workers);
  mkdirSync(folder, { recursive: true });
  write(file, samples);
  return samples;
}

async function play(series: TrainingSeries, games: number, workers: number): Promise<Samples> {
  const spans: Span[] = [];
  for (let from = 1; from <= games; from += SPAN) spans.push({ from, to: Math.min(games, from + SPAN - 1) });
  const played: Played[] = [];
  const bar = progress(games);
  const take = (each: Played): void => {
    played.push(each);
    bar.at(played.reduce((sum, { span }) => sum + span.to - span.from + 1, 0));
  };
  await Promise.all(Array.from({ length: workers }, () => employ(series, () => spans.shift(), take))).finally(bar.end);
  return joined(played.sort((a, b) => a.span.from - b.span.from).map(({ samples }) => samples));
}

function employ(series: TrainingSeries, next: () => Span | undefined, take: (played: Played) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: series });
  return new Promise<void>((resolve, reject) => {
    const goOn = (): void => {
      const span = next();
      if (span === undefined) resolve();
      else worker.postMessage(span);
    };
    worker.on('message', (played: Played) => {
      take(played);
      goOn();
    });
    worker.on('error', reject);
    goOn();
  }).finally(() => worker.terminate());
}

/** A header of three integers (seats, width, rows), then the numbers of the games, then the rows. */
function write(file: string, { seats, width, games, rows }: Samples): void {
  const header = Int32Array.of(seats, width, games.length);
  const parts = [header, games, rows].map(part => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  writeFileSync(`${file}.part`, Buffer.concat(parts));
  renameSync(`${file}.part`, file);
}

function read(file: string): Samples {
  const { buffer } = new Uint8Array(readFileSync(file)); // a copy, so that numbers begin where they must
  const [seats = 0, width = 0, count = 0] = new Int32Array(buffer, 0, 3);
  const games = new Int32Array(buffer, 12, count);
  return { seats, width, games, rows: new Float32Array(buffer, 12 + 4 * count, count * width) };
}
