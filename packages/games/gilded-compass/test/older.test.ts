// Games played with the first version of the rules: they continue if no changed rule affects them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { canonical, type GameFile, noChance, parseFile, replay } from '@boardwright/engine';
import { standard } from '../content/read.ts';
import { gameOf } from '../game.ts';

const game = gameOf(standard);

function played(name: string): GameFile {
  const url = new URL(`older/version-1-${name}.json`, import.meta.url);
  return parseFile(readFileSync(url, 'utf8'), name);
}

test('a game with the neutral player and the Galleon leads to the same table as before', () => {
  const file = played('galleon');
  const { match } = replay(game, file, noChance);
  assert.equal(canonical({ ...match, version: file.version }), canonical(file.match));
});

test('a game with the Temple, whose tiles are now paired at random, does not play on with these rules unnoticed', () => {
  assert.throws(() => replay(game, played('temple'), noChance), /setup: draw 7 is recorded as 22/);
});
