// The shell's texts: the same keys and parameters in all languages, all used, with every plural form.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { LANGUAGES } from '@boardwright/engine';
import { httpWhy } from '@boardwright/server/protocol';
import { IntlMessageFormat } from 'intl-messageformat';

const root = path.resolve(import.meta.dirname, '..');
type Messages = Record<string, string>;
const messages = Object.fromEntries(
  LANGUAGES.map(language => [
    language,
    JSON.parse(readFileSync(path.join(root, 'locale', `${language}.json`), 'utf8')) as Messages,
  ]),
) as Record<(typeof LANGUAGES)[number], Messages>;
const keys = Object.keys(messages.en);
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map(file => readFileSync(path.join(root, file), 'utf8'));

interface Part {
  readonly type: number;
  readonly value: string;
  readonly pluralType?: 'cardinal' | 'ordinal';
  readonly options?: Record<string, { readonly value: readonly Part[] }>;
}
const ARGUMENTS = new Set([1, 2, 3, 4, 5, 6]);
const PLURAL = 6;

const partsOf = (text: string, language: string): readonly Part[] =>
  new IntlMessageFormat(text, language).getAst() as unknown as readonly Part[];

function* within(parts: readonly Part[]): Generator<Part> {
  for (const part of parts) {
    yield part;
    for (const { value } of Object.values(part.options ?? {})) yield* within(value);
  }
}
const parametersOf = (text: string, language: string): string[] =>
  [
    ...new Set(
      [...within(partsOf(text, language))].filter(({ type }) => ARGUMENTS.has(type)).map(({ value }) => value),
    ),
  ].sort();

/** Plural forms of the language that a message lacks. */
function missingForms(text: string, language: string): string[] {
  return [...within(partsOf(text, language))]
    .filter(({ type }) => type === PLURAL)
    .flatMap(({ options = {}, pluralType = 'cardinal' }) => {
      const needed = new Intl.PluralRules(language, { type: pluralType }).resolvedOptions().pluralCategories;
      return needed.filter(form => !Object.hasOwn(options, form));
    });
}

for (const language of LANGUAGES) {
  test(`${language} has all texts, with the parameters of the English ones and every plural form`, () => {
    assert.deepEqual(Object.keys(messages[language]), keys);
    for (const [key, text] of Object.entries(messages[language])) {
      assert.deepEqual(parametersOf(text, language), parametersOf(messages.en[key] as string, 'en'), key);
      assert.deepEqual(missingForms(text, language), [], `${key} lacks a plural form`);
      assert.notEqual(text.trim(), '', key);
    }
  });
}

/** Keys in the sources: whole ones, and prefixes that a value is appended to, as in text(`pace.${kind}`). */
const whole = new Set(sources.flatMap(source => [...source.matchAll(/'([a-zA-Z]+(?:\.[\w?]+)*)'/g)].map(m => m[1])));
const begun = sources.flatMap(source => [...source.matchAll(/`([a-zA-Z]+(?:\.\w+)*\.)\$\{/g)].map(m => m[1] as string));

test('every text is used', () => {
  const unused = keys.filter(key => !whole.has(key) && !begun.some(beginning => key.startsWith(beginning)));
  assert.deepEqual(unused, []);
});

test('every text that is asked for exists', () => {
  const asked = sources.flatMap(source => [...source.matchAll(/\btext\(\s*'([^']+)'/g)].map(m => m[1] as string));
  assert.deepEqual(
    asked.filter(key => !keys.includes(key)),
    [],
  );
});

test('every reason of the server has a sentence', () => {
  const told = httpWhy.options.filter(why => why !== 'notPossible'); // the game words that one
  assert.deepEqual(
    told.filter(why => !keys.includes(`why.${why}`)),
    [],
  );
});

test('the checks can fail', () => {
  assert.deepEqual(missingForms('{n, plural, one {#} other {#}}', 'pl'), ['few', 'many']);
  assert.deepEqual(parametersOf('{a} {n, plural, other {{b}}}', 'en'), ['a', 'b', 'n']);
});
