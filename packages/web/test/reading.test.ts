// How the page reads rule books, words and tables, without a browser.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { UNKNOWN } from '@boardwright/engine';
import { filledIn, markedIn, parseRules, RULE_ID, searchRules } from '../src/games/rule-book.ts';
import { groupsOf } from '../src/table/groups.ts';
import { commonFacts, factsOf, isHidden } from '../src/table/readable.ts';

const BOOK =
  '# A game\n\nAbout it.\n\n## 1 Begin\n\n### AG-1.1 Aim\n\nWin. See AG-2.1.\n\n## 2 Turns\n\n### AG-2.1 Körök\n\nOne\nafter the other.\n';

test('a rule book is read by chapters and paragraphs', () => {
  const chapters = parseRules(BOOK);
  assert.deepEqual(
    chapters.map(({ title, paragraphs }) => [title, paragraphs.map(({ id, title: name }) => `${id} ${name}`)]),
    [
      ['1 Begin', ['AG-1.1 Aim']],
      ['2 Turns', ['AG-2.1 Körök']],
    ],
  );
  assert.deepEqual('See AG-2.1, not a-1.'.match(RULE_ID), ['AG-2.1']);
});

test('notes stand beside the text of a paragraph: values of our own, and rulings', () => {
  const notes = '> ours: wheel.inner, tiles\n> inferred: grid\n> ruling: The books are silent;\n> so it is free.\n';
  const [chapter] = parseRules(BOOK.replace('Win. See AG-2.1.\n', `Win.\n\n${notes}`));
  const [aim] = chapter!.paragraphs;
  assert.deepEqual(
    [aim!.body.trim(), aim!.ours, aim!.inferred, aim!.ruling],
    ['Win.', ['wheel.inner', 'tiles'], ['grid'], 'The books are silent; so it is free.'],
  );
  assert.equal(searchRules([chapter!], 'silent').chapters.length, 1);
});

test('what a rule book names of the content is filled in', () => {
  const book = parseRules(BOOK.replace('Win.', 'Win {n}.').replace('AG-1.1 Aim', 'AG-1.1 {n} aims'));
  const [chapter] = filledIn(book, message => message.replaceAll('{n}', '7'));
  const [aim] = chapter!.paragraphs;
  assert.deepEqual([aim!.title, aim!.body.trim()], ['7 aims', 'Win 7. See AG-2.1.']);
});

test('a search finds paragraphs with all words, whatever accents are typed', () => {
  const found = (sought: string) =>
    searchRules(parseRules(BOOK), sought).chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
  assert.deepEqual(found('korok other'), ['AG-2.1']);
  assert.deepEqual(found('ag-1.1'), ['AG-1.1']);
  assert.deepEqual(found('nothing of the kind'), []);
  assert.deepEqual(found(''), ['AG-1.1', 'AG-2.1']);
  assert.deepEqual(found('rok'), [], 'only beginnings of words are found');
});

test('a search leaves off endings if nothing has them, and marks what it found as it is written', () => {
  const found = (book: string, sought: string) => {
    const { chapters, marked } = searchRules(parseRules(`## 1\n\n### AG-1.1 Title\n\n${book}\n`), sought);
    return chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ body }) => markedIn(body.trim(), marked)));
  };
  assert.deepEqual(found('Postaw wojownik i dłoń.', 'wojownika dlon'), ['Postaw ', 'wojownik', ' i ', 'dłoń', '.']);
  assert.deepEqual(found('A Munkások sorban.', 'munkasokkal'), ['A ', 'Munkások', ' sorban.']);
  assert.deepEqual(found('Place a worker.', 'zebra'), []);
  assert.deepEqual(found('(2+3) wins', '(2'), ['(2+3) wins'], 'signs are no part of a word');
});

test('every rule that a game names in its code, texts, content or lessons is in its book', () => {
  const games = path.resolve(import.meta.dirname, '../../games');
  for (const book of globSync('*/rules.en.md', { cwd: games })) {
    const folder = path.join(games, path.dirname(book));
    const ids = parseRules(readFileSync(path.join(games, book), 'utf8')).flatMap(({ paragraphs }) =>
      paragraphs.map(({ id }) => id),
    );
    const [prefix] = (ids[0] as string).split('-');
    const own = new RegExp(`\\b${prefix}-\\d+\\.\\d+\\b`, 'g');
    const files = globSync(
      ['{*.ts,*.md}', '{rules,ui,content,lessons,locale,scoring,survey}/**/*.{ts,tsx,json,yaml}'],
      { cwd: folder },
    );
    const named = files.flatMap(file => readFileSync(path.join(folder, file), 'utf8').match(own) ?? []);
    assert.ok(named.length > 50, folder);
    assert.deepEqual(
      [...new Set(named)].filter(id => !ids.includes(id)),
      [],
      folder,
    );
  }
});

test('every rule book of every game has paragraphs', () => {
  const games = path.resolve(import.meta.dirname, '../../games');
  for (const file of globSync('*/rules.*.md', { cwd: games })) {
    const paragraphs = parseRules(readFileSync(path.join(games, file), 'utf8')).flatMap(chapter => chapter.paragraphs);
    assert.ok(paragraphs.length > 10, file);
    for (const { id, body } of paragraphs) assert.ok(id.match(RULE_ID) && body.trim() !== '', `${file} ${id}`);
  }
});

test('words of a kind stand together, and buttons come last', () => {
  assert.deepEqual(groupsOf(['button:pass', 'cell:a', 'ring:x', 'cell:b']), [
    ['cell:a', 'cell:b'],
    ['ring:x'],
    ['button:pass'],
  ]);
});

test('what lies before a seat is told from what lies in common', () => {
  const g = { round: 1, gold: [3, 4], heroes: [{ at: 1 }, { at: UNKNOWN }], row: [1, 2, 3] };
  assert.deepEqual(factsOf(g, 1, 2), [
    { key: 'gold', value: 4 },
    { key: 'at', value: UNKNOWN },
  ]);
  assert.deepEqual(
    commonFacts(g, 2).map(({ key }) => key),
    ['round', 'row'],
  );
  assert.ok(isHidden(UNKNOWN) && !isHidden(0));
});
