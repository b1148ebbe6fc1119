// What the log leaves out because the next line says it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutEchoes } from '@boardwright/text';
import { retells } from '../retells.ts';

const answer = (word: string) => ({ say: '@answer', do: 'chooseHammer', p: 1, word });
const gold = { say: 'gained', p: 1, what: 'gold', n: 3, lost: 0 };

test('that nothing is put on the hammer is left out, because the gold that is kept says it', () => {
  assert.deepEqual(withoutEchoes([answer('hammer:0'), gold], retells), [gold]);
});

test('what a face gives is told once, and so is what the Owl gives, by its name', () => {
  const chosen = answer('gain:gold');
  assert.deepEqual(withoutEchoes([chosen, gold], retells), [gold]);
  const owl = answer('owl:gold');
  assert.deepEqual(withoutEchoes([owl, gold], retells), [owl]);
});

test('gold on the hammer is told', () => {
  const hammered = { say: 'hammered', p: 1, n: 2, step: 2 };
  assert.deepEqual(withoutEchoes([answer('hammer:2'), hammered, gold], retells), [hammered, gold]);
});
