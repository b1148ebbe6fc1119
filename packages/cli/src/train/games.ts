// Games to learn from, and duels of models, played on several cores. Games are kept in files, so that a training that was
// stopped goes on where it was.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { joined, type Samples, type Span } from '@boardwright/bots';
import { progress } from '../output/progress.ts';
import { employ } from '../workers.ts';
import type { DuelOfModels, DuelPlayed } from './duel-worker.ts';
import type { Played, TrainingSeries } from './worker.ts';

const SPAN = 20; // games that a worker plays at a time

/** The samples of games 1 to `games`, in order: the same with any number of workers. */
export async function gamesOf(series: TrainingSeries, games: number, workers: number, file: string): Promise<Samples> {
  if (existsSync(file)) return read(file);
  const played: Played[] = [];
  await play<Played>('./worker.ts', series, games, workers, each => played.push(each));
  const samples = joined(played.sort((a, b) => a.span.from - b.span.from).map(each => each.samples));
  write(file, samples);
  return samples;
}

/** How many of the games the challenger wins. */
export async function duelOf(duel: DuelOfModels, games: number, workers: number): Promise<number> {
  let wins = 0;
  await play<DuelPlayed>('./duel-worker.ts', duel, games, workers, each => {
    wins += each.wins;
  });
  return wins;
}

async function play<Done extends { readonly span: Span }>(
  file: string,
  data: unknown,
  games: number,
  workers: number,
  take: (done: Done) => void,
): Promise<void> {
  const spans: Span[] = [];
  for (let from = 1; from <= games; from += SPAN) spans.push({ from, to: Math.min(games, from + SPAN - 1) });
  const bar = progress(games);
  let done = 0;
  const heard = (each: Done): void => {
    take(each);
    done += each.span.to - each.span.from + 1;
    bar.at(done);
  };
  const worker = new URL(file, import.meta.url);
  const crew = Array.from({ length: workers }, () => employ<Span, Done>(worker, data, () => spans.shift(), heard));
  await Promise.all(crew).finally(bar.end);
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
