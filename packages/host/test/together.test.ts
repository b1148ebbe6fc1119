// People at one table: undo, tentative turns, leaving, and bots that take over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomBot } from '@boardwright/bots';
import { fastRandom } from '@boardwright/engine';
import { botCommand, botQuestions, botWord, type Update, updateFor } from '../src/index.ts';
import { game, people, person, robot, Table } from './seats.ts';

const why = (outcome: object): unknown => (outcome as { declined?: { why: string } }).declined?.why;

test("undo is free within one's own turn, up to the barrier", () => {
  const table = new Table();
  table.toStall(0);
  const before = updateFor(table.live, 0);
  assert.equal(why(table.say({ do: 'undo', by: 'ann', seat: 0 })), 'nothingToUndo');
  table.answer(0, 'stall:1');
  table.answer(0, 'stall:3');
  assert.equal(updateFor(table.live, 0).undo, 'free');
  assert.equal(why(table.say({ do: 'undo', by: 'bob', seat: 0 })), 'notYourSeat');
  assert.ok('row' in table.say({ do: 'undo', by: 'ann', seat: 0 }));
  assert.ok('row' in table.say({ do: 'undo', by: 'ann', seat: 0 }));
  const after = updateFor(table.live, 0);
  const anyTime = (update: Update): Update => ({
    ...update,
    position: 0,
    era: 0,
    film: [], // belonged to the last answer, which is now a different one
    open: update.open.map(asking => ({ ...asking, since: 0 })), // it is asked again
  });
  assert.deepEqual(anyTime(after), anyTime(before));
  assert.equal(after.era, before.era + 2);
  assert.deepEqual(updateFor(table.reopened(false), 0), after);
});

test('beyond the barrier undo needs the consent of every other person', () => {
  const table = new Table();
  table.toStall(1);
  const answers = table.live.play.entries.length;
  assert.ok('row' in table.answer(1, updateFor(table.live, 1).open[0]!.words[0]!));
  assert.equal(updateFor(table.live, 0).undo, 'ask');
  assert.ok('row' in table.say({ do: 'askUndo', by: 'ann', seat: 0 }));
  assert.equal(why(table.say({ do: 'agree', by: 'ann', seat: 0 })), 'noProposal');
  assert.equal(why(table.say({ do: 'askUndo', by: 'cid', seat: 2 })), 'alreadyProposed');
  table.say({ do: 'agree', by: 'bob', seat: 1 });
  assert.deepEqual(updateFor(table.live, 2).proposal?.agreed, [1]);
  assert.equal(table.live.play.entries.length, answers + 1);
  table.say({ do: 'agree', by: 'cid', seat: 2 });
  assert.ok(table.live.play.entries.length < answers);
  assert.equal(table.live.waiting()[0]!.seat, 0);
  assert.deepEqual(updateFor(table.reopened(false), 0), updateFor(table.live, 0));
  table.playOn(3);
  assert.ok(table.live.isOver);
});

test('one who declines ends the proposal; an answer does too', () => {
  const table = new Table();
  table.toStall(1);
  table.say({ do: 'askUndo', by: 'ann', seat: 0 });
  table.say({ do: 'decline', by: 'cid', seat: 2 });
  assert.equal(table.live.status.proposal, null);
  table.say({ do: 'askUndo', by: 'ann', seat: 0 });
  table.answer(1, 'stall:5');
  assert.equal(why(table.say({ do: 'agree', by: 'bob', seat: 1 })), 'noProposal');
});

test('with bots and people on one device nobody has to be asked', () => {
  const table = new Table({}, [person('ann'), { ...person('ann'), name: 'zoe' }, robot('r')]);
  table.toStallWithBots(1);
  const answers = table.live.play.entries.length;
  assert.equal(updateFor(table.live, 0).undo, 'alone');
  assert.ok('row' in table.say({ do: 'askUndo', by: 'ann', seat: 0 }));
  assert.ok(table.live.play.entries.length < answers);
});

