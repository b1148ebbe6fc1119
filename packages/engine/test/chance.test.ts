// Chance sources: each gives integers below a bound. Anybody can check the fair one.
import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { describe, test } from 'node:test';
import {
  BadInput,
  type Chance,
  chanceOf,
  commitTo,
  commitToPart,
  fairChance,
  fastChance,
  fastRandom,
  openSeal,
  recordedChance,
  sealAlone,
} from '../src/index.ts';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const draws = (chance: Chance, below: number, n: number, stream = ''): number[] =>
  Array.from({ length: n }, (_, i) => chance.int(below, stream, i));

/** Pearson's statistic against a uniform distribution. */
function chiSquare(values: readonly number[], below: number): number {
  const expected = values.length / below;
  const counts = Array.from({ length: below }, () => 0);
  for (const value of values) counts[value]!++;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
/** With 5 degrees of freedom, a fair die exceeds this about once in ten million times. */
const FAR_TOO_MUCH = 41;

for (const [name, chance] of [
  ['fast', fastChance(7)],
  ['fair', fairChance(SECRET, ['a', 'b'])],
] as const)
  describe(`${name} chance`, () => {
    test('a die shows each face equally often, and no pair of rolls is favoured', () => {
      const rolls = draws(chance, 6, 30_000);
      assert.ok(chiSquare(rolls, 6) < FAR_TOO_MUCH);
      const pairs = rolls.slice(1).map((roll, i) => (roll + rolls[i]!) % 6);
      assert.ok(chiSquare(pairs, 6) < FAR_TOO_MUCH);
    });
    test('draws depend on stream and index alone, and streams differ', () => {
      assert.deepEqual(draws(chance, 1000, 50), draws(chance, 1000, 50));
      assert.notDeepEqual(draws(chance, 1000, 50), draws(chance, 1000, 50, '/3.1'));
      const across = Array.from({ length: 30_000 }, (_, i) => chance.int(6, `/${i}.0`, 0));
      assert.ok(chiSquare(across, 6) < FAR_TOO_MUCH);
    });
    test('stays below the bound, also a large one', () => {
      for (const below of [1, 2, 7, 1_000_000])
        for (const n of draws(chance, below, 200)) assert.ok(n >= 0 && n < below);
    });
  });

test('fast seeds differ', () => {
  assert.notDeepEqual(draws(fastChance(1), 1000, 20), draws(fastChance(2), 1000, 20));
  const random = fastRandom(1);
  assert.ok(
    chiSquare(
      Array.from({ length: 30_000 }, () => random(6)),
      6,
    ) < FAR_TOO_MUCH,
  );
});

describe('the seal of a fair game', () => {
  const nonces = ['anna', 'bea'];
  test('can be recomputed by another program from the description alone', () => {
    const secret = Buffer.from(SECRET, 'hex');
    const key = createHash('sha256')
      .update('boardwright fair chance 1\n')
      .update(secret)
      .update('4:anna3:bea')
      .digest();
    const roll = (index: number) => createHmac('sha256', key).update(`/2.1#${index}#0`).digest().readUInt32BE(0) % 6;
    assert.deepEqual(draws(fairChance(SECRET, nonces), 6, 10, '/2.1'), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(roll));
    assert.equal(commitTo(SECRET), createHash('sha256').update(secret).digest('hex'));
  });
  test('opens with the secret that was committed to', () => {
    const seal = { commitment: commitTo(SECRET), nonces, secret: SECRET };
    assert.deepEqual(draws(openSeal(seal), 6, 20), draws(fairChance(SECRET, nonces), 6, 20));
  });
  test('does not open with another secret, without one, or with a malformed one', () => {
    const other = SECRET.replace('00', '01');
    assert.throws(() => openSeal({ commitment: commitTo(SECRET), nonces, secret: other }), BadInput);
    assert.throws(() => openSeal({ commitment: commitTo(SECRET), nonces }), /not been revealed/);
    assert.throws(() => commitTo('abc'), /64 hexadecimal digits/);
  });
  test('every nonce matters, also where two lists look alike when glued together', () => {
    const row = (list: string[]) => draws(fairChance(SECRET, list), 1000, 20);
    assert.notDeepEqual(row(['ab', 'c']), row(['a', 'bc']));
    assert.notDeepEqual(row(['a', 'b']), row(['b', 'a']));
  });
});

describe('the second seal', () => {
  const sha = (...fields: (string | Buffer)[]): Buffer => {
    const hash = createHash('sha256');
    for (const field of fields.map(each => Buffer.from(each))) hash.update(`${field.length}:`).update(field);
    return hash.digest();
  };
  const PART = '0f'.repeat(32);
  const seal = sealAlone('table-1', SECRET, [PART, '']);
  test('can be recomputed by another program from the description alone', () => {
    const secret = Buffer.from(SECRET, 'hex');
    const promise = sha('boardwright fair chance 2: secret', 'table-1', secret);
    const part = sha('boardwright fair chance 2: part', 'table-1', promise, '0', Buffer.from(PART, 'hex'));
    assert.deepEqual([seal.commitment, seal.commitments], [promise.toString('hex'), [part.toString('hex'), '']]);
    const key = sha('boardwright fair chance 2: key', 'table-1', secret, part, Buffer.from(PART, 'hex'), '', '');
    const roll = (index: number) => createHmac('sha256', key).update(`/2.1#${index}#0`).digest().readUInt32BE(0) % 6;
    assert.deepEqual(draws(chanceOf(seal, SECRET), 6, 10, '/2.1'), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(roll));
  });
  test('table, secret, every part and even a part that was never revealed change the draws', () => {
    const row = (other: Partial<typeof seal>, secret = SECRET) =>
      draws(chanceOf({ ...seal, ...other }, secret), 1000, 20);
    const same = row({});
    assert.notDeepEqual(row({ table: 'table-2' }), same);
    assert.notDeepEqual(row({}, SECRET.replace('00', '01')), same);
    assert.notDeepEqual(row({ nonces: ['', ''] }), same);
    assert.notDeepEqual(row({ commitments: [seal.commitments[0]!, seal.commitments[0]!] }), same);
  });
  test('opens only with what was promised: another secret, table or part does not fit', () => {
    const open = { ...seal, secret: SECRET };
    assert.deepEqual(draws(openSeal(open), 6, 20), draws(chanceOf(seal, SECRET), 6, 20));
    assert.throws(() => openSeal({ ...open, secret: 'ab'.repeat(32) }), /not the one that was committed to/);
    assert.throws(() => openSeal({ ...open, table: 'table-2' }), /not the one that was committed to/);
    assert.throws(() => openSeal({ ...open, nonces: ['0e'.repeat(32), ''] }), /contribution of seat 0/);
    const moved = { ...open, nonces: ['', PART], commitments: ['', seal.commitments[0]!] };
    assert.throws(() => openSeal(moved), /contribution of seat 1/, 'a promise fits one seat');
    assert.throws(() => commitToPart('t', seal.commitment, 0, 'short'), /a contribution is 32 bytes/);
  });
});

describe('recorded chance', () => {
  test('gives the outcomes in order and says how many are left', () => {
    const chance = recordedChance([3, 0], 'entry 1');
    assert.equal(chance.int(6, '', 0), 3);
    assert.equal(chance.left, 1);
  });
  test('names the place when an outcome is missing or impossible', () => {
    assert.throws(() => recordedChance([], 'entry 4').int(6, '', 0), /entry 4: the rules draw once more/);
    assert.throws(() => recordedChance([6], 'entry 4').int(6, '', 0), /entry 4: draw 1 is recorded as 6/);
  });
});
