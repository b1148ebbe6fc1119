// The check of codes finds the three ways in which a code can be wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeProblems, combinations, upTo } from '../src/index.ts';

const pairs = combinations({ a: upTo(3), b: upTo(4) });
const decode = (code: number) => ({ a: Math.floor(code / 4), b: code % 4 });

test('all combinations are there', () => {
  assert.equal(pairs.length, 12);
  assert.equal(new Set(pairs.map(pair => JSON.stringify(pair))).size, 12);
});

test('a good code has no problems', () => {
  assert.deepEqual(
    codeProblems(pairs, ({ a, b }) => a * 4 + b, decode),
    [],
  );
});

test('two values with the same number are a problem, and so is one that is read as another', () => {
  const problems = codeProblems(pairs, ({ a, b }) => a * 3 + b, decode);
  assert.ok(problems.includes('{"a":1,"b":0} and {"a":0,"b":3} both become 3'), problems.join('\n'));
  assert.ok(problems.includes('{"a":1,"b":0} becomes 3, which is read as {"a":0,"b":3}'), problems.join('\n'));
});

test('a number that means "pass" or is no whole number is a problem', () => {
  assert.match(
    codeProblems(
      [1],
      () => -1,
      () => 1,
    ).join(),
    /^1 becomes -1$/,
  );
});
