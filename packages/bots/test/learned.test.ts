// What is learned by playing: the model, its training, and how it is stored.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '@boardwright/engine';
import { fitOf, learn, Model, newModel, packed, type Samples, unpacked } from '../src/index.ts';

const SHAPE = { own: 3, all: 1, hidden: 4 };
const GAMES = 400;

/** The first number of a seat decides who wins; the second decides the points; the third is noise. */
function samples(seats: number): Samples {
  const random = fastRandom(seats);
  const width = seats * SHAPE.own + SHAPE.all + 2 * seats;
  const rows = new Float32Array(GAMES * width);
  for (let game = 0; game < GAMES; game++) {
    const row = rows.subarray(game * width, (game + 1) * width);
    for (let i = 0; i < seats * SHAPE.own + SHAPE.all; i++) row[i] = random(1000) / 1000;
    const strengths = Array.from({ length: seats }, (_, p) => row[p * SHAPE.own] as number);
    const best = strengths.indexOf(Math.max(...strengths));
    const at = seats * SHAPE.own + SHAPE.all;
    row[at + 2 * best] = 1;
    for (let p = 0; p < seats; p++) row[at + 2 * p + 1] = (row[p * SHAPE.own + 1] as number) - 0.5;
  }
  return { seats, width, rows, games: Int32Array.from({ length: GAMES }, (_, i) => i + 1) };
}
const course = { epochs: 30, rate: 0.02, decay: 0, seed: 7 };
const trained = (): Model => {
  const model = newModel(SHAPE, 1);
  learn(model, [samples(2), samples(4)], course, () => {});
  return model;
};

test('learning finds who wins and with how many points, at tables of any size', () => {
  const before = fitOf(newModel(SHAPE, 1), [samples(2), samples(4)]);
  const after = fitOf(trained(), [samples(2), samples(4)]);
  assert.ok(after.win < before.win / 3, `${before.win} to ${after.win}`);
  assert.ok(after.points < 0.02, `${after.points}`);
});

test('the same games and seed give the same weights, bit for bit', () => {
  assert.deepEqual(trained().weights, trained().weights);
});

test('chances add up to 1, and equal seats have equal chances', () => {
  const model = trained();
  model.rate(Float32Array.of(0.3, 0.1, 0.9, 0.3, 0.1, 0.9, 0.3, 0.1, 0.9, 0.5), 3);
  const chances = [...model.win.subarray(0, 3)];
  assert.ok(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9);
  for (const chance of chances) assert.ok(Math.abs(chance - 1 / 3) < 1e-9);
});

test('weights survive being stored, to half a step', () => {
  const model = trained();
  const stored = packed(model);
  const read = unpacked(JSON.parse(JSON.stringify(stored)));
  assert.deepEqual(read.shape, SHAPE);
  for (const [i, weight] of model.weights.entries())
    assert.ok(Math.abs(weight - (read.weights[i] as number)) <= 0.51 * stored.step);
  assert.deepEqual(packed(read).steps, stored.steps);
});

test('weights of another shape are refused in a sentence', () => {
  assert.throws(() => new Model(SHAPE, new Float32Array(3)), /do not fit its shape/);
});
