// The question of a ring says whether the action that it shows is possible at all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom } from '@boardwright/engine';
import { game, standardBook } from '../../game.ts';
import { canTurnRing } from '../../rules/turn.ts';
import { asks } from '../asks.ts';

const engine = new Engine(game);
const INSTEAD = /^(take|button):/;

test('where only something else can be taken, the question asks for that', () => {
  const seen = { possible: 0, impossible: 0 };
  for (let seed = 0; seed < 6; seed++) {
    const random = fastRandom(seed);
    const match = engine.start(2 + (seed % 3), {}, fastChance(seed));
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      const { task, options } = open;
      if (task.do === 'chooseInner' || task.do === 'chooseMiddle') {
        const isPossible = options.some(option => !INSTEAD.test(engine.question(task).show(option, task)));
        const key = asks(task, match.g, standardBook)?.key ?? '';
        assert.equal(key.endsWith('Instead'), !isPossible, `${key} in seed ${seed}`);
        seen[isPossible ? 'possible' : 'impossible']++;
      }
      engine.answer(match, open, options[random(options.length)] as number);
    }
  }
  assert.ok(seen.possible > 0 && seen.impossible > 0);
});

test('rings are spoken of only if one can be turned', () => {
  const { g } = engine.start(2, {}, fastChance(1));
  const keyOf = (turned: boolean): string | undefined =>
    asks({ do: 'chooseWorker', p: 0, turned }, g, standardBook)?.key;
  assert.ok(canTurnRing(standardBook, g, 0));
  assert.equal(keyOf(false), 'ui.ask.workerOrRing');
  assert.equal(keyOf(true), 'ui.ask.worker');
  g.coins[0] = 0;
  assert.equal(keyOf(false), 'ui.ask.worker');
});
