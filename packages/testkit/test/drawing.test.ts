// The audit of drawings finds missing texts, missing paragraphs, and unused texts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namelessIds } from '../src/texts/by-id.ts';
import { type DrawingParts, drawingProblems } from '../src/texts/drawing.ts';

const code = `tell.text('ui.sea'); tell.text(\`about:\${id}\`); <Piece rule="LM-3.1" />; const rule = 'LM-4.1';`;
const all = { 'ui.sea': 'Sea', 'about:shop': 'A shop.' };
const good: DrawingParts = {
  code,
  texts: new Map(Object.entries({ en: all, hu: all })),
  own: Object.keys(all),
  rules: ['LM-3.1', 'LM-4.1'],
  ids: { 'about:': ['shop'] },
};
const audit = (change: Partial<DrawingParts>): string[] => drawingProblems({ ...good, ...change });

test('nothing is said when all is there', () => assert.deepEqual(audit({}), []));

test('a text that one language lacks is named', () => {
  const texts = new Map(Object.entries({ en: all, hu: { 'about:shop': 'Bolt.' } }));
  assert.deepEqual(audit({ texts }), ['there is no hu text for "ui.sea"']);
});

test('texts by id want their ids listed, and every id has a text', () => {
  assert.deepEqual(audit({ ids: {}, own: [] }), [
    'the drawing asks for "about:…" by id: list the ids in conform({ ids })',
  ]);
  assert.deepEqual(namelessIds({ 'about:': ['shop', 'mill'] }, good.texts), [
    'there is no en text for "about:mill"',
    'there is no hu text for "about:mill"',
  ]);
});

test('a text that the drawing never asks for is named', () => {
  assert.deepEqual(audit({ own: ['ui.sea', 'ui.lake', 'about:mill'] }), [
    '"ui.lake" is a text that the drawing never asks for',
    '"about:mill" is a text that the drawing never asks for',
  ]);
});

test('a paragraph that the rule book does not have is named', () => {
  assert.deepEqual(audit({ rules: ['LM-3.1'] }), ['the drawing names LM-4.1, which the rule book does not have']);
});
