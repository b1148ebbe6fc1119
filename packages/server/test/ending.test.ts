// Games that end early: what is booked, kept and shown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GameFile, verifyFile } from '@boardwright/engine';
import { market } from '@boardwright/host/material';
import type { Person } from '../src/client/person.ts';
import type { TableShown } from '../src/protocol/index.ts';
import { guests, settled, siteFor, tableOf } from './servers.ts';

interface Page {
  readonly games: readonly { place: number; rated: boolean }[];
  readonly ratings: readonly { rating: number; games: number }[];
}

/** What somebody sees of a player: ratings, and finished games. */
async function pageOf(by: Person, { id }: Person): Promise<Page> {
  const [{ ratings }, { games }] = [
    await by.get<Pick<Page, 'ratings'>>(`/api/people/${id}`),
    await by.get<Pick<Page, 'games'>>(`/api/people/${id}/games`),
  ];
  return { ratings, games };
}
const claimed = async (base: string, ...names: string[]): Promise<[Person, Person]> => {
  const people = (await guests(base, ...names)) as [Person, Person];
  for (const [i, person] of people.entries())
    await person.post('/api/me/claim', { login: `${names[i]!.toLowerCase()}.here`, password: 'correct horse battery' });
  return people;
};
const over = async (person: Person, id: string): Promise<TableShown> => {
  const read = () => person.get<TableShown>(`/api/tables/${id}`);
  await settled(async () => (await read()).status === 'over');
  return read();
};

test('whoever gives up a rated game loses rating, the other wins, and its chance verifies', async t => {
  const here = await siteFor(t, {});
  const [ann, bob] = await claimed(here.base, 'Ann', 'Bob');
  const { id } = await tableOf([ann, bob], { rated: true });
  assert.equal((await ann.act(id, { do: 'concede', seat: 0 })).type, 'done');
  const table = await over(bob, id);
  assert.deepEqual([table.places, table.ended], [[2, 1], 'conceded']);
  const page = (person: Person): Promise<Page> => pageOf(bob, person);
  const [loser, winner] = [await page(ann), await page(bob)];
  assert.ok(loser.ratings[0]!.rating < winner.ratings[0]!.rating);
  assert.deepEqual(
    [loser, winner].map(({ games }) => games.map(({ place, rated }) => [place, rated])),
    [[[2, true]], [[1, true]]],
  );
  const file = await bob.get<GameFile>(`/api/tables/${id}/file`);
  assert.deepEqual(verifyFile(market, file).mismatches, []);
  for (const person of [ann, bob]) person.close();
});

test('a game that all agree to end counts for nobody, is kept, and can be replayed', async t => {
  const here = await siteFor(t, {});
  const [ann, bob] = await claimed(here.base, 'Ann', 'Bob');
  const { id } = await tableOf([ann, bob], { rated: true });
  const { open, position } = ann.seen.get(`${id}/0`)!;
  await ann.answer(id, 0, open[0]!.at, open[0]!.words[0]!, position);
  await ann.act(id, { do: 'askEnd', seat: 0 });
  await settled(() => bob.seen.get(`${id}/1`)!.proposal?.what === 'end');
  assert.equal((await bob.act(id, { do: 'agree', seat: 1 })).type, 'done');
  const table = await over(bob, id);
  assert.deepEqual([table.places, table.ended, table.scores?.length], [undefined, 'agreed', 2]);
  const page = await pageOf(bob, bob);
  assert.deepEqual([page.ratings, page.games], [[], []]);
  const past = await bob.get<{ answers: number; of: number }>(`/api/tables/${id}/replay?as=all&at=1`);
  assert.deepEqual([past.answers, past.of], [1, 1]);
  await bob.get(`/api/tables/${id}/history`);
  assert.equal((await ann.post(`/api/tables/${id}/rematch`, {})).status, 'open');
  for (const person of [ann, bob]) person.close();
});
