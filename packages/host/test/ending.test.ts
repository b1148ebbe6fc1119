// A match that ends before its rules end it: somebody gives up, or everybody agrees to end it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyFile } from '@boardwright/engine';
import { exportGame, fileOfRows, lookBack, resultOf, updateFor } from '../src/index.ts';
import { game, people, person, robot, SECRET, Table } from './seats.ts';

const pair = people.slice(0, 2);
const why = (outcome: object): string => (outcome as { declined?: { why: string } }).declined?.why ?? 'done';

test('with two players, whoever gives up loses, whatever the points are, and nothing can be played or undone', () => {
  for (const loser of [0, 1]) {
    const table = new Table({}, pair);
    table.playOn(3, live => live.play.entries.length > 12);
    const by = pair[loser]!.owner!;
    assert.equal(why(table.say({ do: 'concede', by, seat: loser })), 'done');
    assert.equal(table.live.isOver, true);
    assert.deepEqual(resultOf(table.live)!.places, loser === 0 ? [2, 1] : [1, 2]);
    const update = updateFor(table.live, loser);
    assert.deepEqual([update.open, update.toAnswer, update.undo, update.ended], [[], [], 'no', 'conceded']);
    assert.deepEqual(update.view.places, resultOf(table.live)!.places);
    assert.deepEqual(
      update.seats.map(({ conceded }) => conceded),
      loser === 0 ? [true, false] : [false, true],
    );
    for (const act of ['undo', 'askUndo', 'concede', 'askEnd', 'leave', 'return'] as const)
      assert.notEqual(why(table.say({ do: act, by, seat: loser })), 'done', act);
    assert.equal(table.live.dueAt(), null);
  }
});

test('the chance of a game that was given up verifies, and it opens again from what was stored', () => {
  const table = new Table({}, pair);
  table.playOn(3, live => live.play.entries.length > 12);
  assert.ok('row' in table.say({ do: 'concede', by: 'bob', seat: 1 }));
  table.say({ do: 'reveal', secret: SECRET });
  const file = exportGame(table.live);
  const verdict = verifyFile(game, file);
  assert.ok(verdict.draws > 0 && verdict.mismatches.length === 0);
  for (const snapshot of [true, false]) assert.deepEqual(table.reopened(snapshot).status, table.live.status);
  const { match: _, ...rest } = file;
  assert.deepEqual(fileOfRows(table.rows, { version: game.version, engine: file.engine }), rest);
  const end = lookBack(table.live, file.entries.length, 'all')!;
  assert.deepEqual(end.view.places, [1, 2]);
  assert.equal(lookBack(table.live, 3, 0)!.view.scores, null);
});

test('with more players the game goes on without those who gave up: a bot plays for them, and they are last', () => {
  const table = new Table();
  table.playOn(5, live => live.play.entries.length > 6);
  table.say({ do: 'concede', by: 'bob', seat: 1 });
  assert.equal(table.live.isOver, false);
  assert.equal(table.live.status.seats[1]!.bot, 'random');
  assert.equal(why(table.say({ do: 'return', by: 'bob', seat: 1 })), 'notAway');
  table.say({ do: 'concede', by: 'ann', seat: 0 });
  assert.equal(table.live.isOver, true, 'one is left');
  assert.deepEqual(resultOf(table.live)!.places, [2, 3, 1]);
});

test('a game that is played to its end places those who gave up last, with as many points as the bot may make', () => {
  let ahead = 0;
  for (let seed = 1; seed < 12; seed++) {
    const table = new Table();
    table.say({ do: 'concede', by: 'ann', seat: 0 });
    while (!table.live.isOver) {
      const { seat, at } = table.live.waiting()[0]!;
      const { words } = updateFor(table.live, seat).open.find(each => each.at === at)!;
      const by = seat === 0 ? '.bot' : people[seat]!.owner!;
      table.answer(seat, words[seed % words.length]!, { at, by });
    }
    const { scores, places } = table.live.play.match;
    const result = resultOf(table.live)!;
    if (places![0] !== 3) ahead++;
    assert.deepEqual([result.why, result.scores, result.places![0]], ['played', scores, 3]);
  }
  assert.ok(ahead > 0, 'otherwise the bot was last anyway');
});

test('where a table waits for those whose time is up, it waits for those who gave up, until all agree on a bot', () => {
  const table = new Table({ timeUp: 'wait' });
  table.say({ do: 'concede', by: 'bob', seat: 1 });
  assert.deepEqual([table.live.status.seats[1]!.bot, table.live.status.proposal?.what], [null, 'substitute']);
  assert.equal(why(table.say({ do: 'return', by: 'bob', seat: 1 })), 'notAway');
  table.say({ do: 'agree', by: 'ann', seat: 0 });
  table.say({ do: 'agree', by: 'cid', seat: 2 });
  assert.equal(table.live.status.seats[1]!.bot, 'random');
});

test('when only bots are left, the game ends at once', () => {
  const table = new Table({}, [person('ann'), robot('b'), robot('c')]);
  table.say({ do: 'concede', by: 'ann', seat: 0 });
  assert.equal(resultOf(table.live)!.places![0], 3);
});

test('a game ends without a winner when all people agree, and goes on when one does not', () => {
  const table = new Table();
  table.playOn(5, live => live.play.entries.length > 6);
  const ask = () => table.say({ do: 'askEnd', by: 'ann', seat: 0 });
  ask();
  table.say({ do: 'agree', by: 'bob', seat: 1 });
  table.say({ do: 'decline', by: 'cid', seat: 2 });
  assert.deepEqual([table.live.isOver, table.live.status.proposal], [false, null]);
  ask();
  const before = table.live.play.entries.length;
  table.playOn(6, live => live.play.entries.length > before + 2);
  assert.equal(table.live.status.proposal?.what, 'end', 'playing on does not settle it');
  table.say({ do: 'agree', by: 'bob', seat: 1 });
  table.say({ do: 'agree', by: 'cid', seat: 2 });
  const { places, why: how } = resultOf(table.live)!;
  assert.deepEqual([table.live.isOver, places, how], [true, null, 'agreed']);
  assert.deepEqual([updateFor(table.live, null).view.places, updateFor(table.live, null).ended], [null, 'agreed']);
  assert.deepEqual(table.reopened().status, table.live.status);
});

test('at a rated table those who have left are asked too; those who gave up never are', () => {
  const table = new Table({ timeUp: 'wait' });
  table.say({ do: 'leave', by: 'cid', seat: 2 });
  table.say({ do: 'decline', by: 'ann', seat: 0 });
  table.say({ do: 'askEnd', by: 'ann', seat: 0, rated: true });
  table.say({ do: 'agree', by: 'bob', seat: 1, rated: true });
  assert.equal(table.live.isOver, false, 'cid may come back');
  table.say({ do: 'return', by: 'cid', seat: 2 });
  table.say({ do: 'concede', by: 'cid', seat: 2 });
  table.say({ do: 'decline', by: 'ann', seat: 0 });
  table.say({ do: 'askEnd', by: 'ann', seat: 0, rated: true });
  table.say({ do: 'agree', by: 'bob', seat: 1, rated: true });
  assert.equal(resultOf(table.live)?.why, 'agreed');
});
