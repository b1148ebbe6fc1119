// The audit of drawings notices a text or a paragraph that is not there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawingProblems } from '../src/texts/drawing.ts';

const code = `tell.text('ui.sea'); tell.text(\`ui.area.\${id}\`); <Piece rule="LM-3.1" />; const rule = 'LM-4.1';`;
const all = { 'ui.sea': 'Sea', 'ui.area.shop': 'Shop' };
const audit = (texts: Record<string, Record<string, string>>, rules: string[]): string[] =>
  drawingProblems(code, new Map(Object.entries(texts)), rules);

test('nothing is said when all is there', () => {
  assert.deepEqual(audit({ en: all, hu: all }, ['LM-3.1', 'LM-4.1']), []);
});

test('a text that one language or all of them lack is named', () => {
  assert.deepEqual(audit({ en: all, hu: { 'ui.area.shop': 'Bolt' } }, ['LM-3.1', 'LM-4.1']), [
    'there is no hu text for "ui.sea"',
  ]);
  assert.deepEqual(audit({ en: { 'ui.sea': 'Sea' } }, ['LM-3.1', 'LM-4.1']), ['there is no en text for "ui.area.…"']);
});

test('a paragraph that the rule book does not have is named', () => {
  assert.deepEqual(audit({ en: all }, ['LM-3.1']), ['the drawing names LM-4.1, which the rule book does not have']);
});
