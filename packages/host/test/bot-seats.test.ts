// Bots at the seats of matches: they remember within a match, drop what was undone, and their number is limited.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBot } from '@boardwright/bots';
import { type AnyModule, fastRandom, type Word } from '@boardwright/engine';
import { BotSeats, botCommand, botQuestions, botWord, isSameQuestion, isUnattended, LruCache } from '../src/index.ts';
import { type G, marketModule } from './market.ts';
import { game, person, robot, Table } from './seats.ts';

const expert = { ...robot('expert'), bot: 'expert' };
const BUDGET = { iterations: 60 };

/** The small game, and how often a bot has asked for its advice, which measures how much it has thought. */
function counted(): { module: AnyModule; thoughts(): number } {
  let thoughts = 0;
  const { choose } = marketModule.advice;
  const advice: AnyModule['advice'] = {
    ...marketModule.advice,
    choose: (...args) => {
      thoughts++;
      return choose(...args);
    },
  };
  const since = (): number => {
    const all = thoughts;
    thoughts = 0;
    return all;
  };
  return { module: { ...marketModule, advice }, thoughts: since };
}

/** Expert bots at both seats, played up to the first of the two stalls in a turn. */
function atStalls(): Table {
  const table = new Table({}, [expert, expert], 'long');
  table.toStallWithBots(0);
  return table;
}

/** How much a bot thinks about the second stall of its turn if something happens after the first. */
function secondThought(between: (seats: BotSeats, table: Table) => void): { first: number; second: number } {
  const { module, thoughts } = counted();
  const seats = new BotSeats({ now: () => 0, budget: BUDGET });
  const table = atStalls();
  const [question] = botQuestions(table.live);
  const stall = seats.word(module, 'match', question!, fastRandom(1));
  const first = thoughts();
  table.say(botCommand(question!, stall.startsWith('stall') ? stall : 'stall:0'));
  between(seats, table);
  const [next] = botQuestions(table.live);
  assert.equal(next!.seat, question!.seat, 'it is still the turn of this bot');
  seats.word(module, 'match', next!, fastRandom(2));
  return { first, second: thoughts() };
}

test('the questions of one turn share its budget, because the same bot answers them', () => {
  const { first, second } = secondThought(() => {});
  assert.ok(second < first / 2, `${second} after ${first}`);
});

test('a bot that left its seat, or was idle for long, is created again', () => {
  const { first, second } = secondThought(seats => seats.leave('match', 0));
  assert.ok(second > first / 2, `${second} after ${first}`);
});

test('after an undo, a bot does not use what it remembers', () => {
  const { first, second } = secondThought((_, table) => {
    table.live.status = { ...table.live.status, era: table.live.status.era + 1 };
  });
  assert.ok(second > first / 2, `${second} after ${first}`);
});

test('the number of kept bots is bounded, however many matches there are', () => {
  const seats = new BotSeats({ now: () => 0, budget: { iterations: 1 } });
  const [question] = botQuestions(new Table({}, [robot('x'), robot('y')]).live);
  for (let n = 0; n < 1000; n++) seats.word(marketModule, `match ${n}`, question!, fastRandom(n));
  assert.equal(seats.size, 256);
});

test('the kept bots are also bounded in size: those that remember much are dropped first', () => {
  const kept = new LruCache({ most: 10, heaviest: 100, weigh: (value: number) => value }, () => 0);
  for (const [key, weight] of Object.entries({ a: 40, b: 40, c: 20 })) kept.use(key, weight);
  assert.equal(kept.size, 3);
  kept.use('b', 60); // it has grown
  assert.deepEqual(
    ['a', 'b', 'c'].map(key => kept.get(key)),
    [undefined, 60, 20],
  );
  kept.use('d', 101);
  assert.equal(kept.size, 0);
});

test('a bot says how much it remembers, and that is no more than it has tried', () => {
  const bot = makeBot('expert', marketModule, BUDGET);
  assert.equal(bot.remembered!(), 0);
  const [question] = botQuestions(atStalls().live);
  botWord(game, bot, question!, fastRandom(1));
  assert.ok(bot.remembered!() > 0 && bot.remembered!() <= BUDGET.iterations, `${bot.remembered!()}`);
});

test('bots that nobody asks for ten minutes are forgotten', () => {
  let now = 0;
  const seats = new BotSeats({ now: () => now, budget: { iterations: 4 } });
  const { module } = counted();
  const [question] = botQuestions(atStalls().live);
  seats.word(module, 'first', question!, fastRandom(1));
  now = 9 * 60_000;
  seats.word(module, 'second', question!, fastRandom(1));
  now = 11 * 60_000;
  seats.sweep();
  assert.equal(seats.size, 1);
  now = 20 * 60_000;
  seats.sweep();
  assert.equal(seats.size, 0);
});

test('a question is the same while others answer in their lanes, another one after a take-back', () => {
  const table = new Table({}, [person('ann'), robot('r'), person('cid')]);
  const asked = (): ReturnType<typeof botQuestions>[number] => botQuestions(table.live)[0]!;
  const before = asked();
  table.answer(0, firstBid(table, 0));
  assert.ok(isSameQuestion(before, asked()));
  table.say({ do: 'undo', by: 'ann', seat: 0 });
  assert.ok(!isSameQuestion(before, asked()));
});

test('a table is unattended when no person sits there, or all have left', () => {
  assert.ok(isUnattended(new Table({}, [robot('x'), robot('y')]).live));
  const table = new Table({}, [person('ann'), robot('y')]);
  assert.ok(!isUnattended(table.live));
  table.say({ do: 'leave', by: 'ann', seat: 0 });
  assert.ok(isUnattended(table.live));
});

const firstBid = ({ live }: Table, seat: number): Word => `bid:${(live.play.match.g as G).hands[seat]![0]!}`;