test('a turn is tentative until it is confirmed, where the table wants it so', () => {
  const table = new Table({ confirmTurns: true });
  table.toStall(0);
  table.answer(0, 'stall:0');
  table.answer(0, 'stall:2');
  if (updateFor(table.live, 0).open.length > 0) table.answer(0, 'button:pass');
  assert.equal(table.live.status.tentative, 0);
  assert.deepEqual(updateFor(table.live, 1).open, []);
  assert.equal(why(table.answer(1, 'stall:1', { at: '' })), 'notConfirmed');
  assert.equal(why(table.say({ do: 'confirm', by: 'bob', seat: 1 })), 'nothingToConfirm');
  assert.ok('row' in table.say({ do: 'undo', by: 'ann', seat: 0 }));
  assert.equal(table.live.status.tentative, null);
  while (table.live.status.tentative === null) table.answer(0, updateFor(table.live, 0).open[0]!.words[0]!);
  table.say({ do: 'confirm', by: 'ann', seat: 0 });
  assert.ok('row' in table.answer(1, updateFor(table.live, 1).open[0]!.words[0]!));
});

test('an answer that could not be taken back is held until it is confirmed, where the table wants it so', () => {
  const table = new Table({ confirmTurns: true });
  table.answer(0, updateFor(table.live, 0).open[0]!.words[0]!);
  table.answer(1, updateFor(table.live, 1).open[0]!.words[0]!);
  const [word, other] = updateFor(table.live, 2).open[0]!.words;
  const answers = table.live.play.entries.length;
  table.answer(2, word!); // the last bid: cards are revealed and drawn
  assert.equal(table.live.play.entries.length, answers);
  const { held, tentative, undo, open } = updateFor(table.live, 2);
  assert.deepEqual({ held, tentative, undo, open }, { held: word, tentative: 2, undo: 'free', open: [] });
  assert.equal(updateFor(table.live, 0).held, null);
  assert.ok(!JSON.stringify(updateFor(table.live, 0)).includes(word!), 'nobody else knows of it');
  assert.equal(table.reopened().heldBy(2)?.word, word);
  table.say({ do: 'undo', by: 'cid', seat: 2 });
  assert.equal(updateFor(table.live, 2).held, null);
  table.answer(2, other ?? word!);
  assert.ok('row' in table.say({ do: 'confirm', by: 'cid', seat: 2 }));
  assert.equal(table.live.play.entries.at(-1)!.word, other ?? word);
  assert.equal(table.live.play.canUndo(2), false);
  assert.equal(why(table.say({ do: 'confirm', by: 'cid', seat: 2 })), 'nothingToConfirm');
  assert.deepEqual(table.reopened(false).play.log, table.live.play.log);
});

test('what is held back and forgotten again changes no byte for anybody else, then or later', () => {
  const pace = { kind: 'live', bank: 600_000, increment: 0 } as const;
  const table = new Table({ confirmTurns: true, pace });
  table.answer(0, updateFor(table.live, 0).open[0]!.words[0]!);
  table.answer(1, updateFor(table.live, 1).open[0]!.words[0]!);
  const seen = (): string => JSON.stringify([0, 1, null].map(seat => updateFor(table.live, seat)));
  const before = seen();
  const { position } = updateFor(table.live, 0);
  const [word] = updateFor(table.live, 2).open[0]!.words;
  for (let i = 0; i < 3; i++) {
    table.now += 1000;
    assert.ok('row' in table.answer(2, word!));
    assert.equal(updateFor(table.live, 2).held, word);
    assert.equal(seen(), before);
    assert.ok('row' in table.say({ do: 'undo', by: 'cid', seat: 2 }));
    assert.equal(seen(), before);
  }
  table.answer(2, word!);
  table.say({ do: 'confirm', by: 'cid', seat: 2 });
  assert.equal(updateFor(table.live, 0).position, position + 1, 'one answer, one step');
  assert.equal(table.live.status.clocks.left[2], 600_000 - 3000, 'the clock has run all the time');
  assert.deepEqual(updateFor(table.reopened(false), 0), updateFor(table.live, 0));
});

test('at a rated table nothing is taken back without somebody who has left', () => {
  for (const rated of [true, false]) {
    const table = new Table({}, people.slice(0, 2));
    const first = (seat: number): void => {
      table.answer(seat, updateFor(table.live, seat).open[0]!.words[0]!);
    };
    first(0);
    first(1);
    while (!table.live.waiting().some(({ seat }) => seat === 1)) first(0);
    table.say({ do: 'leave', by: 'bob', seat: 1 });
    const answers = table.live.play.entries.length;
    const asked = (): unknown => table.say({ do: 'askUndo', by: 'ann', seat: 0, rated });
    while (table.live.play.canUndo(0)) table.say({ do: 'undo', by: 'ann', seat: 0 });
    const kept = table.live.play.entries.length;
    if (table.live.status.proposal !== null) table.say({ do: 'decline', by: 'ann', seat: 0 });
    const outcome = asked();
    if (!rated) assert.ok(table.live.play.entries.length < kept, `${answers} answers`);
    else {
      assert.equal(table.live.play.entries.length, kept, JSON.stringify(outcome));
      assert.equal(table.live.status.proposal?.what, 'undo');
      table.say({ do: 'return', by: 'bob', seat: 1 });
      table.say({ do: 'agree', by: 'bob', seat: 1, rated });
      assert.ok(table.live.play.entries.length < kept);
    }
  }
});

