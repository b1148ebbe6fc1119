// Plays each drawn table to its end by clicking the board, not the list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import { options, world } from './browser.ts';
import { drawn, drawsMats } from './drawn-games.ts';
import { playOnBoard, randomFrom } from './playing.ts';
import { playNow } from './table-of.ts';

const here = world();
const ids = Object.keys(games);

for (const id of drawn)
  test(`${id} is played to its end by clicking its board`, options, async t => {
    const { page, leave, errors } = await here.person();
    await playNow(page, id);
    const kinds = await playOnBoard(page, randomFrom(300 + ids.indexOf(id)));
    t.diagnostic([...kinds].map(([kind, n]) => `${kind} ${n}`).join(', '));
    await page.locator('.result h1').waitFor();
    const mats = await page.locator('.player > :not(.who)').count();
    if (!drawsMats(id)) assert.equal(mats, 0, 'in front of a player lies only what the game draws there');
    await page.locator('.fairness[data-chance="busy"]').waitFor({ state: 'detached' });
    assert.doesNotMatch(
      (await page.locator('.result').textContent()) ?? '',
      /\b0 draws/,
      'says nothing of chance without any',
    );
    assert.ok(kinds.size > 0);
    assert.deepEqual(errors, []);
    await leave();
  });
