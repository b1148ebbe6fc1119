// The nine semantics of docs/adr/0001-agenda.md, one group of tests each.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  canonical,
  type Event,
  fastChance,
  heard,
  Play,
  RuleBug,
  type Seat,
  type Told,
  undoableAt,
  wordsOf,
} from '../src/index.ts';
import { at, bazaar, type Tasks, task } from './bazaar.ts';

const note = (text: string) => task('note', { text });

describe('1 order', () => {
  test('tasks of one rule run in reading order, before everything already on the agenda', () => {
    const { g } = at([task('noteAll', { texts: ['a', 'b'] }), note('c')]);
    assert.deepEqual(g.log, ['a', 'b', 'c']);
  });
  test('skipTo drops the agenda down to a task, which comes next', () => {
    const { g, match } = at([note('a'), task('skip', {}), note('never')]);
    assert.deepEqual(g.log, ['a']);
    assert.ok(match.scores);
  });
});

describe('2 zero, one, many', () => {
  test('a may… task without options is skipped', () => {
    assert.ok(at([task('mayBuy', { p: 0, price: 1 })]).match.scores);
  });
  test('a choose… task without options is a bug that names the agenda', () => {
    assert.throws(
      () => at([task('chooseColour', { p: 0, of: 0 })]),
      (e: Error) => e instanceof RuleBug && /offers nothing[\s\S]*"over"/.test(e.message),
    );
  });
  test('a single option is taken and told', () => {
    const { engine, match } = at([task('chooseColour', { p: 0, of: 2 })]);
    const heardNow: Event[] = [];
    engine.listener = event => void heardNow.push(event);
    match.agenda.splice(1, 0, task('chooseColour', { p: 1, of: 1 }));
    engine.answer(match, engine.first(match)!, 0);
    assert.deepEqual(match.g.log, ['p1 red', 'p2 red']);
    assert.deepEqual(
      heardNow.map(e => [e.p, e.word, e.auto]),
      [
        [0, 'colour:red', false],
        [1, 'colour:red', true],
      ],
    );
  });
  test('auto: false is asked anyway', () => {
    const { engine, match } = at([task('chooseAnyway', { p: 0 })]);
    assert.deepEqual(wordsOf(engine, engine.first(match)!), ['button:end-turn']);
  });
  test('rules that run in a circle are stopped', () => {
    assert.throws(() => at([task('circle', {})]), /run in a circle/);
  });
});

describe('3 legality has one home', () => {
  const play = new Map<string, string>([
    ['colour:red', 'taken'],
    ['colour:green', 'notOffered'],
  ]);
  for (const [word, result] of play)
    test(`${word} among red and blue: ${result}`, () => {
      const game = playAt([task('chooseColour', { p: 0, of: 2 })]);
      const before = canonical(game.match);
      const refusal = game.answer({ seat: 0, word: word as 'a:b' });
      assert.equal(refusal?.why ?? 'taken', result);
      assert.equal(canonical(game.match) === before, refusal !== null);
    });
  test('another seat is told that it is not asked; after the end nobody is', () => {
    const game = playAt([task('chooseColour', { p: 0, of: 2 })]);
    assert.deepEqual(game.answer({ seat: 1, word: 'colour:red' }), { why: 'notAsked' });
    game.answer({ seat: 0, word: 'colour:red' });
    assert.deepEqual(game.answer({ seat: 0, word: 'colour:red' }), { why: 'over' });
  });
});

describe('4 tasks are public, secrets live in g', () => {
  test('a view keeps the agenda and hides what the game hides', () => {
    const { engine, match } = at([task('chooseColour', { p: 0, of: 2 })]);
    const view = engine.view(match, 1);
    assert.deepEqual(view.agenda, match.agenda);
    assert.deepEqual(view.g.secret, [-999, 7, -999]);
  });
  test('a secret answer is heard by its seat alone; the others hear that there was one', () => {
    const game = playAt([task('bids', { order: [0, 1], each: 1 })]);
    game.answer({ seat: 0, word: 'bid:3' });
    const words = (seat: Seat | null) => game.told.at(-1)!.map((t: Told) => heard(t, seat)?.word);
    assert.deepEqual([words(0), words(1), words(null)], [['bid:3'], [''], ['']]);
  });
});

