// A common turn takes at most four clicks: so few questions are left when gains that cannot hurt and standing orders are answered.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom, type Open } from '@boardwright/engine';
import { adviceFor } from '../../bot.ts';
import { game, standardBook } from '../../game.ts';
import type { Tasks } from '../../rules/tasks.ts';
import { orders, safe } from '../orders.ts';

const engine = new Engine(game);
const advice = adviceFor(standardBook);
const GAMES = 30;
/** Answered on the board by two clicks: the rider and its direction, or two storehouses. */
const TWICE = /^(mount|storehouses):/;
const GIVEN = orders.filter(({ id }) => id !== 'takeCoin');

/** What is answered without a click, by a person with these orders. */
function byItself(open: Open<Tasks>, words: readonly string[]): boolean {
  const asking = { task: open.task, words } as never;
  if (safe(asking) !== null) return true;
  return GIVEN.some(({ asks, answer }) => asks.includes(open.task.do) && answer(asking, {} as never) !== null);
}

/** The clicks of every turn of a game between bots. */
function turnsOf(seed: number): number[] {
  const random = fastRandom(seed);
  const match = engine.start(2 + (seed % 3), {}, fastChance(seed));
  const turns: number[] = [];
  for (let open = engine.first(match); open !== null; open = engine.first(match)) {
    const { task, options } = open;
    const words = options.map(option => engine.question(task).show(option, task));
    const advised = advice.choose(match.g, open, random);
    const choice = typeof advised === 'number' ? advised : options[random(options.length)]!;
    if (task.do === 'chooseWorker' && !task.turned) turns.push(0);
    const clicks = byItself(open, words) ? 0 : TWICE.test(words[options.indexOf(choice)]!) ? 2 : 1;
    turns[turns.length - 1] = (turns.at(-1) ?? 0) + clicks;
    engine.answer(match, open, choice);
  }
  return turns;
}

test('three of four turns of bots take at most four clicks', t => {
  const turns = Array.from({ length: GAMES }, (_, seed) => turnsOf(seed)).flat();
  const few = turns.filter(clicks => clicks <= 4).length / turns.length;
  const mean = turns.reduce((sum, n) => sum + n, 0) / turns.length;
  t.diagnostic(`${turns.length} turns, ${mean.toFixed(2)} clicks on average, ${(few * 100).toFixed(1)} % at most four`);
  assert.ok(few >= 0.75, `only ${(few * 100).toFixed(1)} %`);
});
