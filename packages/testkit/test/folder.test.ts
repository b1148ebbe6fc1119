// Rule books and goldens of a folder: missing or changed parts are reported.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { partProblems } from '../src/folder/parts.ts';
import { addGolden, checkGoldens, coverageProblems, makeGoldens, ruleCoverage } from '../src/index.ts';
import { moduleOf } from './mutations/plant.ts';
import toy, { game } from './toy/index.ts';
import { rules } from './toy/rules.ts';

const original = fileURLToPath(new URL('./toy/', import.meta.url));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-'));
  cpSync(original, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  assert.ok(text.includes(from));
  writeFileSync(join(folder, file), text.replace(from, to));
}
const problems = (): string[] => coverageProblems(ruleCoverage(folder));

describe('rule coverage', () => {
  test('is complete for the toy game', () => {
    assert.deepEqual(problems(), []);
    const { ids, cases, notInCode } = ruleCoverage(folder);
    assert.deepEqual([ids.length, cases, notInCode], [11, 10, ['LM-2.2']]);
  });
  test('names a paragraph without a case', () => {
    change('cases/lanterns.yaml', '[LM-4.3]', '[LM-4.2]');
    assert.deepEqual(problems(), ['LM-4.3 has no case']);
  });
  test('names a case about a paragraph that is not there', () => {
    change('cases/lanterns.yaml', '[LM-1.1]', '[LM-1.1, LM-1.7]');
    assert.deepEqual(problems(), ['cases/lanterns.yaml:1 LM-1.7 is not a paragraph of rules.en.md']);
  });
  test('names a paragraph that a language lacks, has more, has twice or elsewhere', () => {
    change('rules.hu.md', '### LM-2.2', '### LM-2.3');
    change('rules.pl.md', '### LM-2.2', '### LM-2.1');
    assert.deepEqual(problems(), ['rules.hu.md lacks LM-2.2', 'rules.pl.md has LM-2.1 twice']);
    change('rules.hu.md', '### LM-2.3', '### LM-2.2 Új\n\nSzöveg.\n\n### LM-2.3');
    change('rules.pl.md', '### LM-2.1 Wyprawy', '### LM-2.2 Wyprawy');
    assert.deepEqual(problems(), [
      'rules.hu.md has LM-2.3, which rules.en.md has not',
      'rules.pl.md has LM-2.1 in another place than rules.en.md',
    ]);
  });
  test('a summary, which is chapter 0, needs no cases', () => {
    for (const language of ['en', 'hu', 'pl']) change(`rules.${language}.md`, '### LM-0.1', '### LM-6.1');
    assert.deepEqual(problems(), ['LM-6.1 has no case']);
  });
  test('names a value of our own that a book does not tell, and one told that is none', () => {
    mkdirSync(join(folder, 'content'));
    writeFileSync(
      join(folder, 'content/standard.json'),
      '{ "marks": { "lamps": "ours", "oil": "certain", "sea": "ours" } }',
    );
    const note = '\n\n> ours: lamps, oil\n\n### LM-2.2';
    for (const language of ['en', 'hu', 'pl']) change(`rules.${language}.md`, '\n\n### LM-2.2', note);
    change('rules.pl.md', '> ours: lamps, oil', '> ours: lamps, sea');
    assert.deepEqual(problems(), [
      'rules.pl.md, LM-2.1 has the notes "ours: lamps, sea", rules.en.md has the notes "ours: lamps, oil"',
      'rules.en.md, LM-2.1: "oil" is not marked as ours in the content',
      'rules.en.md does not say that "sea" is ours (> ours: sea)',
      'rules.hu.md, LM-2.1: "oil" is not marked as ours in the content',
      'rules.hu.md does not say that "sea" is ours (> ours: sea)',
    ]);
  });
  test('names a ruling of the README that the book does not tell', () => {
    change('README.md', '| LM-4.1 |', '| LM-5.1 |');
    assert.deepEqual(problems(), [
      'rules.en.md, LM-5.1 has no ruling about "May a weak lantern be lit in a storm?" (> ruling: …)',
    ]);
  });
  test('names a paragraph without a text, also if it is the last of its chapter', () => {
    change('rules.pl.md', '### LM-2.2', '### LM-2.2 Pusty\n\n> ruling: Nic.\n\n## Inne\n\n### LM-2.2');
    assert.ok(problems().includes('rules.pl.md, LM-2.2 has no text'));
  });
  test('names a note that one language lacks or has otherwise', () => {
    for (const language of ['en', 'hu', 'pl'])
      change(`rules.${language}.md`, '\n\n### LM-2.2', `\n\n> ruling: ${language}\n\n### LM-2.2`);
    assert.deepEqual(problems(), []);
    change('rules.hu.md', '> ruling: hu', '');
    change('rules.pl.md', '> ruling: pl', '> inferred: oil');
    assert.deepEqual(problems().slice(0, 2), [
      'rules.hu.md, LM-2.1 has no note, rules.en.md has the notes "ruling"',
      'rules.pl.md, LM-2.1 has the notes "inferred: oil", rules.en.md has the notes "ruling"',
    ]);
  });
  test('names a language without a rule book', () => {
    rmSync(join(folder, 'rules.pl.md'));
    assert.deepEqual(problems(), ['rules.pl.md is missing']);
  });
});

