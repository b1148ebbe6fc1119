// Games played with earlier versions of the rules: they continue if no changed rule affects them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { canonical, type GameFile, noChance, parseFile, replay } from '@boardwright/engine';
import { standard } from '../content/read.ts';
import { gameOf } from '../game.ts';

const game = gameOf(standard);

function played(name: string): GameFile {
  const url = new URL(`older/version-${name}.json`, import.meta.url);
  return parseFile(readFileSync(url, 'utf8'), name);
}

test('a game with the neutral player and the Galleon leads to the same table as before', () => {
  const file = played('1-galleon');
  const { match } = replay(game, file, noChance);
  assert.equal(canonical({ ...match, version: file.version }), canonical(file.match));
});

test('a game with the Temple, whose tiles are now paired at random, does not play on with these rules unnoticed', () => {
  assert.throws(() => replay(game, played('1-temple'), noChance), /setup: draw 7 is recorded as 22/);
});

test('a game of version 2, in which rewarded dice left their building at once, leads to the same table', () => {
  const file = played('2');
  const { match } = replay(game, file, noChance);
  assert.equal(canonical({ ...match, version: file.version }), canonical(file.match));
});
