// Standings over several games: which games count, and how the ratings of two people develop.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fastRandom } from '@boardwright/engine';
import { rate, rating } from 'openskill';
import type { z } from 'zod';
import type { Person } from '../src/client/person.ts';
import { playOn } from '../src/client/player.ts';
import { shownRating } from '../src/lobby/standing.ts';
import type { replies, TableShown } from '../src/protocol/index.ts';
import { guests, type Site, settled, site, tableOf } from './servers.ts';

let here: Site;
before(async () => {
  here = await site();
});
after(() => here.stop());

type Player = z.infer<typeof replies.playerShown>;
type Games = z.infer<typeof replies.playedGames>;

async function pageOf(reader: Person, { id }: Person): Promise<Player & { results: Games['games'] }> {
  const player = await reader.get<Player>(`/api/people/${id}`);
  return { ...player, results: (await reader.get<Games>(`/api/people/${id}/games`)).games };
}

async function play(people: readonly Person[], seed: number, wish: object): Promise<TableShown> {
  const { id } = await tableOf(people, wish);
  await Promise.all(people.map((person, i) => playOn(person, id, fastRandom(seed * 7 + i))));
  let shown = await people[0]!.get<TableShown>(`/api/tables/${id}`);
  await settled(async () => {
    shown = await people[0]!.get<TableShown>(`/api/tables/${id}`);
    return shown.status === 'over';
  });
  return shown;
}

test('guests have no rating, even at a rated table', async () => {
  const [ann, eve] = (await guests(here.base, 'Ann', 'Eve')) as [Person, Person];
  await ann.post('/api/me/claim', { login: 'ann.is.rated', password: 'correct horse battery' });
  const chairs = [{ for: 'me' }, { for: 'anybody' }];
  const wish = { game: 'market', chairs, rated: true };
  assert.equal((await eve.open(wish)).rated, false, 'a guest who opens a table is told that it is not rated');
  const open = await ann.open(wish);
  assert.equal(open.rated, true);
  assert.equal((await eve.sit(open, 1)).rated, false, 'nor is one at which a guest sits down');
  assert.equal((await play([ann, eve], 3, { rated: true })).rated, false);
  for (const person of [ann, eve]) {
    const { ratings, results } = await pageOf(ann, person);
    assert.deepEqual([ratings, results.map(({ rated }) => rated)], [[], [false]]);
  }
});

test('ratings follow the rated games of two people, one after the other, and no other game', async () => {
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
  for (const [i, person] of [ann, bob].entries())
    await person.post('/api/me/claim', { login: `player.${i}`, password: 'correct horse battery' });
  const expected = new Map<string, readonly number[]>();
  let skills = [rating(), rating()];
  let unrated = 0;
  for (let i = 0; i < 6; i++) {
    const rated = i !== 1 && i !== 4;
    const { id, places, rated: isRated } = await play([ann, bob], i, { rated });
    assert.equal(isRated, rated);
    if (!rated) unrated++;
    else {
      skills = rate(
        skills.map(skill => [skill]),
        { rank: places! },
      ).flat();
      expected.set(id, skills.map(shownRating));
    }
  }
  const withBot = await ann.post('/api/tables', {
    game: 'market',
    chairs: [{ for: 'me' }, { for: 'bot', level: 'random' }],
    rated: true,
  });
  assert.equal(withBot.rated, false, 'a bot has no rating to win');
  for (const [seat, person] of [ann, bob].entries()) {
    const { ratings, results, curves } = await pageOf(ann, person);
    assert.deepEqual(ratings, [{ game: 'market', rating: shownRating(skills[seat]!), games: 4 }]);
    assert.equal(results.filter(({ rated, rating: after }) => !rated && after === null).length, unrated);
    assert.deepEqual(
      curves.map(({ points }) => points.map(point => point.rating)),
      [[...expected.values()].map(shown => shown[seat])],
      'the curve has every rated game',
    );
    const overTime = results.filter(({ rated }) => rated).reverse();
    assert.deepEqual(
      overTime.map(({ table, rating: after }) => [table, after]),
      [...expected].map(([table, shown]) => [table, shown[seat]]),
    );
    assert.deepEqual(
      results.map(({ time }) => time),
      results.map(({ time }) => time).sort((a, b) => b - a),
    );
  }
  const best = await bob.get<{ person: string; games: number }[]>('/api/ratings?game=market');
  const [first, second] = skills.map(shownRating) as [number, number];
  assert.deepEqual(
    best.map(({ person, games }) => [person, games]),
    (first >= second ? [ann, bob] : [bob, ann]).map(({ id }) => [id, 4]),
  );
  for (const person of [ann, bob]) person.close();
});
