// Tries every rule of every game: each paragraph that has a case is opened on the drawn table, and its examples played to their ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options, world } from './browser.ts';
import { allTried, bookOf, gameIds, tryOut } from './trying.ts';

const here = world();
const AN_HOUR = 3_600_000;

for (const game of gameIds)
  test(`${game}: every paragraph with a case can be tried`, { ...options, timeout: AN_HOUR }, async t => {
    const book = await bookOf(game);
    const all = allTried(book);
    const { page, leave, errors } = await here.person();
    for (const tried of all) {
      await tryOut(page, game, tried);
      assert.deepEqual(errors, [], `${tried.paragraph}, example ${tried.n}: ${tried.example.name}`);
    }
    t.diagnostic(`${Object.keys(book.paragraphs).length} paragraphs, ${all.length} examples`);
    await leave();
  });
