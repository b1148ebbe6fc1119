// The master: where its search judges a table by what was learned, and what it does without.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AnyModule, Engine, fastChance, fastRandom, type Open, type Reach, settle } from '@boardwright/engine';
import { makeBot, newModel, packed } from '../src/index.ts';
import { race } from './race.ts';

interface Table {
  readonly turn: number;
  readonly points: readonly number[];
}
type Heard = (turn: number, question: string) => void;

/** The race with something learned: points are what counts. */
function learnedRace(reach: Reach, heard: Heard): AnyModule {
  const shape = { own: 1, all: 0, hidden: 0 };
  const model = newModel(shape, 1);
  model.weights.fill(1);
  const learned = {
    own: 1,
    all: 0,
    lead: 5,
    reach,
    judgedAt: 'chooseMove',
    weights: packed(model),
    write(g: Table, open: Open<never> | null, x: Float32Array) {
      heard(g.turn, (open as { task: { do: string } } | null)?.task.do ?? 'nothing');
      x.set(g.points);
    },
  };
  return { ...race, advice: { ...race.advice, learned: learned as never } };
}

/** What a master at the first question of the game has judged: the turns of the tables, and the questions there. */
function judgedBy(reach: Reach) {
  const turns: number[] = [];
  const questions = new Set<string>();
  const module = learnedRace(reach, (turn, question) => {
    turns.push(turn);
    questions.add(question);
  });
  const engine = new Engine(module.game);
  const match = engine.start(2, settle(module.game, 2, {}), fastChance(1));
  const open = engine.first(match)!;
  makeBot('master', module, { iterations: 200 }).answer(engine.view(match, open.seat), open, fastRandom(2));
  return { earliest: Math.min(...turns), questions: [...questions] };
}

describe('a master', () => {
  for (const reach of [0, 1, 2] as const)
    test(`judges only where the game says that it can be judged (reach ${reach})`, () => {
      assert.deepEqual(judgedBy(reach).questions, ['chooseMove']);
    });
  test('judges at the end of the turn, or plays on to the end of its next turn', () => {
    assert.equal(judgedBy(0).earliest, 2, 'the other seat is asked');
    assert.equal(judgedBy(2).earliest, 4, 'the other seat is asked again');
  });
  test('is an expert in a game that has learned nothing', () => {
    const engine = new Engine(race.game);
    const match = engine.start(2, settle(race.game, 2, {}), fastChance(1));
    const open = engine.first(match)!;
    const [master, expert] = ['master', 'expert'].map(
      level => makeBot(level, race, { iterations: 60 }).explain?.(match, open, fastRandom(3)).weighed,
    );
    assert.deepEqual(master, expert);
  });
});
