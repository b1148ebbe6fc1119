// The rollout policy plays to win. The README has the figures of a long run.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, settle } from '@boardwright/engine';
import { trialOf } from '@boardwright/testkit';
import { standard } from '../content/content.ts';
import { moduleWith } from '../index.ts';

const { advice, game } = moduleWith(standard);
const { byPolicy, shareWon } = trialOf(game, advice);

test('the policy beats random answers in nine of ten games at least', () => {
  const share = shareWon(byPolicy, 2, 100);
  assert.ok(share >= 0.9, `${share}`);
});

test('a sacked, poor castle is judged worse than a strong and rich one', () => {
  const { g } = new Engine(game).start(2, settle(game, 2, {}), fastChance(1));
  const [strong, weak] = g.castles;
  strong!.stock[0] = 20;
  strong!.units[8] = 9;
  weak!.walls.fill(0);
  const [rich, poor] = advice.evaluate(g);
  assert.ok(rich! > poor!);
});
