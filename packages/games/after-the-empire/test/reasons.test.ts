// Options and reasons: nothing is offered twice or without effect, and every refusal has a reason.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom, settle } from '@boardwright/engine';
import { standard } from '../content/content.ts';
import { gameWith } from '../game.ts';

const game = gameWith(standard);

for (const merchant of ['printed', 'stone'])
  test(`reasons name what is missing, and only for what is not offered (merchant: ${merchant})`, () => {
    let refused = 0;
    for (let seed = 0; seed < 12; seed++) {
      const engine = new Engine(game);
      const random = fastRandom(seed);
      const seats = 2 + (seed % 3);
      const match = engine.start(seats, settle(game, seats, { merchant }), fastChance(seed));
      for (let open = engine.first(match); open !== null; open = engine.first(match)) {
        const { task } = open;
        const question = engine.question(task);
        const words = [
          ...open.options.map(option => question.show(option, task)),
          ...open.asides.map(({ word }) => word),
        ];
        assert.equal(new Set(words).size, words.length, `${task.do} offers something twice`);
        for (const { word, why, goods } of question.whyNot?.(match.g, task) ?? []) {
          assert.ok(!words.includes(word), `${word} is offered and refused`);
          if (why === 'cannotPay') assert.ok((goods as string[]).length > 0, `${word}: nothing is missing`);
          refused++;
        }
        const all = [...open.options, ...open.asides];
        engine.answer(match, open, all[random(all.length)]!);
      }
    }
    assert.ok(refused > 1000);
  });
