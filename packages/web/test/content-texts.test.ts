// Every value of every content has a name in every language, and every note of a rule book leads to a value.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { byEnding, isPlace, namedPlaces } from '@boardwright/content';
import { LANGUAGES } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { parseRules } from '../src/games/rule-book.ts';

const folder = path.resolve(import.meta.dirname, '../../games');
const textsIn = (file: string): Record<string, string> => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/** Places that have neither a text of their own nor a term of the game. */
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

test('the check can fail', () => {
  assert.deepEqual(nameless(['maps.low', 'maps.high'], { low: 'Low' }, { 'term.fire': 'fire' }), ['maps.high']);
});
