// Values that are our own design are replaced through the page of editions, and a table follows them. Here for the game with the
// fewest of them; edition-play.sweep.ts replaces all of every game, and plays to the end on the device and online.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE } from '../chromium.ts';
import { options, world } from './browser.ts';
import { readers } from './edition-editing.ts';
import { replaceAll, rulesFollow, sitDownHere } from './edition-playing.ts';
import { changesOfOurs } from './edition-values.ts';
import { playOn, randomFrom } from './playing.ts';

const here = world();
const SOME = 6; // answers

test('all values of our own design are replaced on the page, and a table follows them', options, async () => {
  const { page, errors, leave } = await here.person({ viewport: PHONE.viewport });
  const all = readers.map(({ game, reader }) => ({ game, changes: changesOfOurs(reader).changes }));
  const [{ game, changes } = assert.fail('no game has editions')] = all.sort(
    (a, b) => a.changes.length - b.changes.length,
  );
  assert.ok(changes.length > 50);
  await replaceAll(page, game, changes);
  await sitDownHere(page);
  assert.ok((await rulesFollow(page, game)) > 0, 'some paragraph has a number of the edition');
  assert.equal((await playOn(page, randomFrom(1), 'mouse', SOME)).answers, SOME);
  assert.deepEqual(errors, []);
  await leave();
});