describe('5 lanes', () => {
  test('all lanes are open at once and the agenda goes on when all are done', () => {
    const { engine, match, g } = at([task('bids', { order: [0, 1, 2], each: 1 }), note('after')]);
    assert.deepEqual(
      engine.open(match).map(o => [o.seat, o.at]),
      [
        [0, '0'],
        [1, '1'],
        [2, '2'],
      ],
    );
    for (const seat of [2, 0]) engine.answer(match, engine.open(match).find(o => o.seat === seat)!, seat);
    assert.deepEqual(g.log, []);
    engine.answer(match, engine.first(match)!, 1);
    assert.deepEqual([g.log, g.bids], [['after'], [0, 1, 2]]);
  });
  test('each lane draws from its own stream: any order of arrival gives the same match', () => {
    const results = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ].map(order => {
      const { engine, match } = at([task('rolls', { order: [0, 1, 2] })], {}, fastChance(5));
      for (const seat of [...order, ...order]) engine.answer(match, engine.open(match).find(o => o.seat === seat)!, 1);
      return { ...match, g: { ...match.g, log: [] } };
    });
    assert.equal(new Set(results.map(canonical)).size, 1);
    assert.equal(new Set(results[0]!.g.rolls).size, 3);
  });
  test('one seat with two open questions says which lane it means', () => {
    const game = playAt([task('twice', { p: 0 })]);
    assert.deepEqual(game.answer({ seat: 0, word: 'colour:red' }), { why: 'ambiguous' });
    assert.equal(game.answer({ seat: 0, word: 'colour:red', at: '1' }), null);
    assert.equal(game.answer({ seat: 0, word: 'colour:blue' }), null);
    assert.deepEqual(game.match.g.log, ['p1 red', 'p1 blue']);
  });
});

