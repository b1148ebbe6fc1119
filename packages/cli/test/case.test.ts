// boardwright case, on the test kit's toy game.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { boardwright, folder } from './run.ts';

const TOY = path.resolve(import.meta.dirname, '..', '..', 'testkit', 'test', 'toy');
const CASES = path.join(TOY, 'cases', 'lanterns.yaml');
const HOLDS = `
- name: a round begins with the wind
  rules: [LM-1.1]
  ask: round
  chance: [wind: 4]
  then: { wind: 4 }
`;

/** A folder of the same game with a case file of this test. */
function caseFile(t: { after(remove: () => void): void }, text: string): string {
  const dir = folder(t);
  mkdirSync(path.join(dir, 'cases'));
  const toy = (file: string): string => JSON.stringify(pathToFileURL(path.join(TOY, file)).href);
  writeFileSync(path.join(dir, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(dir, 'index.ts'), `export { default } from ${toy('index.ts')};`);
  writeFileSync(path.join(dir, 'cases', 'vocabulary.ts'), `export { vocabulary } from ${toy('cases/vocabulary.ts')};`);
  const file = path.join(dir, 'cases', 'own.yaml');
  writeFileSync(file, text);
  return file;
}

describe('case', { concurrency: 2 }, () => {
  test('cases that hold end with 0', async () => {
    const { code, out, err } = await boardwright(['case', CASES]);
    assert.deepEqual([code, err], [0, '']);
    assert.match(out, /^✔ .*lanterns\.yaml (\d+) of \1\n\1 cases hold\.\n$/);
  });
  test('--json names each case, its rules and its place', async () => {
    const ran = JSON.parse((await boardwright(['case', CASES, '--json'])).out) as Record<string, unknown>[];
    assert.deepEqual(ran[0], {
      file: CASES,
      rules: ['LM-1.1'],
      name: 'a round begins with the wind',
      place: `${CASES}:1`,
      problem: null,
    });
  });
  test('a case that does not hold is told with its place, exit code 1', async t => {
    const file = caseFile(t, `${HOLDS}${HOLDS.replace('wind: 4 }', 'wind: 5 }').replace('a round', 'no round')}`);
    const { code, out, err } = await boardwright(['case', file]);
    assert.deepEqual([code, err], [1, '']);
    assert.match(out, /✘ .*own\.yaml 1 of 2\n.*own\.yaml:\d+ "no round begins with the wind".*wind/);
    assert.match(out, /1 of 2 cases hold\.\n$/);
  });

  const BAD: readonly (readonly [what: string, text: string, says: RegExp])[] = [
    ['a field with a typo', HOLDS.replace('rules:', 'rulez:'), /own\.yaml:\d+: .*rulez/],
    ['a case without a name', HOLDS.replace('name:', 'then:').replace('  then: { wind: 4 }\n', ''), /own\.yaml:\d+: /],
    ['YAML that does not parse', '- name: [never closed', /own\.yaml:\d+: /],
    ['a mapping instead of a list', 'name: x', /own\.yaml:\d+: a case file must be a list/],
  ];
  for (const [what, text, says] of BAD)
    test(`${what} is bad input: one sentence, exit code 2`, async t => {
      const { code, out, err } = await boardwright(['case', caseFile(t, text)]);
      assert.match(err, says);
      assert.match(err, /^boardwright: [^\n]+\n$/);
      assert.deepEqual([code, out], [2, '']);
    });
  test('a file outside of a game, a folder, a missing file and an unknown game are bad input', async t => {
    const dir = folder(t);
    const stray = path.join(dir, 'stray.yaml');
    writeFileSync(stray, HOLDS);
    const wrong: readonly (readonly [args: string[], says: RegExp])[] = [
      [[], /name the case files to run/],
      [[stray], /stray\.yaml is not in the cases folder of a game/],
      [[dir], /it is a folder, not a file/],
      [[path.join(dir, 'none.yaml')], /there is no such file/],
      [[CASES, '--game', 'no-such-game'], /there is no game "no-such-game"/],
    ];
    for (const [args, says] of wrong) {
      const { code, err } = await boardwright(['case', ...args]);
      assert.match(err, says);
      assert.match(err, /^boardwright: [^\n]+\n$/);
      assert.equal(code, 2);
    }
  });
});
