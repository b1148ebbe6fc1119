// How much sooner games over days end when people leave answers behind: two people, who each look twice a day.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@boardwright/games';
import { median, playOverDays } from './over-days.ts';

const GAMES = 7;
/** The median length with answers in advance, as a part of what it is without. */
const MOST = 2 / 3;

for (const [id, load] of Object.entries(games))
  test(`${id}: answers in advance shorten a game over days by at least a third`, async () => {
    const module = (await load()).default;
    const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
    const without = seeds.map(seed => playOverDays(module, 2, seed, { leaves: false }).days);
    const outcomes = seeds.map(seed => playOverDays(module, 2, seed, { leaves: true }));
    const [before, after] = [median(without), median(outcomes.map(({ days }) => days))];
    const sum = (what: 'given' | 'dropped'): number => outcomes.reduce((all, each) => all + each[what], 0);
    console.log(
      `${id}: median ${before.toFixed(1)} days, with answers in advance ${after.toFixed(1)} (${(after / before).toFixed(2)}); ${sum('given')} given, ${sum('dropped')} dropped in ${GAMES} games`,
    );
    assert.ok(after <= before * MOST, `${after} of ${before}`);
  });
