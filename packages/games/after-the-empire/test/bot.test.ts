// The rollout policy plays to win. The README gives the figures of a long run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom, settle } from '@boardwright/engine';
import { standard } from '../content/content.ts';
import { moduleWith } from '../index.ts';

const { advice, game } = moduleWith(standard);

const GAMES = 100;

/** Games between the policy, in a seat that changes, and random answers: how many the policy wins alone. */
function wins(): number {
  let won = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const engine = new Engine(game);
    const random = fastRandom(seed);
    const policy = seed % 2;
    const match = engine.start(2, settle(game, 2, {}), fastChance(seed));
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      const all = [...open.options, ...open.asides];
      engine.answer(
        match,
        open,
        open.seat === policy ? advice.choose(match.g, open, random) : all[random(all.length)]!,
      );
    }
    if (match.places![policy] === 1 && match.places![1 - policy] === 2) won++;
  }
  return won;
}

test('the policy beats random answers in nine of ten games at least', () => {
  const won = wins();
  assert.ok(won >= GAMES * 0.9, `${won} of ${GAMES}`);
});

test('a sacked, poor castle is judged worse than a strong and rich one', () => {
  const engine = new Engine(game);
  const { g } = engine.start(2, settle(game, 2, {}), fastChance(1));
  const [strong, weak] = g.castles;
  strong!.stock[0] = 20;
  strong!.units[8] = 9;
  weak!.walls.fill(0);
  assert.ok(advice.evaluate(g, 0) > 0);
  assert.ok(advice.evaluate(g, 1) < 0);
});
