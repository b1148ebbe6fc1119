// Bots play legally, finish their games, are reproducible, and never see what their seat may not see.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AnyModule, BadInput, canonical, Engine, fastRandom, UNKNOWN } from '@boardwright/engine';
import {
  type AnyMatch,
  type AnyOpen,
  type Bot,
  botNames,
  decide,
  luckOf,
  makeBot,
  playOut,
  playOutNoted,
  policyBot,
  randomBot,
} from '../src/index.ts';
import { type G, toy } from './toy.ts';

const started = (module: AnyModule, number = 1) => {
  const engine = new Engine(module.game);
  const luck = luckOf(7, number);
  return { engine, luck, match: engine.start(2, {}, luck.chance) };
};

describe('the random bot', () => {
  test('takes every option about equally often, and an aside a quarter as often', () => {
    const { engine, match } = started(toy);
    const open = engine.first(match)!;
    const random = fastRandom(3);
    const counts = new Map<string, number>();
    for (let i = 0; i < 17_000; i++) {
      const answer = randomBot.answer(match, open, random);
      const key = typeof answer === 'number' ? String(answer) : answer.word;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    assert.deepEqual([...counts.keys()].sort(), ['0', '1', '2', '3', 'bell:ring']);
    for (const option of ['0', '1', '2', '3']) assert.ok(Math.abs(counts.get(option)! - 4000) < 250, option);
    assert.ok(Math.abs(counts.get('bell:ring')! - 1000) < 150);
  });
  test('ends a game in which an aside is always open', () => {
    const { engine, match, luck } = started(toy);
    const answers = playOut(engine, match, [randomBot, randomBot], luck.random);
    assert.ok(match.scores !== null);
    assert.equal(answers, 20 + (match.g as G).bells);
  });
  test('picks without a table what it answers with one', () => {
    const { engine, match } = started(toy);
    const open = engine.first(match)!;
    const [a, b] = [fastRandom(5), fastRandom(5)];
    for (let i = 0; i < 100; i++) assert.equal(randomBot.pick!(open, a), randomBot.answer(match, open, b));
  });
});

describe('the policy bot', () => {
  test('follows the advice of the game: it calls its own card', () => {
    const { engine, match, luck } = started(toy);
    playOut(engine, match, [policyBot(toy), randomBot], luck.random);
    assert.equal(match.scores![0], 10);
  });
  test('guesses on a copy: the view it was given stays as it was', () => {
    const { engine, match } = started(toy);
    const open = engine.first(match)!;
    const view = engine.view(match, open.seat);
    const before = canonical(view);
    policyBot(toy).answer(view, open, fastRandom(1));
    assert.equal(canonical(view), before);
    assert.ok(before.includes(String(UNKNOWN)));
  });
});

describe('bots never get hidden data', () => {
  /** The match, with a trap: reading a hidden card of the true table throws. */
  function poisoned(match: AnyMatch, allowed: () => boolean): AnyMatch {
    const g = match.g as G;
    const guarded = new Proxy(g, {
      get(table, key, receiver) {
        if (key === 'cards' && !allowed()) throw new Error('a bot looked at the true table');
        return Reflect.get(table, key, receiver);
      },
    });
    return { ...match, g: guarded };
  }

  for (const name of botNames)
    test(`${name}: only the rules and the view read the true table`, () => {
      const { engine, match } = started(toy);
      let inBot = false;
      const bot = makeBot(name, toy);
      const watched: Bot = {
        name,
        answer(view, open, random) {
          inBot = true;
          assert.notEqual(view.g, trap.g);
          assert.equal((view.g as G).cards[1 - open.seat], UNKNOWN);
          const answer = bot.answer(view, open, random);
          inBot = false;
          return answer;
        },
      };
      const trap = poisoned(match, () => !inBot);
      playOut(engine, trap, [watched, watched], fastRandom(1));
      assert.ok(trap.scores !== null);
    });

  test('a bot that is asked without a table gets none', () => {
    const { engine, match } = started(toy);
    const given: unknown[][] = [];
    const bot: Bot = {
      name: 'counting',
      answer: () => assert.fail('answer is not called when pick is there'),
      pick: (...args: [AnyOpen, unknown]) => {
        given.push(args);
        return 0;
      },
    };
    const open = engine.first(match)!;
    decide(
      engine,
      poisoned(match, () => false),
      open,
      bot,
      fastRandom(1),
    );
    assert.equal(given.length, 1);
    assert.deepEqual(given[0]!.slice(0, 1), [open]);
    assert.equal(given[0]!.length, 2);
  });
  test('the trap works: a bot that reads the true table is caught', () => {
    const { engine, match } = started(toy);
    const trap = poisoned(match, () => false);
    const cheat: Bot = { name: 'cheat', answer: () => (trap.g as G).cards[1]!, pick: () => (trap.g as G).cards[1]! };
    assert.throws(() => playOut(engine, trap, [cheat, cheat], fastRandom(1)), /looked at the true table/);
  });
});

describe('whole games', () => {
  test('the same luck gives the same match, noted or not', () => {
    for (const bots of [
      [randomBot, randomBot],
      [policyBot(toy), randomBot],
    ]) {
      const { engine, match, luck } = started(toy, 4);
      playOut(engine, match, bots, luck.random);
      const play = playOutNoted(toy.game, {}, bots, luckOf(7, 4));
      assert.equal(canonical(play.match), canonical(match));
    }
  });
  test('another number gives another match', () => {
    const ends = [1, 2, 3].map(n => canonical(playOutNoted(toy.game, {}, [randomBot, randomBot], luckOf(7, n)).match));
    assert.equal(new Set(ends).size, 3);
  });
});

test('an unknown bot is bad input that names those there are', () => {
  for (const name of ['ranodm', 'toString', ''])
    assert.throws(
      () => makeBot(name, toy),
      (error: Error) =>
        error instanceof BadInput && /there are: random, policy, novice, skilled, expert/.test(error.message),
    );
});
