// What games offer to learn from: numbers for every table, as many as they say, and weights that fit.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { decide, inputOf, learnedOf, luckOf, makeBot, policyBot, randomBot, unpacked } from '@boardwright/bots';
import { Engine, fastRandom, settle } from '@boardwright/engine';
import { games } from '@boardwright/games';

for (const [id, load] of Object.entries(games))
  describe(id, async () => {
    const module = (await load()).default;
    const { game, advice } = module;
    if (advice.learned === undefined) return;
    const learned = learnedOf(module);
    const untrained = learned.weights === null && 'it has no weights yet';
    const counts = game.seats.filter(seats => seats > 1);

    test('every number of every table is written, and is a number', () => {
      let judged = 0;
      for (const seats of counts)
        for (const bot of [policyBot(module), randomBot]) {
          const engine = new Engine(game);
          const { chance, random } = luckOf(3, seats);
          engine.chance = chance;
          const match = engine.start(seats, settle(game, seats, {}), chance);
          for (let open = engine.first(match); open !== null; open = engine.first(match)) {
            const x = new Float32Array(inputOf(learned.own, learned.all, seats)).fill(Number.NaN);
            learned.write(match.g, open as never, x);
            assert.ok(x.every(Number.isFinite), `number ${x.findIndex(value => !Number.isFinite(value))}`);
            if (learned.judgedAt === undefined || open.task.do === learned.judgedAt) judged++;
            engine.answer(match, open, decide(engine, match, open, bot, random));
          }
        }
      assert.ok(judged > 10 * counts.length, `${judged} tables can be judged`);
    });

    test('its weights fit its numbers', { skip: untrained }, () => {
      assert.ok(learned.weights !== null);
      const { own, all } = unpacked(learned.weights).shape;
      assert.deepEqual([own, all], [learned.own, learned.all]);
    });

    test('a master plays otherwise than an expert', { skip: untrained }, () => {
      const engine = new Engine(game);
      const { chance, random } = luckOf(4, 2);
      engine.chance = chance;
      const match = engine.start(2, settle(game, 2, {}), chance);
      for (let open = engine.first(match); open !== null; open = engine.first(match)) {
        if (open.options.length > 2) {
          const thoughts = ['expert', 'master'].map(level =>
            makeBot(level, module, { iterations: 40 }).explain?.(engine.view(match, open.seat), open, fastRandom(5)),
          );
          const [expert, master] = thoughts.map(thought => thought?.weighed.map(({ value }) => value));
          return assert.notDeepEqual(expert, master);
        }
        engine.answer(match, open, decide(engine, match, open, randomBot, random));
      }
      assert.fail('nothing to think about');
    });
  });
