// Which question an answer is meant for, and since when it has been offered.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import type { Word } from '@boardwright/engine';
import type { OpenQuestion, Update } from '@boardwright/host';
import type { Act } from '../src/model/session.ts';
import { Answering } from '../src/table/use-answering.ts';

let sent: Act[] = [];
let answering: Answering;
let time = 0;

/** The page shows these words in these lanes; each question was asked at that position. */
function shows(at: number, ...asked: readonly { lane: string; since: number; words: readonly Word[] }[]): void {
  time = at;
  const open = asked.map(
    ({ lane, since, words }) => ({ at: lane, since, words, asides: [] }) as unknown as OpenQuestion,
  );
  answering.see({ seat: 0, position: 9, open } as unknown as Update);
}
const sinceOf = (word: Word, lane?: string): number | undefined => answering.intend(word, lane)?.since;

beforeEach(() => {
  mock.restoreAll();
  mock.method(performance, 'now', () => time);
  sent = [];
  answering = new Answering(async act => {
    sent.push(act);
    return null;
  });
});

test('a word has been offered since it first was, also by another question, until it is gone', () => {
  shows(100, { lane: '', since: 1, words: ['wall:north', 'wall:west'] });
  shows(200, { lane: '', since: 2, words: ['wall:west', 'wall:east'] });
  assert.equal(sinceOf('wall:west'), 100);
  assert.equal(sinceOf('wall:east'), 200);
  shows(300);
  shows(400, { lane: '', since: 3, words: ['wall:west'] });
  assert.equal(sinceOf('wall:west'), 400);
});

test('the same word of two lanes is offered twice', () => {
  shows(100, { lane: '0', since: 1, words: ['face:g3'] });
  shows(200, { lane: '0', since: 1, words: ['face:g3'] }, { lane: '1', since: 1, words: ['face:g3'] });
  assert.equal(sinceOf('face:g3', '0'), 100);
  assert.equal(sinceOf('face:g3', '1'), 200);
});

test('an answer is given to the question it was meant for, and to no other', () => {
  shows(100, { lane: '', since: 1, words: ['wall:west'] });
  const intent = answering.intend('wall:west');
  shows(200, { lane: '', since: 2, words: ['wall:west'] });
  intent?.answer();
  assert.deepEqual(sent, []);
  answering.intend('wall:west')?.answer();
  assert.equal(sent.length, 1);
  assert.equal(answering.intend('wall:north'), null);
});
