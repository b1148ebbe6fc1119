// The protocol can be used in a browser: nothing of Node or of the server is in it.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { changesBetween } from '../src/protocol/changes.ts';
import { applyChanges, clientMessage } from '../src/protocol/index.ts';

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
  const good = { type: 'answer', id: 'a', table: 'x'.repeat(22), seat: 0, at: '0.1', word: 'a:b', position: 3 };
  assert.equal(clientMessage.safeParse(good).success, true);
  for (const bad of [
    { ...good, seat: -1 },
    { ...good, seat: 0.5 },
    { ...good, at: '../x' },
    { ...good, word: 'no colon' },
    { ...good, more: 1 },
    { ...good, table: 'short' },
    { ...good, position: undefined },
    { ...good, id: '' },
  ])
    assert.equal(clientMessage.safeParse(bad).success, false, JSON.stringify(bad));
});
