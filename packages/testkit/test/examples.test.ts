// Rule cases that are tried at the table: their own way, other ways, and back.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ExampleTable } from '@boardwright/host';
import { exampleProblem } from '../src/examples/check.ts';
import { exampleBook, exampleOf, parseCases } from '../src/index.ts';
import { vocabulary } from './toy/cases/vocabulary.ts';
import toy from './toy/index.ts';

const FOLDER = new URL('./toy/', import.meta.url);
const cases = parseCases(readFileSync(new URL('cases/lanterns.yaml', FOLDER), 'utf8'), 'lanterns.yaml');
const named = (name: string) => {
  const found = cases.find(each => each.name.startsWith(name));
  assert.ok(found !== undefined, name);
  return found;
};
const opened = (name: string): ExampleTable => new ExampleTable(toy.game, vocabulary, exampleOf(named(name)));

test('every case is played to its end, and begins again as it was', () => {
  for (const each of cases) assert.equal(exampleProblem(toy, vocabulary, each), null, each.name);
});

test('a case whose chance is drawn in another order at the table is found', () => {
  const trips = named('a trip costs a coin');
  const steps = trips.steps.flatMap(step => (step.do === 'move' ? [step] : []));
  const late = {
    ...trips,
    seed: 7,
    chance: [],
    steps: [
      ...steps.slice(0, 1),
      { do: 'chance' as const, line: 1, outcomes: trips.chance.slice(0, 1) },
      ...steps.slice(1),
    ],
  };
  assert.match(exampleProblem(toy, vocabulary, late) ?? '', /ends at another table/);
});

test('what the rules do by themselves waits until it is begun, and nobody hears of the beginning', () => {
  const table = opened('a round begins with the wind');
  const [before] = table.feeds(0);
  assert.equal(table.state().next, 'begin');
  assert.deepEqual([before?.update.open, before?.update.view.agenda], [[], []]);
  assert.equal(table.show(), null);
  const [after] = table.feeds(0);
  assert.deepEqual(
    table.told().map(({ say }) => say),
    ['wind'],
  );
  assert.equal(after?.update.film.length, 1, 'what happened can be shown');
  assert.equal(table.state().next, null);
  table.undo();
  assert.equal(table.state().next, 'begin');
});

test('another way can be tried, and the example goes on where it was left', () => {
  const table = opened('a trip costs a coin');
  assert.deepEqual(table.state().next, { seat: 1, word: 'trip:sea' });
  table.show();
  assert.equal(table.answer('button:pass', table.live.play.open()[0]?.at ?? ''), null);
  const { hasLeft, next } = table.state();
  assert.deepEqual([hasLeft, next], [true, null]);
  table.show(); // back, and on
  assert.deepEqual([table.state().hasLeft, table.state().done], [false, 2]);
  assert.equal(table.read(['p2', 'fish']), 6, 'chance comes out the same');
});

test('the book knows which examples a paragraph has, what they are about, and what they bring', () => {
  const { examples, paragraphs } = exampleBook(toy, vocabulary, FOLDER);
  assert.equal(examples.length, cases.length);
  for (const [id, { examples: own }] of Object.entries(paragraphs))
    for (const at of own) assert.ok(examples[at]?.rules.includes(id), id);
  assert.ok(paragraphs['LM-2.1']?.pictures.includes('trip:sea'));
});
