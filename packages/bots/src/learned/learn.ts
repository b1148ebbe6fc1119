// Learns a model from samples: cross-entropy of who wins and squared error of the points, by Adam. The same samples and
// seed give the same weights.
import { fastRandom, type Random } from '@boardwright/engine';
import { LEAK, Model, type Shape } from './model.ts';
import { inputOf, type Samples } from './samples.ts';
import { shuffle } from './shuffle.ts';

export interface Course {
  readonly epochs: number;
  readonly rate: number; // of learning, at the beginning
  readonly decay: number; // of weights
  readonly seed: number;
}
/** How well a model fits: mean losses of samples. */
export interface Fit {
  readonly win: number; // cross-entropy
  readonly points: number; // squared error
}
const BATCH = 64;
/** The points are only a help; who wins is what matters. */
const POINTS = 0.25;
/** Every tenth game is held back. Whole games, since positions of one game resemble each other. */
export const isHeldBack = (game: number): boolean => game % 10 === 0;

export function newModel(shape: Shape, seed: number): Model {
  const model = new Model(shape);
  const random = fastRandom(seed);
  const { own, all, hidden } = shape;
  const scale = 2 / Math.sqrt(own + all);
  for (let i = 0; i < (own + all) * hidden; i++) model.weights[i] = scale * gauss(random);
  for (let j = 0; j < hidden; j++) {
    model.weights[model.at.win + j] = (0.5 * gauss(random)) / Math.sqrt(hidden);
    model.weights[model.at.points + j] = (0.5 * gauss(random)) / Math.sqrt(hidden);
  }
  return model;
}

/** Improves the model in place. `told` hears of every epoch. */
export function learn(model: Model, samples: readonly Samples[], course: Course, told: (epoch: number) => void): void {
  const random = fastRandom(course.seed);
  const order = rowsOf(samples, game => !isHeldBack(game));
  const gradient = new Float32Array(model.weights.length);
  const adam = newAdam(model.weights.length);
  const steps = course.epochs * Math.ceil(order.length / BATCH);
  let step = 0;
  for (let epoch = 1; epoch <= course.epochs; epoch++) {
    shuffle(order, random);
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = Math.min(BATCH, order.length - at);
      for (let i = at; i < at + batch; i++) addGradient(model, samples, order[i] as Row, gradient);
      const rate = course.rate * (1 - step++ / steps); // down to 0, so that the last samples do not count most
      adam(model.weights, gradient, rate, course.decay, 1 / batch);
    }
    told(epoch);
  }
}

/** How well the model fits the games that were held back. */
export function fitOf(model: Model, samples: readonly Samples[]): Fit {
  const rows = rowsOf(samples, isHeldBack);
  let win = 0;
  let points = 0;
  for (const { part, at } of rows) {
    const { seats, width, rows: numbers } = samples[part] as Samples;
    const { own, all } = model.shape;
    const row = numbers.subarray(at * width, (at + 1) * width);
    model.rate(row, seats);
    const target = inputOf(own, all, seats);
    for (let p = 0; p < seats; p++) {
      win -= (row[target + 2 * p] as number) * Math.log(Math.max(1e-9, model.win[p] as number));
      points += ((model.points[p] as number) - (row[target + 2 * p + 1] as number)) ** 2 / seats;
    }
  }
  return { win: win / rows.length, points: points / rows.length };
}

interface Row {
  readonly part: number; // of the samples
  readonly at: number;
}
function rowsOf(samples: readonly Samples[], wanted: (game: number) => boolean): Row[] {
  return samples.flatMap(({ games }, part) =>
    Array.from(games, (game, at) => ({ game, part, at })).filter(({ game }) => wanted(game)),
  );
}

/** Adds the gradient of one sample's loss. */
function addGradient(model: Model, samples: readonly Samples[], { part, at }: Row, gradient: Float32Array): void {
  const { seats, width, rows } = samples[part] as Samples;
  const { own, all, hidden } = model.shape;
  const x = rows.subarray(at * width, (at + 1) * width);
  model.rate(x, seats);
  const target = inputOf(own, all, seats);
  const table = new Float32Array(hidden);
  for (let p = 0; p < seats; p++) {
    const win = (model.win[p] as number) - (x[target + 2 * p] as number);
    const points = (POINTS * ((model.points[p] as number) - (x[target + 2 * p + 1] as number))) / seats;
    addSeat(model, x.subarray(p * own, (p + 1) * own), p, win, points, table, gradient);
  }
  for (let j = 0; j < hidden; j++) add(gradient, model.at.bias + j, table[j] as number);
  for (let i = 0; i < all; i++) {
    const value = x[seats * own + i] as number;
    if (value === 0) continue;
    for (let j = 0; j < hidden; j++) add(gradient, model.at.all + i * hidden + j, value * (table[j] as number));
  }
}

/** `win` and `points`: how much too high the seat was rated. `table` collects what the numbers of the table answer for. */
function addSeat(
  { shape, at, weights, hidden: units }: Model,
  own: Float32Array,
  p: number,
  win: number,
  points: number,
  table: Float32Array,
  gradient: Float32Array,
): void {
  const { hidden } = shape;
  const down = new Float32Array(hidden);
  for (let j = 0; j < hidden; j++) {
    const unit = units[p * hidden + j] as number;
    add(gradient, at.win + j, win * unit);
    add(gradient, at.points + j, points * unit);
    const through = win * (weights[at.win + j] as number) + points * (weights[at.points + j] as number);
    down[j] = unit > 0 ? through : LEAK * through;
    add(table, j, down[j] as number);
  }
  for (let i = 0; i < own.length; i++) {
    const value = own[i] as number;
    if (value === 0) continue;
    for (let j = 0; j < hidden; j++) add(gradient, at.own + i * hidden + j, value * (down[j] as number));
    add(gradient, at.win + hidden + i, value * win);
    add(gradient, at.points + hidden + i, value * points);
  }
  add(gradient, at.size - 1, points);
}

function add(to: Float32Array, at: number, value: number): void {
  to[at] = (to[at] as number) + value;
}

type Improve = (weights: Float32Array, gradient: Float32Array, rate: number, decay: number, scale: number) => void;

/** Adam with decoupled weight decay. It empties the gradient. */
function newAdam(n: number): Improve {
  const mean = new Float32Array(n);
  const square = new Float32Array(n);
  let t = 0;
  return (weights, gradient, rate, decay, scale) => {
    t++;
    const size = (rate * Math.sqrt(1 - 0.999 ** t)) / (1 - 0.9 ** t);
    for (let i = 0; i < n; i++) {
      const slope = (gradient[i] as number) * scale;
      const m = 0.9 * (mean[i] as number) + 0.1 * slope;
      const v = 0.999 * (square[i] as number) + 0.001 * slope * slope;
      mean[i] = m;
      square[i] = v;
      weights[i] = (weights[i] as number) * (1 - rate * decay) - (size * m) / (Math.sqrt(v) + 1e-8);
      gradient[i] = 0;
    }
  };
}

const PARTS = 2 ** 30;
/** A normally distributed number (Box and Muller). */
function gauss(random: Random): number {
  const share = (): number => (random(PARTS) + 0.5) / PARTS;
  return Math.sqrt(-2 * Math.log(share())) * Math.cos(2 * Math.PI * share());
}