describe('6 undo', () => {
  const colours = (...seats: Seat[]) => seats.map(p => task('chooseColour', { p, of: 2 }));
  test('goes back answer by answer while it is one seat that decides', () => {
    const game = playAt(colours(0, 0, 1));
    const before = canonical(game.match);
    game.answer({ seat: 0, word: 'colour:red' });
    game.answer({ seat: 0, word: 'colour:blue' });
    assert.deepEqual([game.undo(0), game.undo(0), game.undo(0)], [true, true, false]);
    assert.equal(canonical(game.match), before);
    assert.deepEqual([game.entries.length, game.told.length], [0, 1]);
  });
  test('an answer of another seat is a barrier', () => {
    const game = playAt(colours(0, 1, 0));
    game.answer({ seat: 0, word: 'colour:red' });
    assert.ok(game.canUndo(0));
    game.answer({ seat: 1, word: 'colour:red' });
    assert.deepEqual([game.canUndo(0), game.canUndo(1)], [false, true]);
  });
  for (const wall of [task('rollIn', { p: 0 }), task('reveal', {})])
    test(`${wall.do} is a barrier`, () => {
      const game = playAt([...colours(0), wall, ...colours(0, 0)]);
      game.answer({ seat: 0, word: 'colour:red' });
      assert.equal(game.undo(0), false);
      game.answer({ seat: 0, word: 'colour:red' });
      assert.equal(game.undo(0), true);
      assert.equal(game.undo(0), false);
    });
  test('is per lane inside together, whatever the others have done since', () => {
    const game = playAt([task('bids', { order: [0, 1, 2], each: 2 })]);
    game.answer({ seat: 0, word: 'bid:3' });
    game.answer({ seat: 1, word: 'bid:2' });
    assert.equal(game.undo(0), true);
    assert.deepEqual(game.match.g.bids, [0, 2, 0]);
    assert.deepEqual(
      game.entries.map(e => e.seat),
      [1],
    );
    game.answer({ seat: 0, word: 'bid:1' });
    assert.deepEqual([game.undo(1), game.undo(1)], [true, false]);
    assert.deepEqual(game.match.g.bids, [1, 0, 0]);
  });
  test('a draw in one lane does not bar the others', () => {
    const game = playAt([task('rolls', { order: [0, 1] })]);
    game.answer({ seat: 1, word: 'colour:red' });
    game.answer({ seat: 0, word: 'colour:red' });
    assert.deepEqual([game.undo(0), game.undo(1)], [false, false]);
    game.answer({ seat: 1, word: 'colour:blue' });
    assert.equal(game.undo(1), true);
    assert.equal(game.undo(0), false);
  });
  test('reaches back into the only lane that was answered, not into one of several', () => {
    const one = playAt([task('bids', { order: [0], each: 2 }), ...colours(0)]);
    one.answer({ seat: 0, word: 'bid:3' });
    one.answer({ seat: 0, word: 'bid:2' });
    assert.equal(one.undo(0), true);
    assert.equal(one.match.g.bids[0], 3);
    const two = playAt([task('bids', { order: [0, 1], each: 1 }), ...colours(1)]);
    two.answer({ seat: 0, word: 'bid:3' });
    two.answer({ seat: 1, word: 'bid:2' });
    assert.deepEqual([two.undo(0), two.undo(1)], [false, false]);
  });
  test('of what opened the lanes is possible until somebody answers in one', () => {
    const game = playAt([...colours(0), task('bids', { order: [0, 1], each: 1 })]);
    game.answer({ seat: 0, word: 'colour:red' });
    assert.ok(game.canUndo(0));
    game.answer({ seat: 1, word: 'bid:1' });
    assert.equal(game.canUndo(0), false);
  });
  test('a finished match stays as it is', () => {
    const { engine, match } = at(colours(0));
    engine.answer(match, engine.first(match)!, 0);
    assert.equal(undoableAt<Tasks>(match, 0), null);
  });
});

describe('7 asides', () => {
  test('are done on top of the open question, which is asked again', () => {
    const game = playAt([task('mayBuy', { p: 0, price: 3 })], { coins: [3, 0, 0], tokens: [1, 0, 0] });
    assert.equal(game.answer({ seat: 0, word: 'token:spend' }), null);
    assert.deepEqual([game.match.g.coins[0], game.open()[0]!.task.do], [5, 'mayBuy']);
    assert.equal(game.undo(0), true);
    assert.deepEqual([game.match.g.coins[0], game.match.g.tokens[0]], [3, 1]);
  });
  test('make a single option a question', () => {
    const { engine, match } = at([task('chooseColour', { p: 0, of: 1 })], { tokens: [1, 0, 0] });
    assert.deepEqual(wordsOf(engine, engine.first(match)!), ['colour:red', 'token:spend']);
  });
});

describe('9 why not', () => {
  test('what a player may expect and cannot do is refused with a reason and a rule', () => {
    const game = playAt([task('chooseAnyway', { p: 0 })]);
    const reason = { word: 'button:buy', why: 'shopClosed', rule: 'BZ-2' };
    assert.deepEqual(game.answer({ seat: 0, word: 'button:buy' }), { why: 'notPossible', reason });
  });
});

/** A `Play` that starts with these tasks. */
function playAt(tasks: readonly ReturnType<typeof note>[], change: Parameters<typeof at>[1] = {}) {
  const { match } = at(tasks, change, fastChance(3));
  const log = { seats: 3, options: { mood: 'calm' }, drew: [], entries: [] };
  return Play.resume(bazaar, match, log, fastChance(4));
}
