// How the expert uses its time: it stops when more would gain nothing, and shares its time over a turn.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Engine } from '@boardwright/engine';
import { begin } from '../src/budget.ts';
import { luckOf } from '../src/index.ts';
import { doubtOf } from '../src/search/doubt.ts';
import { usedInTurn } from '../src/search/memory.ts';
import type { Asked } from '../src/search/tree.ts';
import { race } from './race.ts';

/** A question whose options have these visits and means. */
function askedWith(...options: readonly (readonly [visits: number, mean: number])[]): Asked {
  const branches = options.map(([visits, mean], answer) => ({
    answer,
    prior: 0.5,
    next: [],
    visits,
    total: visits * mean,
  }));
  const sum = (of: 'visits' | 'total'): number => branches.reduce((all, branch) => all + branch[of], 0);
  return { seat: 0, task: 'choose', at: '', branches, visits: sum('visits'), total: sum('total') };
}
const DEVIATION = 0.3;
/** Moves of the race. */
const RUN = 0;
const PLAN = 2;

describe('doubt', () => {
  test('is smaller the more the favourite is ahead', () => {
    const doubts = [0.5, 0.55, 0.6].map(mean => doubtOf(askedWith([200, mean], [100, 0.5]), DEVIATION));
    assert.ok(doubts[0]! > doubts[1]! && doubts[1]! > doubts[2]!);
  });
  test('is smaller the more was seen, also between equals: then it does not matter', () => {
    const doubts = [100, 1000, 10_000].map(n => doubtOf(askedWith([n, 0.5], [n, 0.5]), DEVIATION));
    assert.ok(doubts[0]! > doubts[1]! && doubts[1]! > doubts[2]!);
  });
  test('a rival that was lucky a few times is not overrated', () => {
    const doubt = doubtOf(askedWith([500, 0.6], [3, 0.9]), DEVIATION);
    assert.ok(doubt > 0.01 && doubt < 0.05, `${doubt}`);
  });
});

describe('one turn', () => {
  const engine = new Engine(race.game);
  const match = engine.start(2, {}, luckOf(7, 1).chance);
  const first = engine.first(match)!;
  const branch = { answer: PLAN, prior: 1, next: [], visits: 1, total: 1 };
  const memory = { view: engine.copy(match), open: first, branch, used: 0.7 };

  test('has one budget: a question that follows from the last answer knows what was used', () => {
    const now = engine.copy(match);
    engine.answer(now, first, PLAN);
    const second = engine.first(now)!;
    assert.deepEqual([second.seat, second.task.do], [0, 'chooseWay']);
    assert.equal(usedInTurn(memory, now, second), 0.7);
    engine.answer(now, second, 1);
    const other = engine.first(now)!;
    assert.equal(usedInTurn(memory, now, other), 0, 'another seat');
    engine.answer(now, other, RUN);
    assert.equal(usedInTurn(memory, now, engine.first(now)!), 0, 'the next turn');
  });
  test('a part of a budget is a part of its time and of its iterations', () => {
    const iterations = begin({ iterations: 1000 }, undefined, 0.3);
    assert.deepEqual([iterations.left(0), iterations.left(250), iterations.used(250)], [300, 50, 0.25]);
    let now = 0;
    const time = begin({ ms: 1000 }, () => now, 0.3);
    now = 250;
    assert.deepEqual([time.isOver(), time.used(9)], [false, 0.25]);
    now = 300;
    assert.equal(time.isOver(), true);
  });
});
