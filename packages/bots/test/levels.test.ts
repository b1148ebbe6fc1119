// The levels: they answer in time, explain themselves, are reproducible, and find the best move.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { BadInput, canonical, Engine, fastRandom, wordOf, wordsOf } from '@boardwright/engine';
import { type AnyMatch, botNames, luckOf, makeBot, playOut, randomBot } from '../src/index.ts';
import { race } from './race.ts';
import { toy } from './toy.ts';

const LEVELS = ['novice', 'skilled', 'expert'];

function asked(module = toy) {
  const engine = new Engine(module.game);
  const match = engine.start(2, {}, luckOf(7, 1).chance);
  const open = engine.first(match)!;
  return { engine, match, open, view: engine.view(match, open.seat) };
}
/** A clock that advances by a step each time it is read. */
function ticking(step: number) {
  const clock = { at: 1000, now: () => (clock.at += step) };
  return clock;
}
const wins = (one: string, other: string, games: number): number => {
  const engine = new Engine(race.game);
  let won = 0;
  for (let number = 1; number <= games; number++) {
    const { chance, random } = luckOf(5, number);
    const seat = number % 2;
    const bots = [makeBot(other, race), makeBot(other, race)];
    bots[seat] = makeBot(one, race);
    const match: AnyMatch = engine.start(2, {}, chance);
    playOut(engine, match, bots, random);
    if (match.places![seat] === 1) won += match.places![1 - seat] === 1 ? 0.5 : 1;
  }
  return won / games;
};

describe('the ladder, in a small race in which one may train or run', () => {
  test('novice beats random', () => assert.ok(wins('novice', 'random', 60) > 0.6));
  test('skilled beats novice', () => assert.ok(wins('skilled', 'novice', 60) > 0.6));
  test('expert beats skilled, who overrates training near the end', () => {
    assert.ok(wins('expert@200it', 'skilled', 20) > 0.7);
  });
});

describe('a thinking bot', () => {
  for (const level of LEVELS)
    test(`${level}: the same random stream gives the same answer, and the view stays as it was`, () => {
      const { view, open, engine } = asked();
      const before = canonical(view);
      const words = [1, 2].map(() => wordOf(engine, open, makeBot(level, toy).answer(view, open, fastRandom(9))));
      assert.equal(words[0], words[1]);
      assert.equal(canonical(view), before);
    });
  for (const level of ['skilled', 'expert'])
    test(`${level} says why: every option once, best first, with visits and values`, () => {
      const { view, open, engine } = asked();
      const bot = makeBot(level, toy, { iterations: 60 });
      const { answer, weighed, worlds, answers } = bot.explain!(view, open, fastRandom(2));
      assert.deepEqual(weighed.map(each => each.word).sort(), wordsOf(engine, open).sort());
      assert.equal(JSON.stringify(weighed), JSON.stringify(JSON.parse(JSON.stringify(weighed))));
      if (level === 'expert') {
        assert.equal(weighed[0]!.word, wordOf(engine, open, answer));
        assert.equal(
          weighed.reduce((sum, each) => sum + each.visits, 0),
          worlds,
        );
        assert.ok(weighed.every(({ value }) => value >= 0 && value <= 1));
      }
      assert.ok(worlds > 0 && answers >= worlds);
    });
  test('the expert calls its own card, which is the best it can do', () => {
    const { view, open } = asked();
    const { answer } = makeBot('expert', toy, { iterations: 300 }).explain!(view, open, fastRandom(2));
    assert.equal(answer, (view.g as { cards: number[] }).cards[open.seat]);
  });
  test('the expert stops when the others cannot catch up', () => {
    const { view, open } = asked();
    const { worlds } = makeBot('expert', toy, { iterations: 4000 }).explain!(view, open, fastRandom(2));
    assert.ok(worlds < 4000, `${worlds}`);
  });
  test('a single option needs no thought', () => {
    const { view, open } = asked();
    const alone = { ...open, options: [2], asides: [] };
    for (const level of ['skilled', 'expert'])
      assert.deepEqual(makeBot(level, toy).explain!(view, alone, fastRandom(1)), {
        answer: 2,
        weighed: [],
        worlds: 0,
        answers: 0,
      });
  });
});