test('a bot replaces a person who leaves if the others agree, and the person may come back', () => {
  const table = new Table();
  table.say({ do: 'leave', by: 'ann', seat: 0 });
  assert.equal(table.live.status.proposal?.what, 'substitute');
  table.say({ do: 'decline', by: 'bob', seat: 1 });
  assert.equal(table.live.status.seats[0]!.bot, null);
  assert.equal(why(table.say({ do: 'askSubstitute', by: 'bob', seat: 1, about: 2 })), 'notAway');
  table.say({ do: 'askSubstitute', by: 'bob', seat: 1, about: 0 });
  table.say({ do: 'agree', by: 'cid', seat: 2 });
  assert.equal(table.live.status.seats[0]!.bot, 'random');
  assert.equal(why(table.answer(0, 'bid:1', { by: 'ann' })), 'notPlaying');
  table.say({ do: 'return', by: 'ann', seat: 0 });
  const absence = { why: 'left', at: table.now, from: 0, to: 0 };
  assert.deepEqual(table.live.status.seats[0], { ...people[0], absence });
});

test("a person who left and was not replaced does not play until they come back, and nobody's time is charged", () => {
  const table = new Table();
  const word = updateFor(table.live, 0).open[0]!.words[0]!;
  table.say({ do: 'leave', by: 'ann', seat: 0 });
  assert.equal(why(table.answer(0, word)), 'notPlaying');
  assert.equal(why(table.say({ do: 'leave', by: 'ann', seat: 0 })), 'notPlaying');
  table.say({ do: 'decline', by: 'bob', seat: 1 });
  assert.ok('row' in table.answer(1, updateFor(table.live, 1).open[0]!.words[0]!));
  assert.equal(why(table.say({ do: 'return', by: 'bob', seat: 0 })), 'notYourSeat');
  assert.equal(why(table.say({ do: 'return', by: 'bob', seat: 1 })), 'notAway');
  assert.ok('row' in table.say({ do: 'return', by: 'ann', seat: 0, rated: true }));
  assert.deepEqual(table.live.status.seats[0], people[0]);
  assert.deepEqual(table.reopened(false).status.seats, table.live.status.seats);
  assert.ok('row' in table.answer(0, word));
});

test('a person who comes back while the others still decide about a bot ends the proposal', () => {
  const table = new Table();
  table.say({ do: 'leave', by: 'ann', seat: 0 });
  table.say({ do: 'agree', by: 'bob', seat: 1 });
  assert.deepEqual(table.say({ do: 'agree', by: 'bob', seat: 1 }), { nothing: true });
  table.say({ do: 'return', by: 'ann', seat: 0 });
  assert.equal(table.live.status.proposal, null);
  assert.equal(why(table.say({ do: 'agree', by: 'cid', seat: 2 })), 'noProposal');
});

test('at a rated table a seat that a bot has taken over stays the bot’s', () => {
  const table = new Table();
  table.say({ do: 'leave', by: 'ann', seat: 0 });
  for (const [seat, by] of [
    [1, 'bob'],
    [2, 'cid'],
  ] as const)
    table.say({ do: 'agree', by, seat });
  assert.equal(table.live.status.seats[0]!.bot, 'random');
  assert.equal(why(table.say({ do: 'return', by: 'ann', seat: 0, rated: true })), 'rated');
});

test('bots play every seat to the end with what their seats may see', () => {
  const table = new Table({}, [robot('x'), robot('y'), robot('z')]);
  const random = fastRandom(4);
  for (let asked = botQuestions(table.live); asked.length > 0; asked = botQuestions(table.live)) {
    const question = JSON.parse(JSON.stringify(asked[random(asked.length)]!));
    const outcome = table.say(botCommand(question, botWord(game, randomBot, question, random)));
    assert.ok('row' in outcome, JSON.stringify(outcome));
  }
  assert.ok(table.live.isOver);
});
