// Score sheets add up at any moment, and end as the result; what hammers and Typhon still hold.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom, settle } from '@boardwright/engine';
import { advice } from '../bot.ts';
import { game } from '../index.ts';
import { FEAT } from '../rules/lookup.ts';
import { featPoints, hammerRewards, score } from '../score.ts';
import type { Hero } from '../state.ts';

const engine = new Engine(game);
const newHero = (change: Partial<Hero>): Hero => {
  const { g } = engine.start(2, settle(game, 2, {}), fastChance(1));
  return Object.assign(g.heroes[0]!, change);
};
const cards = (...feats: number[]): number[] => {
  const out = new Array<number>(24).fill(0);
  for (const feat of feats) out[feat]!++;
  return out;
};

test('every sheet is the sum of its lines, and the last ones are the result', () => {
  for (let i = 0; i < 9; i++) {
    const random = fastRandom(i);
    const seats = 2 + (i % 3);
    const match = engine.start(seats, settle(game, seats, { set: 'random' }), fastChance(i));
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      engine.answer(match, open, advice.choose(match.g, open, random));
      for (const { total, lines } of score(match.g))
        assert.equal(
          total,
          lines.reduce((sum, line) => sum + line.points, 0),
        );
    }
    assert.deepEqual(
      score(match.g).map(sheet => sheet.total),
      match.scores,
    );
  }
});

test('a sheet names the track and every card', () => {
  const { g } = engine.start(2, settle(game, 2, {}), fastChance(1));
  Object.assign(g.heroes[0]!, { glory: 7, cards: cards(FEAT.hydra, FEAT.chest, FEAT.chest) });
  assert.deepEqual(score(g)[0], {
    total: 37,
    lines: [
      { source: 'track:glory', points: 7 },
      { source: 'feat:chest-2', points: 4 },
      { source: 'feat:hydra-1', points: 26 },
    ],
  });
});

test('hammers say what they still hold', () => {
  assert.deepEqual(hammerRewards(newHero({ hammered: 0 })), []);
  assert.deepEqual(hammerRewards(newHero({ hammered: 13, cards: cards(FEAT.hammer) })), [
    { points: 10, gold: 2 },
    { points: 15, gold: 17 },
  ]);
  assert.deepEqual(hammerRewards(newHero({ hammered: 20, cards: cards(FEAT.hammer, FEAT.hammer) })), [
    { points: 15, gold: 10 },
    { points: 10, gold: 25 },
    { points: 15, gold: 40 },
  ]);
  assert.deepEqual(hammerRewards(newHero({ hammered: 30, cards: cards(FEAT.hammer) })), []);
});

test('Typhon counts forged faces, other feats are worth what is printed', () => {
  const hero = newHero({ forged: 7 });
  assert.equal(featPoints(hero, FEAT.typhon), 23);
  assert.equal(featPoints(hero, FEAT.gorgon), 14);
});
