// Malformed and partly valid messages and requests leave the server up and every match intact, and reveal nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '@boardwright/engine';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { fuzz } from '../src/load/fuzz.ts';
import { rowsAfter } from '../src/store/journal.ts';
import { guests, siteFor, tableOf } from './servers.ts';

/** The full run is 100,000: FUZZ=100000 npm test packages/server/test/fuzz.test.ts */
const COUNT = Number(process.env.FUZZ ?? 1_500);
const SEED = Number(process.env.SEED ?? 1);

test(`${COUNT} frames and requests of a stranger and of a player leave the server up and every match intact`, async t => {
  const here = await siteFor(t, {});
  const [ann, bob, eve] = (await guests(here.base, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person];
  const table = await tableOf([ann, bob]);
  const quiet = await tableOf(await guests(here.base, 'Cid', 'Dot'));
  const { db } = here.server.app.store;
  const answers = async (id: string): Promise<unknown[]> =>
    (await rowsAfter(db, id, -1)).flatMap(({ facts }) => facts.filter(fact => fact.do !== 'open'));
  const seen = (): string => JSON.stringify([ann.seen.get(`${table.id}/0`)!.view, bob.seen.get(`${table.id}/1`)!.view]);
  const before = seen();
  const target = { table: table.id, invitation: table.invitation! };
  const [stranger, player] = await Promise.all([
    fuzz(eve, { ...target, seat: null }, Math.floor(COUNT / 2), fastRandom(SEED)),
    fuzz(bob, { ...target, seat: 1 }, Math.ceil(COUNT / 2), fastRandom(SEED + 1)),
  ]);
  for (const { received: _, ...figures } of [stranger, player]) console.log(JSON.stringify(figures));
  assert.equal(stranger.frames + stranger.requests + player.frames + player.requests, COUNT);
  assert.equal((await fetch(`${here.base}/health`)).status, 200);
  assert.deepEqual(await answers(table.id), [], 'nothing of it was taken for a move');
  assert.deepEqual(await answers(quiet.id), []);
  assert.equal(seen(), before);
  assert.match(await (await fetch(`${here.base}/metrics`)).text(), /boardwright_broken_matches_total 0/);
  const secret = await db
    .selectFrom('secrets')
    .select('secret')
    .where('match_id', '=', table.id)
    .executeTakeFirstOrThrow();
  assert.ok(!stranger.received.includes(secret.secret) && !player.received.includes(secret.secret));
  const hand = JSON.stringify((ann.seen.get(`${table.id}/0`)!.view.g as { hands: number[][] }).hands[0]);
  assert.ok(!stranger.received.includes(hand) && !player.received.includes(hand), 'Ann’s cards are Ann’s');
  await Promise.all([ann, bob].map((person, i) => playOn(person, table.id, fastRandom(i))));
  for (const person of [ann, bob]) person.close();
});
