// The protocol can be used in a browser: it contains nothing of Node or of the server.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { applyChanges, changesBetween } from '@boardwright/engine';
import { clientMessage, serverMessage } from '../src/protocol/index.ts';
import { faultInAnswer, faultInFrame } from './witness.ts';

test('the protocol imports zod, and types', () => {
  const folder = path.resolve(import.meta.dirname, '../src/protocol');
  for (const file of globSync('*.ts', { cwd: folder })) {
    const lines = readFileSync(path.join(folder, file), 'utf8').matchAll(
      /^(?:import|export)( type)? .*from '([^']+)'/gm,
    );
    for (const [, type, from] of lines)
      assert.ok(type !== undefined || from === 'zod' || /^\.\/[a-z-]+\.ts$/.test(from!), `${file} imports ${from}`);
  }
});

test('changes turn one view into the other', () => {
  const before = { a: [1, 2, { b: 3 }], c: null, d: { e: 'x' }, same: [1] };
  const after = { a: [1, 5, { b: 4 }], c: { f: 1 }, d: { e: 'x', g: 1 }, same: [1] };
  const changes = changesBetween(before, after)!;
  assert.deepEqual(applyChanges(before, changes), after);
  assert.equal(changes.length, 4);
  assert.deepEqual(changesBetween(before, structuredClone(before)), []);
  assert.equal(changesBetween([], {}), null);
  const many = Array.from({ length: 1000 }, (_, i) => i);
  assert.equal(changesBetween({ many }, { many: many.map(n => n + 1) }), null);
});

test('a message with anything more or less than its schema is refused', () => {
  const act = { do: 'answer', seat: 0, at: '0.1', word: 'a:b', position: 3 };
  const good = { type: 'act', id: 'a', table: 'x'.repeat(22), act };
  assert.equal(clientMessage.safeParse(good).success, true);
  for (const bad of [
    { ...good, act: { ...act, seat: -1 } },
    { ...good, act: { ...act, seat: 0.5 } },
    { ...good, act: { ...act, at: '../x' } },
    { ...good, act: { ...act, word: 'no colon' } },
    { ...good, act: { ...act, word: `a:${'b'.repeat(200)}` } },
    { ...good, act: { ...act, more: 1 } },
    { ...good, act: { ...act, position: undefined } },
    { ...good, act: { do: 'tick' } },
    { ...good, act: { do: 'undo', seat: 0, by: 'somebody' } },
    { ...good, more: 1 },
    { ...good, table: 'short' },
    { ...good, id: '' },
  ])
    assert.equal(clientMessage.safeParse(bad).success, false, JSON.stringify(bad));
});

const seal = { commitment: 'c', nonces: [''] };
const update = {
  type: 'update',
  table: 'x'.repeat(22),
  seat: null,
  position: 3,
  era: 0,
  answers: 3,
  base: 2,
  ended: null,
  changes: [[['g', 'coins', 0], 4]],
  open: [],
  toAnswer: [0],
  tentative: null,
  absence: null,
  prepared: [],
  missed: false,
  held: null,
  undo: 'no',
  proposal: null,
  seats: [{ name: 'Ann', bot: null, left: false, overdue: false, conceded: false, awayUntil: 0 }],
  clocks: null,
  sinceTurn: 3,
  sheets: [],
  film: [{ back: [[['coins', 0], 3]], points: [4, 5] }, { back: [] }],
  seal,
  events: { from: 3, list: [{ n: 3, events: [{ say: 'award', seat: 0 }] }] },
};

test('what the server sends has schemas as strict as what it takes', () => {
  assert.equal(serverMessage.safeParse(update).success, true);
  const { base: _, ...baseless } = update;
  for (const bad of [
    { ...update, more: 1 },
    { ...update, undo: 'perhaps' },
    { ...update, film: [[[['coins', 0], 3]]] },
    { ...update, film: [{ back: [['coins', 0], 3] }] },
    { ...update, view: { g: {} } },
    baseless,
    {
      ...update,
      seats: [{ name: 'Ann', bot: null, left: false, overdue: false, conceded: false, awayUntil: 0, owner: 'ann' }],
    },
    { ...update, seal: { ...seal, more: 1 } },
    { ...update, events: { from: 3, list: [{ n: 3, events: [{ told: 'award' }] }] } },
    { type: 'refused', id: null, why: 'becauseISaySo' },
    { type: 'refused', id: null, why: 'badMessage' },
    { type: 'refused', id: 'a', why: 'stale', more: 1 },
    { type: 'done', id: 'a', secret: 1 },
    { type: 'hello' },
  ])
    assert.equal(serverMessage.safeParse(bad).success, false, JSON.stringify(bad));
});

test('the schema check of the other tests finds errors', () => {
  assert.equal(faultInFrame('{"type":"heartbeat","time":1}'), null);
  assert.match(faultInFrame('{"type":"heartbeat","time":"late"}') ?? '', /time/);
  assert.equal(faultInAnswer('GET', '/health', 200, '{"up":true}'), null);
  assert.match(faultInAnswer('GET', '/health', 200, '{"up":true,"load":3}') ?? '', /load/);
  assert.equal(faultInAnswer('GET', '/api/me', 401, '{"why":"signedOut"}'), null);
  assert.match(faultInAnswer('GET', '/api/me', 401, '{"why":"whoKnows"}') ?? '', /why/);
  assert.match(faultInAnswer('GET', '/api/people/someone', 200, '{"id":"a"}') ?? '', /name/);
});
