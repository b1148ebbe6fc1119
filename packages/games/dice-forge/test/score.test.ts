// Score sheets add up at any time, and the last one is the result.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom, settle } from '@boardwright/engine';
import { advice } from '../bot.ts';
import { PRINTED_COUNT } from '../content/feats.ts';
import { game } from '../index.ts';
import { FEAT } from '../rules/lookup.ts';
import { score } from '../score.ts';

const engine = new Engine(game);
const cards = (...feats: number[]): number[] => {
  const out = new Array<number>(PRINTED_COUNT).fill(0);
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
      { source: 'feat:chest', points: 4 },
      { source: 'feat:hydra', points: 26 },
    ],
  });
});
