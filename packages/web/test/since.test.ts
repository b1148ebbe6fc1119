// What the others did since one's own last turn: a question in somebody else's turn does not begin a new one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '@boardwright/engine';
import type { EventGroup } from '@boardwright/host';
import type { DrawnEdition } from '../src/drawn/use-drawn.ts';
import { doingsSince, turnEnded } from '../src/table/signs.ts';

const ME = 0;
const HEADINGS = ['turn'];
const edition = { drawn: { headings: HEADINGS }, content: null } as unknown as DrawnEdition;

const answer = (p: number): Event => ({ say: '@answer', p, do: 'ask', word: 'button:yes' });
const turn = (p: number): Event => ({ say: 'turn', p });
const deed = (p: number, what: string): Event => ({ say: 'did', p, what });
const told = (...answers: Event[][]): EventGroup[] =>
  answers.map((events, n) => ({ n, events }) as unknown as EventGroup);

/** My turn ends with answer 1; answer 3 is mine, in the middle of what seat 1 does; then it is my turn again. */
const HEARD = told(
  [turn(ME)],
  [answer(ME), deed(ME, 'own'), turn(1)],
  [answer(1), deed(1, 'pays')],
  [answer(ME), deed(ME, 'kept'), deed(1, 'takes')],
  [answer(1), deed(1, 'ends'), turn(ME)],
  [answer(ME), deed(1, 'is hit')],
);

test('my turn ended where the next one began, though I have answered since', () => {
  assert.equal(turnEnded(HEARD, 3, ME, HEADINGS), 1);
});

test('without headings of turns, it is since my last answer', () => {
  assert.equal(turnEnded(HEARD, 3, ME, []), 3);
});

test('before my first turn is over, it is since my last answer', () => {
  assert.equal(turnEnded(told([turn(1)], [answer(1), turn(ME)]), 1, ME, HEADINGS), 1);
});

test('what somebody does after my answer in their turn is told, and what I do to them in mine is not', () => {
  const doings = doingsSince(HEARD, 1, ME, edition);
  const said = doings.map(({ seat, lines }) => [seat, lines.map(({ event }) => event.what ?? event.say)]);
  assert.deepEqual(said, [[1, ['@answer', 'pays', 'takes', '@answer', 'ends']]]);
});
