// Reports rulings of a README that the rules for players do not tell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulingsUntold } from '../src/folder/rulings.ts';

const book = [
  { id: 'AB-1.1', title: 'Rounds', text: 'Four, or eight.' },
  { id: 'AB-1.2', title: 'Wind', text: 'It is calm.\n\n> ruling: The book says nothing of storms.' },
];
const untold = (...rows: string[]): string[] =>
  rulingsUntold(
    `# A game\n\n## Rulings\n\n| rule | question |\n|---|---|\n${rows.join('\n')}\n\n## Words\n\n| \`tide\` | |\n`,
    book,
  );

test('a ruling whose paragraph has a note is told', () => {
  assert.deepEqual(untold('| AB-1.2 | May it storm? |'), []);
  assert.deepEqual(rulingsUntold('# A game\n\n## Rulings\n\nNo rulings were needed.\n', book), []);
});

test('a ruling without a paragraph, with an unknown one, or with one that has no note is named', () => {
  assert.deepEqual(untold('| rain | May it storm? |'), [
    'README.md does not say which paragraph tells the ruling "May it storm?"',
  ]);
  assert.deepEqual(untold('| AB-1.2, AB-1.9 | May it storm? |'), [
    'README.md: there is no AB-1.9 that could tell the ruling "May it storm?"',
  ]);
  assert.deepEqual(untold('| AB-1.2 | Does it end? |', '| AB-1.1 | How long? |'), [
    'rules.en.md, AB-1.1 has no ruling about "How long?" (> ruling: …)',
  ]);
});
