// Bots of every level in every game: hidden information does not change their answers, they never read the true table,
// and they can answer any question in any position.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AnyMatch, type AnyOpen, type Bot, decide, luckOf, makeBot, randomBot } from '@boardwright/bots';
import { type AnyModule, canonical, Engine, fastRandom, settle, wordOf, wordsOf } from '@boardwright/engine';
import { games } from '@boardwright/games';

const LEVELS = ['policy', 'novice', 'skilled', 'expert', 'master'];
const BUDGET = { iterations: 6 };
const POSITIONS = 8;

/** Positions of one game between random bots, from beginning to end. */
function* positions(module: AnyModule, seats: number): Generator<{ match: AnyMatch; open: AnyOpen }> {
  const engine = new Engine(module.game);
  const start = () => {
    const { chance, random } = luckOf(11, seats);
    return { match: engine.start(seats, settle(module.game, seats, {}), chance), random };
  };
  const whole = start();
  let length = 0;
  for (let open = engine.first(whole.match); open !== null; open = engine.first(whole.match), length++)
    engine.answer(whole.match, open, randomBot.pick!(open, whole.random));
  const { match, random } = start();
  for (let n = 0; n < length; n++) {
    const open = engine.first(match)!;
    if (n % Math.ceil(length / POSITIONS) === 0) {
      const all = engine.open(match);
      yield { match: engine.copy(match), open: all[n % all.length]! };
    }
    engine.answer(match, open, randomBot.pick!(open, random));
  }
}

/** A trap: reading anything on this table while it is locked throws, at any depth. */
function poisoned<V extends object>(table: V, isLocked: () => boolean): V {
  return new Proxy(table, {
    get(target, key, receiver) {
      if (isLocked()) throw new Error('a bot looked at the true table');
      const value: unknown = Reflect.get(target, key, receiver);
      return typeof value === 'object' && value !== null ? poisoned(value, isLocked) : value;
    },
  });
}

for (const [id, load] of Object.entries(games))
  describe(id, async () => {
    const module = (await load()).default;
    const { game } = module;
    const engine = new Engine(game);
    const counts = game.seats.filter(seats => seats > 1);

    for (const level of LEVELS) {
      test(`${level}: another world behind the same view gives the same answer`, () => {
        for (const seats of [Math.min(...counts), Math.max(...counts)])
          for (const { match, open } of positions(module, seats)) {
            const other = engine.view(match, open.seat);
            game.guess(other.g, open.seat, fastRandom(match.answers + 1));
            const same = engine.open(other).find(each => each.at === open.at)!;
            const words = [[match, open] as const, [other, same] as const].map(([world, question]) =>
              wordOf(engine, question, decide(engine, world, question, makeBot(level, module, BUDGET), fastRandom(5))),
            );
            assert.equal(words[1], words[0]);
          }
      });
      test(`${level}: never reads the true table, and answers what is offered`, () => {
        const seats = Math.max(...counts);
        for (const { match, open } of positions(module, seats)) {
          let locked = false;
          const bot = makeBot(level, module, BUDGET);
          const watched: Bot = {
            name: level,
            answer(view, question, random) {
              locked = true;
              const answer = bot.answer(view, question, random);
              locked = false;
              return answer;
            },
          };
          const trap: AnyMatch = { ...match, g: poisoned(match.g as object, () => locked) };
          const word = wordOf(engine, open, decide(engine, trap, open, watched, fastRandom(5)));
          assert.ok(wordsOf(engine, open).includes(word), word);
        }
      });
    }
  });

test('hidden worlds do differ in some games, and reading the true table is caught', async () => {
  let differing = 0;
  for (const load of Object.values(games)) {
    const module = (await load()).default;
    const engine = new Engine(module.game);
    for (const { match, open } of positions(module, Math.max(...module.game.seats))) {
      const other = engine.view(match, open.seat);
      module.game.guess(other.g, open.seat, fastRandom(1));
      if (canonical(other.g) !== canonical(match.g)) differing++;
      assert.throws(() => canonical(poisoned(match.g as object, () => true)), /looked at the true table/);
    }
  }
  assert.ok(differing > POSITIONS);
});
