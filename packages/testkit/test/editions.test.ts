// Owners' editions of every game: whatever one value is changed to, the edition can be played to its end, or it is
// refused with a sentence that names the place. Everything has limits.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Edition, placeOf, type Reader } from '@boardwright/content';
import { type AnyModule, BadInput } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { type Change, changedAt, changesOf, playEdition, type Table, tablesOf } from '../src/index.ts';

const withEditions: { id: string; module: AnyModule; file: Reader<Edition> }[] = [];
for (const [id, load] of Object.entries(games)) {
  const { default: module, contentFile } = await load();
  if (contentFile !== undefined) withEditions.push({ id, module, file: contentFile });
}

const isIn = (place: string, other: string): boolean =>
  other !== '' && place.startsWith(other) && /^($|[.[])/.test(place.slice(other.length));
/** A sentence names a place if it mentions it, its parent or its child. */
const names = (sentence: string, place: string): boolean =>
  sentence.split(/[:,;]? /).some(each => isIn(place, each) || isIn(each, place));

function problemOf(module: AnyModule, own: Edition, change: Change, table: Table, i: number): string {
  const at = `${placeOf(change.path)} = ${JSON.stringify(change.value)?.slice(0, 60)}`;
  let edition: AnyModule | undefined;
  try {
    edition = module.withContent?.(changedAt(own, change));
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof BadInput)) return `${at} throws ${error}`;
    return names(message, placeOf(change.path)) && message.length < 800 ? 'refused' : `${at} is refused: ${message}`;
  }
  if (edition === undefined) return `${at}: no edition`;
  if (change.path[0] === 'marks' || change.value === undefined) return 'read'; // the rules are the same as in the standard edition
  try {
    playEdition(edition, table, i, i % 2 === 0);
    return 'played';
  } catch (error) {
    return `${at} with ${JSON.stringify(table)} cannot be played: ${(error as Error).stack?.slice(0, 600)}`;
  }
}

test('there are editions to try', () => assert.ok(withEditions.length > 1));

for (const { id, module, file } of withEditions)
  describe(`an edition of ${id}`, () => {
    const own = { ...file.standard, name: 'house rules' };
    test('is played to its end or refused with the place, whatever one value is changed to', t => {
      const changes = changesOf(file.shape, own).filter(({ path }) => path.length > 0);
      const tables = tablesOf(module.game);
      const found = changes.map((change, i) => problemOf(module, own, change, tables[i % tables.length] as Table, i));
      const count = (what: string): number => found.filter(each => each === what).length;
      t.diagnostic(`${changes.length} changes: ${count('played')} played, ${count('refused')} refused`);
      assert.deepEqual(
        found.filter(each => !['played', 'read', 'refused'].includes(each)),
        [],
      );
      assert.ok(count('played') > 50 && count('refused') > 100);
    });
    test('may leave out what is as in the standard', () => {
      assert.deepEqual(file.read({ name: 'house rules' }), own);
      for (const [key, value] of Object.entries(file.standard))
        if (key !== 'name') assert.deepEqual(file.read({ name: 'house rules', [key]: value }), own);
    });
    test('says how sure it is of every part', () => {
      const parts = Object.keys(file.standard).filter(key => key !== 'name' && key !== 'marks');
      const marked = Object.keys(file.standard.marks).map(place => place.split(/[.[]/)[0]);
      assert.deepEqual(
        parts.filter(part => !marked.includes(part)),
        [],
      );
    });
    test('is refused cheaply if it is far too large or deep', () => {
      const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`) as object;
      const many = Array.from({ length: 100_000 }, () => ({}));
      for (const key of Object.keys(own))
        for (const bomb of [deep, many, 'x'.repeat(1_000_000), { [key]: many }])
          assert.throws(
            () => file.read({ ...own, [key]: bomb }),
            (error: Error) =>
              error instanceof BadInput && error.message.startsWith(`${key}`) && error.message.length < 800,
            key,
          );
    });
  });
