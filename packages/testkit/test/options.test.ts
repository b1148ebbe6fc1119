// Reports options that no case plays with, or that the README of the game does not list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unlisted, unshown, untold } from '../src/folder/options.ts';

const options = [
  { id: 'length', values: ['short', 'long'], default: 'short' },
  { id: 'wind', values: ['calm', 'storm'], default: 'calm' },
];
const readme = (rows: string): string =>
  `# A game\n\n## Options\n\n| option | values | meaning |\n|---|---|---|\n${rows}\n\n## Words\n\n| \`tide\` | \`high\` | |\n`;
const length = '| `length` | `short`, `long` | how many rounds |';
const wind = '| `wind` | `calm`, `storm` | `rain` comes with it |';

test('a value that no case is played with is named; the default needs none', () => {
  assert.deepEqual(unshown(options, [{ options: { length: 'long', wind: 'storm' } }]), []);
  assert.deepEqual(unshown(options, [{ options: { length: 'long' } }]), [
    'no case is played with the option wind: storm (write "options: { wind: storm }" in one)',
  ]);
});

test('a README that lists every option and value is as it should be', () => {
  assert.deepEqual(unlisted(options, readme(`${length}\n${wind}`)), []);
  assert.deepEqual(unlisted([], '# A game'), []);
});

test('a value that is the name of a thing in the game need not be listed', () => {
  const terms = { calm: 'sunshine', storm: 'gale', hail: 'hail' };
  const weather = { id: 'wind', values: ['calm', 'storm', 'hail'], default: 'calm', terms };
  assert.deepEqual(unlisted([weather], readme(wind)), []);
});

test('a README that forgot an option or a value, or has one too many, is named', () => {
  assert.deepEqual(unlisted(options, readme(length)), [
    'README.md has no row for the option `wind` in the table under "## Options"',
  ]);
  assert.deepEqual(unlisted(options, readme(`${length}\n| \`wind\` \`tide\` | \`storm\`, \`fog\` | |`)), [
    'README.md does not list the value `calm` of the option `wind`',
    'README.md lists the value `fog` of the option `wind`, which it does not have',
    'README.md does not list `calm` first, the default of `wind`',
    'README.md lists the option `tide`, which the game does not have',
  ]);
});

const book = [
  { id: 'AB-1.1', title: 'Rounds', text: 'Four, or eight.' },
  { id: 'AB-1.2', title: 'Wind', text: 'It is calm.\n\n> ruling: Storms are our own idea.' },
];
const told = (rule: string, rulings = 'May it storm? Yes; option `wind`.'): string[] =>
  untold(
    options.slice(1),
    `${readme(`| \`wind\` | \`calm\`, \`storm\` | weather | ${rule} |`)}\n## Rulings\n\n${rulings}`,
    book,
  );

test('an option whose row names no paragraph, or one that does not exist, is named', () => {
  assert.deepEqual(told('AB-1.2 (text)'), []);
  assert.match(told('AB-1.2').join(), /^README\.md does not say where the book tells `wind`/);
  assert.deepEqual(told('AB-1.9 (text)'), ['README.md: there is no AB-1.9 that could tell the option `wind`']);
});

test('a ruling about an option is in the book and in the README', () => {
  assert.deepEqual(told('AB-1.1 (text), AB-1.2 (ruling)'), []);
  assert.deepEqual(told('AB-1.1 (ruling)'), ['rules.en.md, AB-1.1 has no ruling about the option `wind`']);
  assert.deepEqual(told('AB-1.2 (ruling)', 'None, see `winds`.'), [
    'README.md does not name the option `wind` under "## Rulings"',
  ]);
});
