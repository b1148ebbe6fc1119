// The check that texts follow the content finds numbers in sentences, and values that do not move.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { editionName, fields, marks, reader, whole } from '@boardwright/content';
import type { AnyModule, TextValues } from '@boardwright/engine';
import { numberProblems } from '../src/index.ts';
import { bareNumbersIn } from '../src/texts/numbers/bare.ts';

describe('numbers in a text', () => {
  const bare = bareNumbersIn;
  test('are digits and number words, in all branches, but not what is filled in', () => {
    assert.deepEqual(
      bare('Pay {n, plural, one {# coin} other {# coins}} in two steps (LM-1.2), or 12.', 'en'),
      [2, 12],
    );
    assert.deepEqual(bare('{n, plural, =0 {three of them} other {#}}', 'en'), [3]);
    assert.deepEqual(bare('One of them, the second', 'en'), []);
  });
  test('are found in Hungarian and Polish', () => {
    assert.deepEqual(bare('Két kocka, háromszor, az ötödik körben, négyen', 'hu'), [2, 3, 4, 5]);
    assert.deepEqual(bare('Ötlet, hatás és hétköznap', 'hu'), []);
    assert.deepEqual(bare('Dwie kości, trzech graczy, po piątej rundzie', 'pl'), [2, 3, 5]);
  });
});

describe('texts that follow the content', () => {
  const schema = fields({ name: editionName(), lamps: whole(0, 20), oil: whole(0, 20), marks: marks() });
  const standard = { name: 'standard', lamps: 3, oil: 5, marks: { lamps: 'ours', oil: 'ours' } };
  const contentFile = reader({ schema, standard });
  type Content = (typeof contentFile)['standard'];
  const usual = ({ lamps, oil }: Content): TextValues => ({ all: { lamps, oil } });

  /** What is wrong with these texts, which are the same in all languages. */
  const problems = (texts: object, rules: string, valuesOf = usual, shown = {}): string[] => {
    const folder = mkdtempSync(join(tmpdir(), 'numbers-'));
    mkdirSync(join(folder, 'locale'));
    for (const language of ['en', 'hu', 'pl']) {
      writeFileSync(join(folder, 'locale', `${language}.json`), JSON.stringify(texts));
      writeFileSync(join(folder, `rules.${language}.md`), `## 1 Rules\n\n### LM-1.1 Lamps\n\n${rules}\n`);
    }
    const moduleWith = (content: Content): Pick<AnyModule, 'textValues' | 'withContent'> => ({
      textValues: valuesOf(content),
      withContent: file => moduleWith(contentFile.read(file)) as AnyModule,
    });
    const module = moduleWith(contentFile.standard) as AnyModule;
    const all = numberProblems(module, contentFile, { folder, bare: [], shown });
    return all.filter(problem => !/^(hu|pl), /.test(problem));
  };

  test('have nothing wrong', () => {
    assert.deepEqual(problems({ 'ui.lamps': '{lamps}' }, 'There is {oil}.'), []);
  });
  test('may say how long a game takes', () => {
    assert.deepEqual(problems({ 'game.minutes': '45', 'ui.lamps': '{lamps}' }, 'There is {oil}.'), []);
  });
  test('have no number of their own', () => {
    assert.deepEqual(problems({ 'ui.lamps': '{lamps}' }, 'There is {oil}. There are 3 lamps.'), [
      'en, LM-1.1 says 3: is it a value of the content?',
    ]);
  });
  test('say something else when a value changes', () => {
    const texts = { 'ui.lamps': '{lamps, plural, one {a lamp} other {some lamps}}', 'ui.oil': '{oil}' };
    assert.deepEqual(problems(texts, 'Lamps.'), ['en, ui.lamps does not follow lamps']);
  });
  test('name values that come from the content, and all of these', () => {
    const fixed = ({ lamps }: Content): TextValues => ({ all: { lamps, oil: 5 } });
    assert.deepEqual(problems({ 'ui.lamps': '{lamps} {oil}' }, 'Lamps.', fixed), [
      '{oil} is the same in every edition',
      'oil is ours, and no text names it',
    ]);
    assert.deepEqual(problems({ 'ui.lamps': '{lamps}' }, 'Lamps.'), ['no text names the value {oil}']);
  });
  test('leave out only what people see elsewhere', () => {
    const few = ({ lamps }: Content): TextValues => ({ all: { lamps } });
    const texts = { 'ui.lamps': '{lamps}' };
    assert.deepEqual(problems(texts, 'Lamps.', few, { oil: 'it is drawn' }), []);
    assert.deepEqual(problems(texts, 'Lamps.', few, { oil: 'it is drawn', lamps: 'too' }), ['lamps needs no excuse']);
  });
});
