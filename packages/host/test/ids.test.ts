// Ids of answers: people choose the ids of their messages, and no such id may block a bot's answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Word } from '@boardwright/engine';
import { botCommand, botQuestions, type Command, Live } from '../src/index.ts';
import type { G } from './market.ts';
import { game, person, robot, Table } from './seats.ts';

const firstBid = ({ live }: Table, seat: number): Word => `bid:${(live.play.match.g as G).hands[seat]![0]!}`;

/** Ann answers with an id she chose and leaves. Then the bot that replaces her answers. */
function leaving(id: string): { command: Command & { do: 'answer' }; outcome: object } {
  const table = new Table({}, [person('ann'), person('bob')]);
  const bid = (seat: number, change = {}): object => table.answer(seat, firstBid(table, seat), change);
  assert.ok('row' in bid(0, { id }));
  table.say({ do: 'leave', by: 'ann', seat: 0 });
  table.say({ do: 'agree', by: 'bob', seat: 1 });
  bid(1);
  const [question] = botQuestions(table.live);
  const command = botCommand(question!, 'stall:0') as Command & { do: 'answer' };
  return { command, outcome: table.say(command) };
}

test('whatever id a person sends, the answer of the bot that takes over is not treated as a repetition', () => {
  const { command } = leaving('any');
  for (const id of [command.id, `bot:${command.id}`, `.bot:${command.id}`, `bot-${command.position}-${command.at}`]) {
    const { outcome } = leaving(id);
    assert.ok('row' in outcome, `${id}: ${JSON.stringify(outcome)}`);
  }
});

test('the same answer of a bot twice, by two machines, is played once', () => {
  const table = new Table({}, [robot('x'), robot('y')]);
  const [question] = botQuestions(table.live);
  const word = firstBid(table, 0);
  assert.ok('row' in table.say(botCommand(question!, word)));
  assert.deepEqual(table.say(botCommand(question!, word)), { nothing: true });
});

test('rows of earlier versions, in which bots had ids as people have, still open', () => {
  const table = new Table({}, [robot('x'), robot('y')]);
  const [question] = botQuestions(table.live);
  const word = firstBid(table, 0);
  table.say(botCommand(question!, word));
  const old = JSON.parse(JSON.stringify(table.rows).replace('0.bot:0-', '0:bot-0-'));
  assert.notDeepEqual(old, table.rows);
  const live = Live.restore(game, null, old);
  assert.equal(live.play.entries.length, 1);
  assert.equal(botQuestions(live).length, 1);
});
