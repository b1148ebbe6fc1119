// Malformed frames and requests leave the server up and every match intact.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '@boardwright/engine';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { fuzz } from '../src/load/fuzz.ts';
import { guests, siteFor, tableOf } from './servers.ts';

/** The whole proof is 100,000: FUZZ=100000 npm test packages/server/test/fuzz.test.ts */
const COUNT = Number(process.env.FUZZ ?? 1_500);

test(`${COUNT} malformed frames and requests leave the server up and every match intact`, async t => {
  const here = await siteFor(t, {});
  const [ann, bob, eve] = (await guests(here.base, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person];
  const table = await tableOf([ann, bob]);
  const before = JSON.stringify([ann.seen.get(`${table.id}/0`), bob.seen.get(`${table.id}/1`)]);
  const figures = await fuzz(eve, table.id, COUNT, fastRandom(Number(process.env.SEED ?? 1)));
  console.log(JSON.stringify(figures));
  assert.equal(figures.frames + figures.requests, COUNT);
  assert.equal((await fetch(`${here.base}/health`)).status, 200);
  assert.equal(JSON.stringify([ann.seen.get(`${table.id}/0`), bob.seen.get(`${table.id}/1`)]), before);
  await Promise.all([ann, bob].map((person, i) => playOn(person, table.id, fastRandom(i))));
  for (const person of [ann, bob]) person.close();
});
