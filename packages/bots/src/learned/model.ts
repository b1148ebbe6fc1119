// A small model of who wins. Every seat is rated by the same weights over its own numbers and those of the whole table:
// a linear part, and a hidden layer if it has one. The chance to win is the softmax of the ratings of all seats, so one
// model serves any number of players. A second rating predicts the points at the end.
import { BadInput } from '@boardwright/engine';

export interface Shape {
  readonly own: number; // numbers of a seat
  readonly all: number; // numbers of the table
  readonly hidden: number; // 0: linear
}
/** Where each group of weights begins. */
export interface Places {
  readonly own: number; // hidden × own
  readonly all: number; // hidden × all
  readonly bias: number; // hidden
  readonly win: number; // hidden, then own
  readonly points: number; // hidden, then own
  readonly size: number;
}
/** A negative input of a hidden unit still counts a little, so that no unit dies while learning. */
export const LEAK = 0.01;

export function placesOf({ own, all, hidden }: Shape): Places {
  const ownAt = 0;
  const allAt = ownAt + own * hidden;
  const bias = allAt + all * hidden;
  const win = bias + hidden;
  const points = win + hidden + own;
  return { own: ownAt, all: allAt, bias, win, points, size: points + hidden + own + 1 };
}

export class Model {
  readonly shape: Shape;
  readonly at: Places;
  readonly weights: Float32Array;
  /** Of the last `rate`, by seat: chance to win, and points at the end in units of a usual lead. */
  readonly win: Float64Array;
  readonly points: Float64Array;
  readonly hidden: Float32Array; // by seat
  private readonly shared: Float32Array;

  constructor(shape: Shape, weights: Float32Array = new Float32Array(placesOf(shape).size), mostSeats = 8) {
    this.shape = shape;
    this.at = placesOf(shape);
    if (weights.length !== this.at.size) throw new BadInput('the weights of a learned model do not fit its shape');
    this.weights = weights;
    this.win = new Float64Array(mostSeats);
    this.points = new Float64Array(mostSeats);
    this.hidden = new Float32Array(mostSeats * shape.hidden);
    this.shared = new Float32Array(shape.hidden);
  }

  /** `x`: the numbers of each seat, then those of the table. */
  rate(x: Float32Array, seats: number): void {
    this.readTable(x, seats);
    for (let p = 0; p < seats; p++) this.rateSeat(x, p);
    softmax(this.win, seats);
  }

  private readTable(x: Float32Array, seats: number): void {
    const { shape, at, weights, shared } = this;
    const { own, all, hidden } = shape;
    for (let j = 0; j < hidden; j++) shared[j] = weights[at.bias + j] as number;
    for (let i = 0; i < all; i++) {
      const value = x[seats * own + i] as number;
      if (value !== 0) addRow(shared, 0, weights, at.all + i * hidden, hidden, value);
    }
  }

  private rateSeat(x: Float32Array, p: number): void {
    const { shape, at, weights, hidden: units } = this;
    const { own, hidden } = shape;
    const first = p * hidden;
    units.set(this.shared, first);
    let win = 0;
    let points = weights[at.size - 1] as number;
    for (let i = 0; i < own; i++) {
      const value = x[p * own + i] as number;
      if (value === 0) continue;
      addRow(units, first, weights, at.own + i * hidden, hidden, value);
      win += value * (weights[at.win + hidden + i] as number);
      points += value * (weights[at.points + hidden + i] as number);
    }
    for (let j = 0; j < hidden; j++) {
      const sum = units[first + j] as number;
      const unit = sum > 0 ? sum : LEAK * sum;
      units[first + j] = unit;
      win += unit * (weights[at.win + j] as number);
      points += unit * (weights[at.points + j] as number);
    }
    this.win[p] = win;
    this.points[p] = points;
  }
}

function addRow(to: Float32Array, at: number, from: Float32Array, row: number, n: number, factor: number): void {
  for (let j = 0; j < n; j++) to[at + j] = (to[at + j] as number) + factor * (from[row + j] as number);
}

function softmax(values: Float64Array, n: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) most = Math.max(most, values[i] as number);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    values[i] = Math.exp((values[i] as number) - most);
    sum += values[i] as number;
  }
  for (let i = 0; i < n; i++) values[i] = (values[i] as number) / sum;
}
