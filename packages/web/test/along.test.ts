// Arrow keys along a row of things.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { along } from '../src/kit/along.ts';

test('arrows go from one to the next and around the ends', () => {
  assert.equal(along('ArrowRight', 0, 3), 1);
  assert.equal(along('ArrowRight', 2, 3), 0);
  assert.equal(along('ArrowLeft', 0, 3), 2);
});

test('Home and End go to the ends', () => {
  assert.equal(along('Home', 2, 3), 0);
  assert.equal(along('End', 0, 3), 2);
});

test('other keys are no steps', () => {
  assert.equal(along('Tab', 1, 3), null);
  assert.equal(along('l', 1, 3), null);
});
