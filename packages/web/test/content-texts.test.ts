// Every value of every content has a name in every language, and every note of a rule book leads to a value.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { byEnding, isPlace, namedPlaces } from '@boardwright/content';
import { LANGUAGES } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { parseRules } from '../src/games/rule-book.ts';

const folder = path.resolve(import.meta.dirname, '../../games');
const textsIn = (file: string): Record<string, string> => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/** Places with neither a text nor a term of the game. */
const nameless = (places: readonly string[], own: Record<string, string>, terms: Record<string, string>): string[] =>
  places.filter(place => byEnding(own, place) === undefined && terms[`term.${place.split('.').at(-1)}`] === undefined);

for (const [game, load] of Object.entries(games)) {
  const { contentFile } = await load();
  if (contentFile === undefined) continue;
  const places = [...new Set(namedPlaces(contentFile.shape))];
  for (const language of LANGUAGES) {
    const own = textsIn(`${game}/content/locale/${language}.json`);
    const terms = textsIn(`${game}/locale/${language}.json`);
    test(`${game}: every value has a name in ${language}`, () => {
      assert.ok(places.length > 50);
      assert.deepEqual(nameless(places, own, terms), []);
      for (const [key, text] of Object.entries(own)) assert.notEqual(text.trim(), '', key);
      assert.deepEqual(Object.keys(own), Object.keys(textsIn(`${game}/content/locale/en.json`)));
    });
    test(`${game}: the notes of the rules in ${language} lead to values`, () => {
      const rules = parseRules(readFileSync(path.join(folder, game, `rules.${language}.md`), 'utf8'));
      const noted = rules.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ ours, inferred }) => [...ours, ...inferred]),
      );
      assert.ok(noted.length > 0);
      assert.deepEqual(
        noted.filter(place => !isPlace(contentFile.shape, place)),
        [],
      );
    });
  }
}

/** The names of causes, read from the source: `wrong` gets one where values do not go together. */
const causesIn = (source: string): string[] =>
  [...source.matchAll(/\btext: '(\w+)'/g)].map(([, text]) => text as string);
const sourcesIn = (under: string): string =>
  globSync('**/*.ts', { cwd: under, exclude: ['test/**'] })
    .map(file => readFileSync(path.join(under, file), 'utf8'))
    .join('\n');

test('why values do not go together is told in every language', () => {
  const shell = causesIn(sourcesIn(path.resolve(import.meta.dirname, '../../content/src')));
  assert.ok(shell.length > 5);
  for (const language of LANGUAGES) {
    const texts = textsIn(`../web/locale/${language}.json`);
    assert.deepEqual(
      shell.filter(text => texts[`edition.wrong.${text}`] === undefined),
      [],
      language,
    );
  }
  for (const game of Object.keys(games)) {
    const own = new Set(causesIn(sourcesIn(path.join(folder, game, 'content'))));
    if (!existsSync(path.join(folder, game, 'content/locale'))) continue;
    assert.ok(own.size > 0, game);
    for (const language of LANGUAGES) {
      const told = Object.keys(textsIn(`${game}/content/locale/${language}.json`)).flatMap(key =>
        key.startsWith('wrong.') ? [key.slice('wrong.'.length)] : [],
      );
      assert.deepEqual(told.sort(), [...own].sort(), `${game}, ${language}`);
    }
  }
});

test('the check can fail', () => {
  assert.deepEqual(causesIn("wrong('maps', `no`, {\n text: 'supply', need }); ({ text: 'other' })"), [
    'supply',
    'other',
  ]);
  assert.deepEqual(nameless(['maps.low', 'maps.high'], { low: 'Low' }, { 'term.fire': 'fire' }), ['maps.high']);
});
