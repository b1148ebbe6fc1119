// A live match accepts answers, declines with reasons, and is the same after opening it again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileOf, fileOfRows, Live, type Snapshot, updateFor } from '../src/index.ts';
import { game, people, SECRET, Table } from './seats.ts';

/** A snapshot has no film of the last answer, because nobody is there to see it. */
const all = (live: Live) => [0, 1, 2, null].map(seat => ({ ...updateFor(live, seat), film: [] }));
const why = (outcome: object): unknown => (outcome as { declined?: { why: string } }).declined?.why;

test('a match opened again from its rows, or from a snapshot and the rows after it, is the same match', () => {
  const table = new Table();
  let snapshot: Snapshot | null = null;
  let opened = 0;
  table.playOn(7, live => {
    const kept = live.snapshot();
    if (kept !== null && live.position % 3 === 0) snapshot = JSON.parse(JSON.stringify(kept));
    assert.deepEqual(all(Live.restore(game, null, table.rows)), all(live));
    if (snapshot !== null) {
      const after = table.rows.filter(row => row.seq > snapshot!.seq);
      assert.deepEqual(all(Live.restore(game, snapshot, after)), all(live));
      opened++;
    }
    return false;
  });
  assert.ok(table.live.isOver && opened > 10);
});

test('the rows alone make the file of a match, whatever was taken back, with the seal once it is open', () => {
  const table = new Table();
  const rules = { version: game.version, engine: table.live.play.match.engine };
  let undone = 0;
  let moves = 0;
  table.playOn(3, live => {
    const last = live.play.entries.at(-1);
    if (last !== undefined && ++moves % 3 === 0 && undone < 8)
      if ('row' in table.say({ do: 'undo', by: people[last.seat]!.owner!, seat: last.seat })) undone++;
    const { match: _, ...file } = fileOf(live);
    assert.deepEqual({ ...fileOfRows(table.rows, rules), drawn: file.drawn }, { drawn: undefined, ...file });
    return false;
  });
  table.say({ do: 'reveal', secret: SECRET });
  const { match: _, ...file } = fileOf(table.live);
  assert.deepEqual(fileOfRows(table.rows, rules), file);
  assert.ok(undone > 3, String(undone));
});

test('what earlier versions stored under other names is opened', () => {
  const table = new Table({ substitute: 'skilled' });
  table.playOn(4, live => live.play.entries.length > 10);
  const older = (text: string): string =>
    text.replace('"status":{', '"affairs":{').replaceAll('"settings":{', '"manner":{');
  const rows = JSON.parse(older(JSON.stringify(table.rows))) as typeof table.rows;
  const { held: _, hidden: __, movedAt: ___, ...status } = table.live.snapshot().status;
  const snapshot = JSON.parse(older(JSON.stringify({ ...table.live.snapshot(), status })));
  assert.ok(!('status' in snapshot) && snapshot.affairs.manner.substitute === 'skilled');
  const fromRows = Live.restore(table.live.game, null, rows);
  assert.deepEqual(fromRows.status, table.live.status);
  const fromSnapshot = Live.restore(table.live.game, snapshot, rows);
  assert.deepEqual(fromSnapshot.status, { ...table.live.status, movedAt: table.live.status.clocks.at });
  assert.deepEqual(fromSnapshot.play.match, fromRows.play.match);
});

test('an answer that is sent twice is done once', () => {
  const table = new Table();
  const word = updateFor(table.live, 0).open[0]!.words[0]!;
  assert.ok('row' in table.answer(0, word, { id: 'same' }));
  assert.deepEqual(table.answer(0, word, { id: 'same', position: 0, at: '0' }), { nothing: true });
  assert.equal(table.live.play.entries.length, 1);
  assert.deepEqual(table.reopened(false).status.recentIds, ['0:same']);
});

test('nobody answers for another, and every refusal has its reason', () => {
  const table = new Table();
  const word = updateFor(table.live, 0).open[0]!.words[0]!;
  assert.equal(why(table.answer(0, word, { by: 'bob' })), 'notYourSeat');
  assert.equal(why(table.answer(0, word, { by: '.bot' })), 'notYourSeat');
  assert.equal(why(table.answer(0, word, { by: 'ann', seat: 7 })), 'notYourSeat');
  assert.equal(why(table.answer(0, 'bid:999')), 'notOffered');
  assert.equal(why(table.answer(0, word, { at: '9' })), 'notAsked');
  table.toStall(0);
  table.answer(0, 'stall:0');
  const refused = table.answer(0, 'stall:0');
  assert.deepEqual('declined' in refused && refused.declined, {
    why: 'notPossible',
    reason: { word: 'stall:0', why: 'taken', rule: 'MK-3', q: 0 },
  });
  assert.equal(why(table.answer(1, 'stall:1', { at: '' })), 'notAsked');
  table.playOn(1);
  assert.equal(why(table.answer(0, word)), 'over');
});

test('an answer to a question that has gone is stale; an answer in another lane makes nothing stale', () => {
  const table = new Table();
  const before = table.live.position;
  const words = [0, 1, 2].map(seat => updateFor(table.live, seat).open[0]!.words[0]!);
  assert.ok('row' in table.answer(2, words[2]!, { position: before }));
  assert.ok('row' in table.answer(0, words[0]!, { position: before }));
  assert.ok('row' in table.answer(1, words[1]!, { position: before }));
  table.toStall(0);
  const position = table.live.position;
  assert.ok('row' in table.answer(0, 'stall:0', { position }));
  assert.equal(why(table.answer(0, 'stall:1', { position })), 'stale');
  assert.equal(why(table.answer(0, 'stall:1', { position: 10_000 })), 'stale');
  assert.ok('row' in table.answer(0, 'stall:1'));
});

test('a row with a hole before it is refused', () => {
  const table = new Table();
  assert.throws(() => table.live.apply({ seq: 5, time: 0, facts: [] }), /does not follow/);
});

test('a snapshot stays as it was taken', () => {
  const table = new Table();
  const snapshot = table.live.snapshot()!;
  const before = JSON.stringify(snapshot);
  table.playOn(3);
  assert.equal(JSON.stringify(snapshot), before);
});
