// A training: generation after generation, each learns from games of the best one so far and must beat it to replace it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type Bin,
  calibrationOf,
  errorOf,
  type Fit,
  fitOf,
  learn,
  learnedOf,
  newModel,
  packed,
  type Samples,
  type Shape,
  unpacked,
} from '@boardwright/bots';
import { type AnyModule, BadInput, type LearnedWeights } from '@boardwright/engine';
import { makeFolder, readJson, writeText } from '../input/files.ts';
import { percent } from '../output/numbers.ts';
import { print } from '../output/print.ts';
import type { Course } from './course.ts';
import { duelOf, gamesOf } from './games.ts';

/** How a generation did. */
export interface Generation {
  readonly number: number;
  readonly positions: number; // in its games
  readonly fit: Fit; // to the games that were held back
  readonly calibration: readonly Bin[];
  readonly wins: readonly number[]; // against the best before it, by player count; empty for the first
  readonly isBest: boolean; // it replaced the best before it
}
export interface Trained {
  readonly course: Course;
  readonly generations: readonly Generation[];
  readonly weights: LearnedWeights;
}
interface Kept {
  readonly generation: Generation;
  readonly weights: LearnedWeights;
}

const RATE = 0.003;
const DECAY = 0.01;
/** Seeds of the games of generations are this far apart; duels have their own. */
const STEP = 10;
const DUEL = 500_000;

export async function train(module: AnyModule, course: Course, folder: string, workers: number): Promise<Trained> {
  openFolder(folder, course);
  const { own, all } = learnedOf(module);
  const shape: Shape = { own, all, hidden: course.hidden };
  const generations: Generation[] = [];
  const before: Samples[] = [];
  let best: LearnedWeights | null = null;
  for (let number = 0; number <= course.generations; number++) {
    const samples = await samplesOf(course, number, best, folder, workers);
    before.push(...samples);
    const file = path.join(folder, `${number}.json`);
    if (!existsSync(file)) {
      // The games of the advice teach the beginning; later they would only hold the model back.
      const lessons = number < 2 ? samples : before.slice(course.players.length);
      const kept = await generationOf(course, shape, number, samples, lessons, best, workers);
      writeText(file, `${JSON.stringify(kept)}\n`);
    }
    const { generation, weights } = readJson(file) as Kept;
    generations.push(generation);
    print(describe(course, generation));
    if (generation.isBest) best = weights;
  }
  if (best === null) throw new Error('a training has at least one generation');
  return { course, generations, weights: best };
}

/** A folder belongs to one course, so that games of another are never mixed in. */
function openFolder(folder: string, course: Course): void {
  const file = path.join(folder, 'course.json');
  makeFolder(folder);
  if (!existsSync(file)) writeText(file, `${JSON.stringify(course)}\n`);
  else if (JSON.stringify(readJson(file)) !== JSON.stringify(course))
    throw new BadInput(`${folder} holds another training: ${file} says which. Remove it, or choose another --folder`);
}

async function samplesOf(
  { game, players, games, seed }: Course,
  number: number,
  weights: LearnedWeights | null,
  folder: string,
  workers: number,
): Promise<Samples[]> {
  const samples: Samples[] = [];
  for (const seats of players) {
    print(`generation ${number}, ${seats} players`);
    const series = { game, seats, seed: seed + number * STEP + seats, weights };
    samples.push(await gamesOf(series, games, workers, path.join(folder, `${number}-${seats}.samples`)));
  }
  return samples;
}

async function generationOf(
  course: Course,
  shape: Shape,
  number: number,
  samples: readonly Samples[],
  lessons: readonly Samples[],
  best: LearnedWeights | null,
  workers: number,
): Promise<Kept> {
  const model = newModel(shape, course.seed);
  const how = { epochs: course.epochs, rate: RATE, decay: DECAY, seed: course.seed + number };
  learn(model, lessons, how, epoch => print(`  epoch ${epoch}: ${fitOf(model, samples).win.toFixed(4)}`));
  const weights = packed(model);
  const wins = best === null ? [] : await duels(course, weights, best, workers);
  const stored = unpacked(weights);
  const generation: Generation = {
    number,
    positions: samples.reduce((sum, { games }) => sum + games.length, 0),
    fit: fitOf(stored, samples),
    calibration: calibrationOf(stored, samples),
    wins,
    isBest: best === null || isBetter(course, wins),
  };
  return { generation, weights };
}

async function duels(
  { game, players, duels: games, seed }: Course,
  challenger: LearnedWeights,
  champion: LearnedWeights,
  workers: number,
): Promise<number[]> {
  const wins: number[] = [];
  for (const seats of players)
    wins.push(await duelOf({ game, seats, seed: seed + DUEL + seats, challenger, champion }, games, workers));
  return wins;
}

/** More than its share, over all player counts. */
function isBetter({ players, duels: games }: Course, wins: readonly number[]): boolean {
  const shares = players.map((seats, i) => ((wins[i] as number) * seats) / games);
  return shares.reduce((sum, share) => sum + share, 0) > shares.length;
}

function describe({ players, duels: games }: Course, { number, fit, calibration, wins, isBest }: Generation): string {
  const won = players.map((seats, i) => `${seats} players ${percent((wins[i] ?? 0) / games)}`).join(', ');
  const duel = wins.length === 0 ? '' : `; against the best before it: ${won}${isBest ? '' : ', not taken'}`;
  return `generation ${number}: loss ${fit.win.toFixed(4)}, calibration error ${percent(errorOf(calibration))}${duel}`;
}