describe('the parts of a folder', () => {
  const parts = (weights: unknown = {}): string[] =>
    partProblems({ advice: { ...toy.advice, learned: { weights } } } as unknown as typeof toy, folder);
  test('are all there in the toy game', () => assert.deepEqual(parts(), []));
  test('a README that is missing, or lacks a section, is named', () => {
    change('README.md', '## The vocabulary of cases', '## Vocabulary');
    writeFileSync(
      join(folder, 'README.md'),
      readFileSync(join(folder, 'README.md'), 'utf8').replace(/^\|.*no; .*$/m, ''),
    );
    change('README.md', '| rule | question | ruling |\n|---|---|---|\n', '');
    assert.deepEqual(parts(), [
      'README.md has nothing under "## Rulings"',
      'README.md has no section "## The vocabulary of cases"',
    ]);
    rmSync(join(folder, 'README.md'));
    assert.deepEqual(parts(), ['README.md is missing']);
  });
  test('a book without chapter 0 is named', () => {
    change('rules.en.md', '### LM-0.1', '### LM-6.1');
    assert.deepEqual(parts(), ['rules.en.md has no chapter 0, the game on one page']);
  });
  test('a game without lessons is named', () => {
    rmSync(join(folder, 'lessons'), { recursive: true });
    assert.deepEqual(parts(), ['there is no lesson in lessons/ (docs/how-to-write-a-lesson.md)']);
  });
  test('weights that the game does not use are named', () => {
    writeFileSync(join(folder, 'learned.json'), 'null');
    assert.deepEqual(parts(null), []);
    writeFileSync(join(folder, 'learned.json'), '{}');
    assert.deepEqual(parts(), []);
    assert.match(parts(null).join(), /^learned\.json does not fit/);
  });
});

describe('goldens', () => {
  test('play as they always did, and are made anew the same', () => {
    assert.deepEqual(checkGoldens(toy, folder), []);
    const before = readFileSync(join(folder, 'goldens/3-players.json'), 'utf8');
    assert.deepEqual(makeGoldens(toy, folder), ['goldens/2-players.json', 'goldens/3-players.json']);
    assert.equal(readFileSync(join(folder, 'goldens/3-players.json'), 'utf8'), before);
  });
  test('notice a rule that has changed', () => {
    const award: typeof rules.award = (x, task) => {
      (rules.award as CallableFunction)(x, task);
      x.g.coins = x.g.coins.map(coins => coins + 1);
    };
    const [first] = checkGoldens(moduleOf({ ...game, rules: { ...rules, award } }), folder);
    assert.match(first!, /^goldens\/2-players\.json: /);
  });
  test('notice an event that is told otherwise', () => {
    const close: typeof rules.close = (x, task) => {
      (rules.close as CallableFunction)(x, task);
      x.tell({ say: 'closed' });
    };
    const [first] = checkGoldens(moduleOf({ ...game, rules: { ...rules, close } }), folder);
    assert.equal(first, 'goldens/2-players.json: the same match, but not the same events are told');
  });
  test('of player counts that the game no longer has are removed when they are made anew', () => {
    writeFileSync(join(folder, 'goldens/older-3-players.json'), '{}');
    const forTwo = { ...toy, game: { ...toy.game, seats: [2] } };
    assert.deepEqual(makeGoldens(forTwo, folder), ['goldens/2-players.json']);
    assert.deepEqual(readdirSync(join(folder, 'goldens')), ['2-players.json', 'older-3-players.json']);
    rmSync(join(folder, 'goldens/older-3-players.json'));
    assert.deepEqual(checkGoldens(toy, folder), ['goldens/3-players.json is missing; `npm run goldens` makes it']);
  });
  test('of chosen options are recorded under a name of their own, and stay', () => {
    const storm = { seats: 3, options: { weather: 'storm', fishing: 'no' } };
    assert.equal(addGolden(toy, folder, 'storm', storm), 'goldens/storm.json');
    const recorded = readFileSync(join(folder, 'goldens/storm.json'), 'utf8');
    assert.match(recorded, /"weather":"storm"/);
    makeGoldens(toy, folder);
    assert.equal(readFileSync(join(folder, 'goldens/storm.json'), 'utf8'), recorded);
    assert.deepEqual(checkGoldens(toy, folder), []);
    assert.throws(() => addGolden(toy, folder, 'storm', storm), /is there already/);
    assert.throws(() => addGolden(toy, folder, '3-players', storm), /no name of a golden/);
    assert.throws(() => addGolden(toy, folder, 'fog', { seats: 3, options: { weather: 'fog' } }), { name: 'BadInput' });
  });
  test('must be there', () => {
    rmSync(join(folder, 'goldens'), { recursive: true });
    assert.deepEqual(checkGoldens(toy, folder), ['there are no goldens; `npm run goldens` makes them']);
  });
});