describe('the deadline', () => {
  for (const level of ['skilled', 'expert'])
    for (const [ms, step] of [
      [1, 0.01],
      [1, 0.4],
      [1, 50],
      [100, 0.05],
    ] as const)
      test(`${level} answers within ${ms} ms when each look at the clock takes ${step} ms`, () => {
        const { view, open } = asked();
        const clock = ticking(step);
        const began = clock.at + step;
        const answer = makeBot(level, toy, { ms }, clock.now).answer(view, open, fastRandom(3));
        assert.ok(typeof answer === 'object' ? open.asides.includes(answer) : open.options.includes(answer));
        assert.ok(clock.at - began <= ms + 4 * step, `${clock.at - began}`);
      });
  test('a time without a clock is refused, and so is nonsense', () => {
    const { view, open } = asked();
    assert.throws(() => makeBot('expert', toy, { ms: 5 }).answer(view, open, fastRandom(1)), BadInput);
    for (const spec of ['expert@', 'expert@5', 'expert@0ms', 'expert@1e3it', 'expert@-4ms'])
      assert.throws(() => makeBot(spec, toy), /looks like 400it or 50ms/);
  });
  test('a budget in the name counts more than the usual one', () => {
    const { view, open } = asked(race);
    const bot = makeBot('expert@7it', race, { iterations: 100 });
    assert.equal(bot.name, 'expert@7it');
    assert.equal(bot.explain!(view, open, fastRandom(1)).worlds, 7);
  });
});

test('a bot fills in at any question, asides included, for every name', () => {
  const { engine, match } = asked();
  const random = fastRandom(4);
  const bots = botNames.map(name => makeBot(name, toy, { iterations: 3 }));
  for (let open = engine.first(match), n = 0; open !== null && n < 60; open = engine.first(match), n++) {
    for (const bot of bots) {
      const word = wordOf(engine, open, bot.answer(engine.view(match, open.seat), open, random));
      assert.ok(wordsOf(engine, open).includes(word), `${bot.name} ${word}`);
    }
    engine.answer(match, open, randomBot.pick!(open, random));
  }
});

test('the search continues from what it knows only if nothing was learned since', () => {
  const engine = new Engine(race.game);
  const { chance } = luckOf(3, 1);
  const match = engine.start(2, {}, chance);
  (match.g as { turn: number }).turn = 15; // near the end planning is best
  const bot = makeBot('expert@50it', race);
  const think = () => {
    const open = engine.first(match)!;
    return { open, thought: bot.explain!(engine.view(match, open.seat), open, fastRandom(1)) };
  };
  const visits = ({ thought }: ReturnType<typeof think>) => thought.weighed.reduce((sum, each) => sum + each.visits, 0);
  const first = think();
  assert.equal(visits(first), first.thought.worlds);
  assert.equal(first.thought.answer, 2);
  engine.answer(match, first.open, 2); // nothing is drawn before the next question of the same seat
  const second = think();
  assert.equal(second.open.seat, first.open.seat);
  assert.ok(visits(second) > second.thought.worlds, 'it remembers');
  engine.answer(match, second.open, 0); // a die is rolled, and the other seat is next
  const third = think();
  assert.equal(visits(third), third.thought.worlds);
});

test('bots have no clock and no chance of their own', () => {
  const folder = path.resolve(import.meta.dirname, '..', 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
  assert.ok(files.length > 10);
  for (const file of files)
    assert.doesNotMatch(
      readFileSync(path.join(folder, file), 'utf8'),
      /Date\.now|performance|Math\.random|process\./,
      file,
    );
});
