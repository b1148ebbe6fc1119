// A gain that is taken by itself cannot hurt: after it, everything is as after passing, and there are more weapons.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom } from '@boardwright/engine';
import type { OpenQuestion } from '@boardwright/host';
import { game } from '../game.ts';
import type { Tasks } from '../rules/tasks.ts';
import { safe } from './orders.ts';

const engine = new Engine(game);
const GAMES = 6;

test('readying weapons changes nothing else than passing does', () => {
  let seen = 0;
  for (let i = 0; i < GAMES; i++) {
    const random = fastRandom(i);
    const match = engine.start(3, {}, fastChance(i));
    for (let open = engine.first(match); open !== null; open = engine.first(match)) {
      const question = engine.question(open.task);
      const words = open.options.map(option => question.show(option, open?.task as never));
      const word = safe({ words } as unknown as OpenQuestion<Tasks>);
      if (word !== null) {
        seen++;
        const [taken, passed] = [engine.copy(match), engine.copy(match)];
        engine.answer(taken, engine.first(taken)!, open.options[words.indexOf(word)]!);
        engine.answer(passed, engine.first(passed)!, open.options[words.indexOf('button:pass')]!);
        for (const [p, weapons] of passed.g.weapons.entries())
          assert.equal((taken.g.weapons[p] as number) & (weapons as number), weapons, 'no weapon is lost');
        assert.deepEqual({ ...taken.g, weapons: [] }, { ...passed.g, weapons: [] });
      }
      engine.answer(match, open, open.options[random(open.options.length)]!);
    }
  }
  assert.ok(seen > 20, `${seen} such questions`);
});
