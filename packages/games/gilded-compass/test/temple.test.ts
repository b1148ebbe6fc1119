// Which magic item is behind which dice: decided by chance in every game, or by the edition (GC-10.4).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { readContent, standard } from '../content/read.ts';
import { gameOf } from '../game.ts';
import type { G } from '../state.ts';

function begun(content: Content, seed: number): G {
  const engine = new Engine(gameOf(content));
  return engine.start(4, { b: 'guild', c: 'temple' }, fastChance(seed)).g;
}
/** Both sides of every tile, including those on display. */
const tiles = (g: G): string[] => {
  const items = [...g.itemBag, ...g.templeItems];
  return [...g.pairBag, ...g.temple].map((pair, i) => `${pair} ${items[i]}`).sort();
};
const asListed = (content: Content): string[] =>
  content.itemPairs.map((pair, i) => `${pair} ${content.items[i]}`).sort();

test('every item can lie behind every pair of dice', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 600; seed++) for (const tile of tiles(begun(standard, seed))) seen.add(tile);
  const pairs = new Set(standard.itemPairs).size;
  const items = new Set(standard.items).size;
  assert.deepEqual([pairs, items, seen.size], [21, 12, 21 * 12]);
});

test('there are as many tiles with each pair and with each item as the content lists', () => {
  const { pairBag, temple, itemBag, templeItems } = begun(standard, 1);
  const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
  assert.deepEqual(sorted([...pairBag, ...temple]), sorted(standard.itemPairs));
  assert.deepEqual(sorted([...itemBag, ...templeItems]), sorted(standard.items));
});

test('what a seat sees of the piles does not tell which item lies where', () => {
  const game = gameOf(standard);
  const piles = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const g = begun(standard, seed);
    g.pairBag.push(...g.temple.splice(0));
    const { pairBag, itemBag, templeItems } = game.view(g, 0);
    piles.add(JSON.stringify([pairBag.sort(), itemBag, templeItems]));
  }
  assert.equal(piles.size, 1);
});

test('an edition that knows the printed tiles can keep their two sides together', () => {
  const printed = readContent({ name: 'printed', temple: { pairsShuffled: false } });
  for (const seed of [1, 2, 3]) assert.deepEqual(tiles(begun(printed, seed)), asListed(printed));
  assert.notDeepEqual(tiles(begun(standard, 1)), asListed(standard));
});
